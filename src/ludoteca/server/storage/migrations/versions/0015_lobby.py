"""Seats that a bot keeps until somebody comes, and invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    held = sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", held)
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("inviter", sa.String(40), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_of_person", "invitations", ["identity_id", "declined", "at"])
    # Without a reference: SQLite adds none to a table that is there. A table may be gone.
    op.add_column("outbox", sa.Column("table_id", sa.String(40)))
