"""The two rulebooks as code. Each package keeps the protocol of `core.game`."""
