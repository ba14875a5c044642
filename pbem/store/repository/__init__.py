"""Small queries on a session, one module a matter; what they mean is decided in the service."""
