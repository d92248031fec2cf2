"""What the pages request: a module for each subject, listed in `app.py`."""
