"""Matches with days for a decision: when a turn began, and when people are away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    began = sa.Column("turn_began", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("matches", began)
    op.execute("UPDATE matches SET turn_began = updated")
    op.create_table(
        "vacations",
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
