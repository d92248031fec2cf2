"""The words of the studio's pages in English, by key: a module for each page."""
