"""Commands that show what there is: games, themes, papers, presets, schemas, explanations."""
