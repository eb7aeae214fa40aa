"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("code_hash", sa.String(64), unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("boards", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("match_id", sa.String(40)),
        sa.Column("rematch_of", sa.String(40), unique=True),
    )
    op.create_index("tables_open", "tables", ["match_id", "closed", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), index=True),
        sa.Column("level", sa.String(40)),
        sa.Column("name", sa.String(24)),
        sa.Column("reserved_for", sa.String(40), sa.ForeignKey("identities.id"), index=True),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, unique=True
        ),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("bot_to_act", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("lease_by", sa.String(40)),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_live", "matches", ["status", "updated"])
    op.create_index("matches_bots", "matches", ["bot_to_act", "lease_until"])
    op.create_table(
        "happenings",
        sa.Column("match_id", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(40)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("match_id", "key", name="happenings_key"),
    )
    op.create_table(
        "chats",
        sa.Column("match_id", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String(24)),
        sa.Column("text", sa.Text, nullable=False),
    )
