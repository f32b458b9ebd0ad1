# 1-2: told
dry-signature = That was a horse race. I have seen the forms.
    .v2 = I have nothing to add. Nor have the losers.
# 1-4: told
dry-off = And they have left. Mostly.
    .v2 = They are off. It had to happen.
    .v3 = The gate is open. Some have noticed.
    .v4 = Off they go. Nobody panic.
# 1-3: scratched
dry-off-without = They are off. { $horse } was not asked.
    .v2 = Off, without { $the-horse }. It had other plans.
    .v3 = They leave without { $the-horse }. Nobody waved.
# 1-3: told
dry-race = Race { $number }. Do try to stay awake.
    .v2 = Race { $number }. The paperwork is in order.
    .v3 = Race { $number }. Mild, with a chance of horses.
# 1-3: leads, first-out
dry-first-step = { $horse } is first away. It may regret that.
    .v2 = The lead, for what it is worth: { $horse }.
    .v3 = { $horse } has moved. That counts as a lead.
# 1-12: moved-before
dry-move = { $horse }. Progress, of a kind.
    .v2 = { $horse } moves. Quietly.
    .v3 = { $the-horse } has not given up. Noted.
    .v4 = A step by { $the-horse }. No applause, please.
    .v5 = { $horse }, without fuss.
    .v6 = { $the-horse } does what it is fed for.
    .v7 = { $horse }, I suppose.
    .v8 = { $the-horse } carries on. One does.
    .v9 = And { $horse }. Tea, anyone?
    .v10 = { $horse }. The weather holds.
    .v11 = { $horse }. File under progress.
    .v12 = { $the-horse }, at its convenience.
# 1-4: moved-before, backed
dry-move-for = { $horse } moves. { $name } pretends not to care.
    .v2 = { $horse }, and { $name } nods. Barely.
    .v3 = A step for { $horse }. { $name } may have a biscuit.
    .v4 = { $horse }. { $name } has noted it.
# 1-3: moved
dry-move-first = { $horse } has found the door.
    .v2 = { $horse } joins us. How good of it.
    .v3 = { $the-horse } emerges. Better late.
# 1-5: moved
dry-move-hot = { $horse }. Hm.
    .v2 = { $horse }, if you please.
    .v3 = { $horse }, then.
    .v4 = Well. { $horse }.
    .v5 = { $horse }. As one does.
# 1-4: moved, outsider, behind-three
dry-move-outsider = { $the-horse } moves. Statistically, somebody had to.
    .v2 = { $the-horse } is in no hurry. Nor is its owner.
    .v3 = A step for { $the-horse }. Alert the press.
    .v4 = { $the-horse } moves. The tea keeps warm.
# 1-3: moved
dry-left-gate = { $the-horse } has finished breakfast.
    .v2 = { $the-horse } has read the instructions.
    .v3 = { $horse }, fashionably late.
# 1-3: moved
dry-double = A pair, and { $horse } moves. Tidy.
    .v2 = Doubles for { $horse }. Very symmetrical.
    .v3 = { $horse }, on a pair. Elegant.
# 1-3: second-now
dry-up-to-second = { $horse } is second now. Steady.
    .v2 = Second: { $horse }. It has ambitions.
    .v3 = { $horse } moves up behind { $other }. Discreetly.
# 1-4: leads
dry-lead = { $horse } leads. Somebody must.
    .v2 = In front, { $horse }. I have seen worse.
    .v3 = { $horse } has the lead. Handle with care.
    .v4 = The new leader is { $horse }. Write it in pencil.
# 1-3: leads
dry-lead-hot = { $horse } leads. Hm.
    .v2 = { $horse }. In front.
    .v3 = Oh. { $horse }.
# 1-3: leads, passed
dry-lead-from = { $horse } passes { $other }. No hard feelings.
    .v2 = { $other } has been relieved of the lead by { $horse }.
    .v3 = { $horse } goes by { $other }. Politely.
# 1-2: leads, passed
dry-lead-from-hot = { $horse } passes { $other }. Hm.
    .v2 = { $horse }, not { $other }.
# 1: leads, led-before
# 2: leads, led-before
# 3: leads, led-before
dry-lead-back = { $horse } leads again. It left something there.
    .v2 = { $horse }, back in front. It knows the view.
    .v3 = The lead returns to { $horse }. Sign here.
