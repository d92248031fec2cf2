"""What the pages ask: one file for each thing that they ask about, listed in `app.py`."""
