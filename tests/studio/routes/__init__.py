"""Tests of what pages ask."""
