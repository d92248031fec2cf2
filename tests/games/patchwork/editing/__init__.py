"""Sheets of the two-player game under the hands of their players."""
