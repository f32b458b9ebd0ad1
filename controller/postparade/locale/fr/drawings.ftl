# Ce que disent les dessins et les pages imprimées, en français.

plan-title = { $pixels } pixels ({ $outputs }), ordre des couleurs { $order }
plan-output = sortie { $number } : { $count }
plan-seat = place { $seat }
plan-pixel = pixel { $at } de la sortie { $chain }
