"""When a recovery code was spent: its request is answered again only for a while."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("identities", sa.Column("code_spent", sa.BigInteger))
