# Che cosa dicono i disegni e le pagine stampate, in italiano.

plan-title = { $pixels } pixel ({ $outputs }), ordine dei colori { $order }
plan-output = uscita { $number }: { $count }
plan-seat = posto { $seat }
plan-pixel = pixel { $at } dell'uscita { $chain }
