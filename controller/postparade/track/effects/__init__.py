"""What light shows what: small pure functions from a field and a scene to light.

Each returns ``(n, 3)`` float32, 1.0 is full light; the renderer takes the brightest of all in every pixel.
"""
