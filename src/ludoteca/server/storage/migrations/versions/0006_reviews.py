"""Reviews of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
