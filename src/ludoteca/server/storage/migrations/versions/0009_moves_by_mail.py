"""Matches with days for a decision: when a turn began, who is away, and who is told of it."""

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
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("identity_id", "kind", "address", name="contacts_address"),
    )
    op.create_index("ix_contacts_identity_id", "contacts", ["identity_id"])
    op.create_table(
        "notice_wishes",
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
    )
    op.create_table(
        "outbox",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("contact_id", sa.String(40), sa.ForeignKey("contacts.id"), nullable=False),
        sa.Column("match_id", sa.String(40), sa.ForeignKey("matches.id")),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("held_until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.UniqueConstraint("contact_id", "match_id", "version", "kind", name="outbox_once"),
    )
    op.create_index("ix_outbox_contact_id", "outbox", ["contact_id"])
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_index("outbox_waiting", "outbox", ["done", "not_before"])
    op.create_table(
        "orders",
        sa.Column("match_id", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("most", sa.Integer, nullable=False),
    )
