"""Types and their tangents."""
