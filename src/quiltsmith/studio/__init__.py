"""The local web page: a server on this machine only, a guard at its door, and the pages it serves.

`serving.py` runs it, `app.py` puts it together, `door/` decides who may ask, `folder.py` keeps to the person's
folder. `routes/` answers, `texts/` holds the words of the pages, `static/` the pages themselves.
"""
