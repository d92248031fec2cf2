"""Long work beside the pages, each in a process of its own: it tells how far it is and can be ended at once.

`works.py` is the table of what can be done, `running.py` runs and ends it, `worker.py` is the other process.
"""
