"""What came of matches, people's ratings, and what others may see of a person.

Matches that were over before are counted like those that end from now on, without ratings.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("identities", sa.Column("avatar", sa.String(40)))
    for table, flag in (("identities", "public"), ("tables", "rated"), ("matches", "counted")):
        column = sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, column)
    op.create_index("matches_uncounted", "matches", ["counted", "status"])
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id")),
        sa.Column("level", sa.String(40)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("results_of_person", "results", ["identity_id", "ended"])
    op.create_table(
        "ratings",
        sa.Column("identity_id", sa.String(40), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("cautious", sa.Float, nullable=False),
    )
    op.create_index("ratings_ladder", "ratings", ["game", "seats", "cautious"])
