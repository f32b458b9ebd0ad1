"""The Sprint: a dice race with seven horses and scratches of its own, built on the parts that dice races share."""
