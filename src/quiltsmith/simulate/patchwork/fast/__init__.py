"""The fast engine: the games of the plain one, in functions of arrays that numba compiles.

`places` says where everything lies, `desk` makes the arrays of a setup, `games` plays. Only the arithmetic of
the rules, of values and of chance is shared with the plain engine; tests play the same seeds in both and compare
every move.
"""
