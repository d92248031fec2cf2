"""The Python API: loading, checking, printing and simulating; and the description of every printing option.

`products.py` lists what can be printed, `described_options.py` reads signatures as descriptions of options.
"""
