# Lo que dicen los dibujos y las páginas impresas, en español.

plan-title = { $pixels } píxeles ({ $outputs }), orden de colores { $order }
plan-output = salida { $number }: { $count }
plan-seat = asiento { $seat }
plan-pixel = píxel { $at } de la salida { $chain }