# 1-2: leads, led-before
dry-lead-back-hot = { $horse }. Back again.
    .v2 = { $horse } again. Well.
# 1-4: level
dry-level = { $horse } and { $other }, level. How civil.
    .v2 = { $horse } and { $other } share the lead. Like adults.
    .v3 = { $horse }, { $other }. A ruler, please.
    .v4 = { $horse } and { $other }, side by side. Mind the paint.
# 1-2: level
dry-level-hot = { $horse }, { $other }. Level.
    .v2 = { $horse } and { $other }. Quite.
# 1-3: leads, past-half
dry-halfway = Halfway, and { $horse } leads. Time for tea.
    .v2 = Half of it is over. { $horse }, since you ask.
    .v3 = Half. { $horse }, in front. The rest is paperwork.
# 1-3: one-step
dry-near = { $horse } is one step away. No pressure.
    .v2 = { $horse }, one step. One could faint.
    .v3 = { $the-horse } is nearly done. As are we.
# 1-3: one-step
dry-near-hot = { $horse }. One step.
    .v2 = One step, { $horse }. Calmly.
    .v3 = { $horse }, nearly.
# 1-3: one-step, backed
dry-near-for = { $horse } needs one step. { $name } needs a drink.
    .v2 = One step for { $horse }. { $name } has stopped talking.
    .v3 = { $horse }, one step. { $name } is taking it well.
# 1-3: one-step, backed
dry-near-for-hot = { $horse }. For { $name }.
    .v2 = { $name } wants { $horse }.
    .v3 = One, { $name }.
# 1-2: one-step
dry-near-two-hot = { $horse } or { $other }. Quite.
    .v2 = { $horse }, { $other }. One step.
# 1-3: again-rolled
dry-twice = { $horse } again. It knows the way.
    .v2 = { $horse }, again. Check the dice.
    .v3 = Once more { $horse }. How persistent.
# 1-3: again-rolled
dry-twice-hot = { $horse }. Again.
    .v2 = And { $horse }, again.
    .v3 = Again { $horse }. Hm.
# 1-3: told
dry-snake-eyes = Two ones. The smallest possible news.
    .v2 = Snake eyes. Do not touch.
    .v3 = One and one. Do the sum.
# 1-3: told
dry-boxcars = Two sixes. Show-off.
    .v2 = Boxcars. Somebody has been practising.
    .v3 = Six and six. Noted.
# 1-3: leads, margin
dry-clear = { $horse } by { $moves }. The rest are sightseeing.
    .v2 = { $horse }, { $moves } clear. It will be lonely.
    .v3 = { $horse } by { $moves }. Somebody wake the others.
# 1-2: first-three
# 3: first-three, idiom
dry-order = { $horse }, { $other }, { $third }. As of now.
    .v2 = In order: { $horse }, { $other }, { $third }. Carry on.
    .v3 = { $horse }, { $other }, { $third }. I only read it out.
# 1-6: scratched
dry-scratch = { $the-horse } is scratched. Flowers to the usual address.
    .v2 = No { $horse } today. We shall cope.
    .v3 = { $the-horse } has sent its apologies.
    .v4 = { $the-horse } will not run. Its accountant insists.
    .v5 = { $the-horse } stays in bed. I envy it.
    .v6 = Scratched: { $the-horse }. The hay is excellent, I hear.
# 1-3: scratched
dry-scratch-outsider = { $the-horse } is scratched. I had forgotten it.
    .v2 = { $the-horse } will not run. Was it ever going to?
    .v3 = { $horse } is out. The market yawns.
# 1-3: scratched
dry-scratch-favourite = { $the-horse } is scratched. Expensive.
    .v2 = The favourite sends regrets: { $horse }.
    .v3 = { $the-horse } is out. Hold on to the furniture.
# 1-8: scratched
dry-scratched-roll = { $horse }. It is not here.
    .v2 = { $the-horse } sends its regards from the stable.
    .v3 = { $horse }. Still scratched, I am afraid.
    .v4 = { $the-horse }, in absence.
    .v5 = { $horse }. It is having tea.
    .v6 = { $horse }. Wrong number.
    .v7 = { $the-horse } is out to lunch.
    .v8 = { $horse }. Please leave a message.
# 1-3: moved
dry-surge = { $horse } takes extra. Greedy.
    .v2 = { $horse } has been at the oats.
    .v3 = { $horse }, further than it should.
