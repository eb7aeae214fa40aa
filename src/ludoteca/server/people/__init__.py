"""Who is there: identities, sessions, and the browsers that are connected."""
