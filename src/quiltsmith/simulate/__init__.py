"""Games played by bots: engines, statistics, reports, rebalancing, and the best game of a deal."""
