"""Run by Alembic, with the connection that `ludoteca.server.storage.migrate` opened."""

from alembic import context

from ludoteca.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
