"""What `import quiltsmith` offers programs: loading, checking, documents and writing; thin users of the rest."""
