"""A session for each device, which can be ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "identity_id",
            sa.String(40),
            sa.ForeignKey("identities.id"),
            nullable=False,
            index=True,
        ),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("browser", sa.String(20)),
        sa.Column("system", sa.String(20)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
        sa.Column("ended", sa.BigInteger),
    )
    op.add_column(
        "identities",
        sa.Column("signed_cookie", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    # Whoever is known already has a cookie of the first kind.
    op.execute(sa.text("UPDATE identities SET signed_cookie = true"))
