"""The shipped kinds of games: a `RuleSet` each, put together from its parts in all layers."""
