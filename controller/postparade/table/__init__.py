"""The authority: one writer that takes actions in order, journals what they cause, and tells everybody."""
