"""Tests of changes in deck files."""
