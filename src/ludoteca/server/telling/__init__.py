"""What people are told about matches and games, as data of the protocol."""
