"""Tables are found by whoever opened them, to count them and to clear guests away."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
