"""Tests of filled sheets."""
