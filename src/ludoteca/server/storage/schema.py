"""The tables of the database. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# Keys of the server itself, such as the one that signs cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24)),
    Column("code_hash", String(64), unique=True),  # of the recovery code, which is not kept
    Column("code_spent", BigInteger),  # when the code before it was used up
    Column("created", BigInteger, nullable=False),
    Column("signed_cookie", Boolean, nullable=False),  # one of the first kind is still exchanged
    Column("avatar", String(40)),  # None: one that follows from the id
    Column("public", Boolean, nullable=False, server_default=false()),  # may others see a profile?
)

# The devices by which a person is known.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("browser", String(20)),
    Column("system", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),  # to the hour
    Column("ended", BigInteger),
)

# Keys on people's devices, by which they are known again. Only the public halves are here.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("credential_hash", String(64), nullable=False, unique=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("browser", String(20)),
    Column("system", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# Challenges that a passkey has answered: none is answered twice.
spent_challenges = Table(
    "spent_challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("boards", Text, nullable=False),  # JSON: texts of boards of one's own
    Column("public", Boolean, nullable=False),
    Column("clock", String(10), nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("host", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False),  # everybody left before it started
    Column("match_id", String(40)),  # once started
    Column("rematch_of", String(40), unique=True),  # the match that is played again
    Column("seed", Text, nullable=False),  # of its match, secret until that is over
    Column("sealed", BigInteger),  # when the host started it: seats and commitments are fixed
    Column("event_id", String(40)),  # of the event whose round it is part of
    Index("tables_open", "match_id", "closed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("identity_id", String(40), ForeignKey("identities.id"), index=True),
    Column("level", String(40)),
    Column("name", String(24)),  # of a person on somebody's device
    Column("reserved_for", String(40), ForeignKey("identities.id"), index=True),
    Column("gone", Boolean, nullable=False),  # left a running match
    # What the seat adds to chance: first the hash of a value, after the start the value.
    Column("commitment", String(64)),
    Column("contribution", String(64)),
    Column("held", Boolean, nullable=False, server_default=false()),  # by a bot, for whoever comes
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    # Facts of the last happening, for lists; the log says the same.
    Column("version", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("to_act", Integer),
    Column("bot_to_act", Boolean, nullable=False),
    Column("result", Text),  # JSON
    Column("turn_began", BigInteger, nullable=False, server_default="0"),
    # Which process lets the bots of this match think, and until when.
    Column("lease_by", String(40)),
    Column("lease_until", BigInteger, nullable=False),
    # What came of it stands in `results`: written once, with the ratings, when it is over.
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index("matches_uncounted", "counted", "status"),
    Index("matches_live", "status", "updated"),
    Index("matches_bots", "bot_to_act", "lease_until"),
)

happenings = Table(
    "happenings",
    metadata,
    Column("match_id", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("key", String(40)),  # what the browser called its request
    Column("entry", Text, nullable=False),  # JSON
    UniqueConstraint("match_id", "key", name="happenings_key"),
)

chats = Table(
    "chats",
    metadata,
    Column("match_id", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("player", String(24)),
    Column("text", Text, nullable=False),
    # Whoever said it; old lines do not tell, nor do those of people who were forgotten.
    Column("identity_id", String(40), ForeignKey("identities.id"), index=True),
)

# What came of a match, a row a seat. They stay when the match itself is cleared away.
results = Table(
    "results",
    metadata,
    Column("match_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id")),  # None: a bot, or nobody known
    Column("level", String(40)),  # of a bot
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rank", Integer),  # None: the match has no result
    Column("score", Integer),
    Column("gone", Boolean, nullable=False),  # left it, so that it ended or a bot played on
    # The person's rating before and after, if the match was rated.
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("results_of_person", "identity_id", "ended"),
)

# How strong people are, by game and number of seats.
ratings = Table(
    "ratings",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("cautious", Float, nullable=False),  # what ladders are sorted by
    Index("ratings_ladder", "game", "seats", "cautious"),
)

# Matches looked back on.
reviews = Table(
    "reviews",
    metadata,
    Column("match_id", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("review", LargeBinary, nullable=False),  # JSON, compressed
)

# When people are away: meanwhile their days for a decision do not count.
vacations = Table(
    "vacations",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)

# Records that somebody brought along, looked back on; forgotten after some days.
record_reviews = Table(
    "record_reviews",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the text
    Column("made", BigInteger, nullable=False, index=True),
    Column("review", LargeBinary, nullable=False),  # JSON, compressed
)

# Reviews under way: which process makes each, until when it has the right to, and how far it is.
review_claims = Table(
    "review_claims",
    metadata,
    Column("subject", String(64), primary_key=True),  # the id of a match, or a digest
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
)

# Where people want to be told that it is their turn: browsers, and mail that they confirmed.
contacts = Table(
    "contacts",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # `push` or `mail`
    Column("address", String(1000), nullable=False),
    Column("keys", Text),  # JSON: of a browser, to encrypt for it
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("identity_id", "kind", "address", name="contacts_address"),
)

# In which language, and when not. Minutes are those of a day in the person's zone.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("language", String(5), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
)

# What is to be sent: written with the move that it tells of, and sent after that is kept.
outbox = Table(
    "outbox",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("contact_id", String(40), ForeignKey("contacts.id"), nullable=False, index=True),
    Column("match_id", String(40), ForeignKey("matches.id"), index=True),  # none: about a contact
    Column("version", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("held_until", BigInteger, nullable=False),  # by the process that sends it
    Column("done", BigInteger),  # sent, or no longer wanted
    Column("table_id", String(40)),  # of an invitation
    UniqueConstraint("contact_id", "match_id", "version", "kind", name="outbox_once"),
    Index("outbox_waiting", "done", "not_before"),
)

# What seats have said beforehand: they pass on every bid above a limit.
orders = Table(
    "orders",
    metadata,
    Column("match_id", String(40), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("most", Integer, nullable=False),
)

# The first try of each person at each puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# How strong people and puzzles are at each game's puzzles.
puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("owner", String(40), primary_key=True),  # the id of a person, or the name of a puzzle
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

# An evening of a club: rounds of tables.
events = Table(
    "events",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("organiser", String(40), ForeignKey("identities.id"), index=True),  # None: forgotten
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", String(10), nullable=False),  # of each table
    Column("format", String(20), nullable=False),
    Column("rounds", Integer),  # that were wished for; None: as many as usual
    Column("minutes", Integer, nullable=False),  # for a round; 0: as long as it takes
    Column("pause", Integer, nullable=False),  # seconds between rounds
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seed", String(40), nullable=False),  # of the draw
    Column("status", String(10), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

event_players = Table(
    "event_players",
    metadata,
    Column("event_id", String(40), ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), index=True),
    Column("level", String(40)),  # of a bot
    Column("since", Integer, nullable=False),  # the first round they can be in
    Column("gone", Boolean, nullable=False),
    UniqueConstraint("event_id", "identity_id", name="event_players_once"),
)

event_rounds = Table(
    "event_rounds",
    metadata,
    Column("event_id", String(40), ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("byes", Text, nullable=False),  # JSON: numbers of players
)

event_tables = Table(
    "event_tables",
    metadata,
    Column("event_id", String(40), ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),  # opened after it was paired
    Column("players", Text, nullable=False),  # JSON: their numbers, by seat
    Column("ranks", Text),  # JSON, by seat, once it is over
)

# Whoever looks after the house, by the token that made them host.
hosts = Table(
    "hosts",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("reason", String(200), nullable=False),
)

# Whose chat somebody does not want to read.
mutes = Table(
    "mutes",
    metadata,
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("muted_id", String(40), ForeignKey("identities.id"), primary_key=True),
)

# Who was invited to which table, by somebody they have played with.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("identity_id", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("inviter", String(40), ForeignKey("identities.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("invitations_of_person", "identity_id", "declined", "at"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("reporter", String(40), ForeignKey("identities.id"), nullable=False),
    Column("reported", String(40), ForeignKey("identities.id"), nullable=False),
    Column("match_id", String(40), nullable=False),
    Column("text", Text, nullable=False),  # what somebody says about it
    Column("said", Text, nullable=False),  # JSON: the last lines of the chat
    Column("done", Boolean, nullable=False),
)

# What the host has decided while the server runs: limits, an announcement.
house_rules = Table(
    "house_rules",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # JSON
)
