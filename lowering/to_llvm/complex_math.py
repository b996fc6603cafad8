"""x"""
HANDLERS = {}