# 1-3: photo
dry-photo = Close. Inconveniently close.
    .v2 = The camera, if it is awake.
    .v3 = I would rather see a photograph.
# 1-4: won
dry-winner = { $horse } wins. I thought I should mention it.
    .v2 = { $horse } has won. So much for science.
    .v3 = The winner is { $horse }. You may exhale.
    .v4 = { $horse }, first. That is usually enough.
# 1-3: won
dry-winner-again = { $horse }. Yes, really.
    .v2 = I repeat, { $horse }. Without emotion.
    .v3 = { $horse }, for those who were at the bar.
# 1-3: won, photo
dry-winner-nose = { $horse }, by a nose. A small one.
    .v2 = By a nose, { $horse }. It pays to have one.
    .v3 = { $horse }. By a nose. How close of it.
# 1-3: won, far-behind
dry-comeback = { $horse } came from far behind. It had time.
    .v2 = A comeback by { $horse }. The obituary was written.
    .v3 = { $horse } was beaten. Nobody told { $horse }.
# 1-3: won, outsider
dry-longshot-wins = An outsider. The bookmakers are lying down.
    .v2 = { $the-horse } has won. I shall need that in writing.
    .v3 = { $the-horse }. The form book is now firewood.
# 1-3: won, far-ahead, others-on-their-way
dry-easy-win = The others are still out there. Somebody fetch them.
    .v2 = { $horse }, easily. We could have left earlier.
    .v3 = { $horse }. The rest will write.
# 1-3: told
dry-bets-closed = No more bets. It is for your own good.
    .v2 = The window is shut. Mind your fingers.
    .v3 = Bets are closed. Regret is open.
# 1: swing-up, percent, idiom
# 2-3: swing-up, percent
dry-swing = { $percent } percent for { $horse }. I only work here.
    .v2 = { $horse } is at { $percent } percent. Apparently.
    .v3 = { $percent } percent, { $horse }. Draw your own conclusions.
# 1-3: swing-up, percent, backed
dry-swing-for = { $percent } percent for { $horse }. { $name } may smile, in moderation.
    .v2 = { $horse }, { $percent } percent. { $name } is counting already.
    .v3 = { $percent } percent for { $horse }. Steady, { $name }.
# 1-4: swing-up, backed
dry-swing-for-hot = { $name } approves.
    .v2 = Calm, { $name }.
    .v3 = Noted, { $name }.
    .v4 = Steady, { $name }.
# 1-5: told
dry-duel-leads = { $name } leads. For now.
    .v2 = { $name }, in front. Unhurried.
    .v3 = { $name } is ahead. It happens.
    .v4 = { $name } first. Somebody has to be.
    .v5 = { $name }, then.
# 1-5: told
dry-duel-won = { $name }. Adequate.
    .v2 = { $name } takes it. Without fuss.
    .v3 = { $name } wins the lane. Next.
    .v4 = { $name }, and that is that.
    .v5 = The lane is { $name }'s. Sign here.
# 1-3: told
dry-duel-clear = { $name } draws away. { $rival } has a good view of it.
    .v2 = { $name } is clear. { $rival } is admiring the scenery.
    .v3 = { $name }, comfortably. Poor { $rival }.
# 1-6: told
dry-price-first = { odds } { $the-horse }, says { $name }. Bold.
    .v2 = { $name } offers { odds }, { $the-horse }. I would not.
    .v3 = { $the-horse } at { odds }, from { $name }. In chalk, luckily.
    .v4 = { odds } { $the-horse }. { $name } has a system.
    .v5 = { $name } says { odds }, { $the-horse }. On purpose, one assumes.
    .v6 = { odds }, { $the-horse }. { $name } slept on it.
# 1-3: told
dry-round-won = The round is { $name }'s. No speech, please.
    .v2 = { $name } has the round. Noted.
    .v3 = { $name } wins the round. One of them had to.
# 1-3: told
dry-points-lost = Minus { points } for { $name }. Educational.
    .v2 = { $name } pays { points }. Character building.
    .v3 = That costs { $name } { points }. We shall not dwell on it.
# 1-3: told
dry-points-won = { points } for { $name }. Do not spend it.
    .v2 = { $name } scores { points }. Modestly.
    .v3 = { $name } takes { points }. There will be forms.
