"""Parts of both tools: files, options, diagnostics as text."""
