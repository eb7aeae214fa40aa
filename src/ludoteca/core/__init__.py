"""What every game shares: the contract, kernels, chance, match, record text, words."""
