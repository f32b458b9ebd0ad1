"""Webhooks: addresses that are called when a race starts or finishes and when the evening ends, signed as
https://www.standardwebhooks.com describes."""
