# Was in Zeichnungen und auf gedruckten Seiten steht, auf Deutsch.

plan-title = { $pixels } Pixel ({ $outputs }), Farbfolge { $order }
plan-output = Ausgang { $number }: { $count }
plan-seat = Platz { $seat }
plan-pixel = Pixel { $at } an Ausgang { $chain }
