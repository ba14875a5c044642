"""The store, on real SQLite and real PostgreSQL."""
