"""Instructions, by what they are about."""
