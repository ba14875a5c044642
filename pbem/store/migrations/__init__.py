"""The steps from each version of the tables to the next, for Alembic; they travel inside the package."""
