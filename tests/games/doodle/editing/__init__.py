"""Tests of doodle sheets under the hand of their player."""
