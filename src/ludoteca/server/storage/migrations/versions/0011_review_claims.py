"""Which process makes a review, and reviews of records that somebody brought along."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "record_reviews",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "review_claims",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
    )
