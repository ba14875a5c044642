"""A mail to send: written, and handed to a server."""
