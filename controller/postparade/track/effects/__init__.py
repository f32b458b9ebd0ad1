"""The effects: small pure functions from a field and a moment to light, grouped by what they show.

Each returns ``(pixels, 3)`` float32, 1.0 is full light, or ``DARK`` where it has nothing to show; the renderer takes
the brightest of all in every pixel. Nothing but the head of a horse is brighter than ``field.UNDER_HEAD`` in a lane, so
that its position can always be read.
"""
