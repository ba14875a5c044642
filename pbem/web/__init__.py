"""The window in the browser: HTTP and nothing else. Whoever never opens it misses nothing."""
