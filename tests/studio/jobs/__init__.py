"""Tests of long work beside the pages."""
