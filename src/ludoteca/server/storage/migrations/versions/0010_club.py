"""Events, and what a host needs to look after a house."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

INDEXED = (
    ("chats", "identity_id"),
    ("events", "organiser"),
    ("events", "status"),
    ("event_players", "identity_id"),
    ("hosts", "identity_id"),
    ("reports", "at"),
)


def person(name: str, *, key: bool = False, needed: bool = True) -> sa.Column[str]:
    known = sa.ForeignKey("identities.id")
    return sa.Column(name, sa.String(40), known, primary_key=key, nullable=not (key or needed))


def of_event() -> sa.Column[str]:
    return sa.Column("event_id", sa.String(40), sa.ForeignKey("events.id"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("event_id", sa.String(40)))
    with op.batch_alter_table("chats") as batch:
        known = sa.ForeignKey("identities.id", name="chats_identity_id_fkey")
        batch.add_column(sa.Column("identity_id", sa.String(40), known))
    make_events()
    make_house()
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])


def make_events() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        person("organiser", needed=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("format", sa.String(20), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event_players",
        of_event(),
        sa.Column("number", sa.Integer, primary_key=True),
        person("identity_id", needed=False),
        sa.Column("level", sa.String(40)),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("event_id", "identity_id", name="event_players_once"),
    )
    op.create_table(
        "event_rounds",
        of_event(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("byes", sa.Text, nullable=False),
    )
    op.create_table(
        "event_tables",
        of_event(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("ranks", sa.Text),
    )


def make_house() -> None:
    op.create_table(
        "hosts",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        person("identity_id"),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        person("identity_id", key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_table(
        "mutes",
        person("identity_id", key=True),
        person("muted_id", key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        person("reporter"),
        person("reported"),
        sa.Column("match_id", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "house_rules",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
