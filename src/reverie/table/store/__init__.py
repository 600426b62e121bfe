"""What must survive, in SQLite or PostgreSQL."""
