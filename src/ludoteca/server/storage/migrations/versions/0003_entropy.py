"""The seed belongs to the table from its opening, and seats contribute to chance."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("commitment", sa.String(64)))
    op.add_column("seats", sa.Column("contribution", sa.String(64)))
    op.add_column("tables", sa.Column("sealed", sa.BigInteger))
    op.add_column("tables", sa.Column("seed", sa.Text, nullable=False, server_default=""))
    # A match goes on with its own seed, and a table that waits gets one now.
    op.execute(
        "UPDATE tables SET seed = (SELECT seed FROM matches WHERE matches.id = tables.match_id) "
        "WHERE match_id IS NOT NULL"
    )
    connection = op.get_bind()
    waiting = connection.execute(sa.text("SELECT id FROM tables WHERE seed = ''")).scalars().all()
    for table in waiting:
        connection.execute(
            sa.text("UPDATE tables SET seed = :seed WHERE id = :table"),
            {"seed": secrets.token_hex(32), "table": table},
        )
    op.drop_column("matches", "seed")
