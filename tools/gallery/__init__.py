"""The pictures of docs/gallery: pages on a table, and contact sheets of everything that can be printed."""
