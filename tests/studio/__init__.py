"""Tests of the studio; those that need a server start a real one, as a person does."""
