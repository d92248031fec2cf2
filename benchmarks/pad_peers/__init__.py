"""The same pad drawn with other tools: 9×9 grid, title and twenty texts on every page, an embedded font."""
