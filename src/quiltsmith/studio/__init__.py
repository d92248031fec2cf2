"""The local web application: a server for this machine only, and the pages that it serves.

`server.py` runs it, `app.py` lists all addresses, `auth.py` decides who may ask, `endpoints.py` makes answers of
functions, `folder.py` keeps to the person's folder. `routes/` answers, `texts/` has the words of the pages,
`static/` the pages themselves.
"""
