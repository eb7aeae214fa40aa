"""The table server: matches over the network that lose nothing."""
