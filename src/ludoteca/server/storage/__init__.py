"""What is kept: logs, tables, people; and how the database is reached."""
