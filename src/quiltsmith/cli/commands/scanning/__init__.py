"""`quiltsmith scan`: photos are read, people asked, sheets written and checked."""
