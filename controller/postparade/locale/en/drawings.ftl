# Words in drawings and on printed pages, in English.

## The layout of the track

plan-title = { $pixels } pixels ({ $outputs }), colour order { $order }
plan-output = output { $number }: { $count }
plan-seat = seat { $seat }
plan-pixel = pixel { $at } of output { $chain }
