"""Photos from phones: a second listener in the person's network, with one page that can only send photos."""
