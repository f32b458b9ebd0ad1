# 1-2: told
fiery-signature = My heart! My poor heart! What a race!
    .v2 = I need a chair! And another race!
# 1-4: told
fiery-off = Go! Go! Go! They're flying!
    .v2 = The gate explodes! They're off!
    .v3 = Wake the neighbours! They're off!
    .v4 = Fire! Fire! They're off!
# 1-3: scratched
fiery-off-without = They're off! Without { $the-horse }! No mercy!
    .v2 = No { $horse }! Cry later! They're off!
    .v3 = { $the-horse } stays home! Who cares! They're off!
# 1-3: told
fiery-race = Race { $number }! My heart is in my mouth!
    .v2 = Race { $number }! Bring me water! Bring me a priest!
    .v3 = Here it comes! Race { $number }! Light the fires!
# 1-3: leads, first-out
fiery-first-step = { $horse }! { $horse } bursts out first!
    .v2 = Look at that! First out! { $horse }!
    .v3 = First blood! It's { $horse }!
# 1-12: moved-before
fiery-move = { $horse }! Like thunder!
    .v2 = Oh, { $the-horse }! What a stride!
    .v3 = Burn it up, { $horse }!
    .v4 = Yes! Yes! { $horse }!
    .v5 = { $the-horse } breathes fire!
    .v6 = Run, { $horse }! Run for your mother!
    .v7 = Thunder! It's { $horse }!
    .v8 = { $horse }! I can't look! I'm looking!
    .v9 = Go on, { $horse }! Go on!
    .v10 = Listen to those hooves! { $horse }!
    .v11 = My heart! { $horse }!
    .v12 = { $horse }! Wild! Wild!
# 1-4: moved-before, backed
fiery-move-for = { $horse }! For { $name }! For glory!
    .v2 = { $name }! Your { $horse }! It's flying!
    .v3 = Kiss the dice, { $name }! { $horse } moves!
    .v4 = Scream, { $name }! It's { $horse }!
# 1-3: moved
fiery-move-first = { $horse } is loose! Loose!
    .v2 = The door flies open! { $horse }!
    .v3 = Here comes trouble! { $horse }!
# 1-5: moved
fiery-move-hot = { $horse }! { $horse }!
    .v2 = Yes! { $horse }!
    .v3 = Fly, { $horse }! Fly!
    .v4 = Oh! { $horse }!
    .v5 = Fire! { $horse }!
# 1-2: moved, outsider, behind-three
# 3-4: moved, outsider, behind-three, idiom
fiery-move-outsider = { $the-horse }! I love this horse! I love it!
    .v2 = Believe, { $horse }! Believe!
    .v3 = Nobody told { $the-horse }! It's running!
    .v4 = Never give up, { $horse }! Never!
# 1-3: moved
fiery-left-gate = It's alive! { $horse } is alive!
    .v2 = { $the-horse }! Risen! Risen!
    .v3 = Good morning, sunshine! { $horse }!
# 1-3: moved
fiery-double = Twins! { $horse } on twins!
    .v2 = A pair! A pair! { $horse }!
    .v3 = Doubles! My heart! { $horse }!
# 1-3: second-now
fiery-up-to-second = { $horse } is second! It smells blood!
    .v2 = Second! { $horse }! And hungry!
    .v3 = Watch out, { $other }! { $horse } is coming!
# 1-4: leads
fiery-lead = { $horse } leads! { $horse } leads!
    .v2 = To the front! { $horse } on fire!
    .v3 = Who is that? It's { $horse }! In front!
    .v4 = { $horse }! Queen of the hill! King of the hill!
# 1-3: leads
fiery-lead-hot = { $horse }! In front!
    .v2 = { $horse } leads! Oh!
    .v3 = Fire! { $horse } leads!
# 1-3: leads, passed
fiery-lead-from = { $horse } eats { $other } alive!
    .v2 = Goodbye, { $other }! Hello, { $horse }!
    .v3 = { $horse } roars past { $other }!
# 1-2: leads, passed
fiery-lead-from-hot = { $horse }! Past { $other }!
    .v2 = Bye, { $other }! { $horse }!
# 1-3: leads, led-before
fiery-lead-back = { $horse } is back! I knew it! Back!
    .v2 = It won't lie down! { $horse } leads again!
    .v3 = Revenge! { $horse } is back in front!
# 1-2: leads, led-before
fiery-lead-back-hot = { $horse }! It's back!
    .v2 = Back! Back! { $horse }!
# 1-4: level
fiery-level = { $horse }! { $other }! My heart can't take it!
    .v2 = Side by side! { $horse } and { $other }! Fire and fire!
    .v3 = Don't breathe! { $horse } and { $other }!
    .v4 = { $horse }! And { $other }! Hold my hand!
# 1-2: level
fiery-level-hot = { $horse }! { $other }! Help!
    .v2 = Level! Level! My heart!
# 1-3: leads, past-half
fiery-halfway = Halfway! { $horse } leads! I'm melting!
    .v2 = Halfway! Catch { $horse }! Somebody catch it!
    .v3 = Half! And { $horse } leads! Water! Water!
# 1-3: one-step
fiery-near = One step! { $horse }! One step! Mother!
    .v2 = { $horse } can smell it! One step!
    .v3 = Hold me! { $horse } needs one!
# 1-3: one-step
fiery-near-hot = One step! { $horse }! One!
    .v2 = { $horse }! So close!
    .v3 = Hold me! { $horse }!
# 1-3: one-step, backed
fiery-near-for = { $name }! Your { $horse }! One step! Scream!
    .v2 = One step! { $horse }! Pray, { $name }! Pray!
    .v3 = { $horse }! One step! Hold me, { $name }!
# 1-3: one-step, backed
fiery-near-for-hot = Pray, { $name }! { $horse }!
    .v2 = { $horse }! For { $name }!
    .v3 = One! Scream, { $name }!
# 1-2: one-step
fiery-near-two-hot = { $horse }! { $other }! Help!
    .v2 = { $other }! { $horse }! My heart!
# 1-3: again-rolled
fiery-twice = Again! { $horse }! Again!
    .v2 = { $horse } again! It's possessed!
    .v3 = And again! { $horse }! Thunder!
# 1-3: again-rolled
fiery-twice-hot = { $horse }! Again!
    .v2 = Again! Again! { $horse }!
    .v3 = And again! { $horse }!
# 1-3: told
fiery-snake-eyes = Snake eyes! They bite! They bite!
    .v2 = One and one! Oh, my heart!
    .v3 = Two little ones! Hide the children!
# 1-3: told
fiery-boxcars = Boxcars! Thunder and lightning!
    .v2 = Six and six! There goes the roof!
    .v3 = Sixes! Sixes! Fire!
# 1-3: leads, margin
fiery-clear = { $horse } by { $moves }! Call the fire brigade!
    .v2 = By { $moves }! { $horse } is burning the track!
    .v3 = { $moves }! { $moves } lengths! { $horse } has wings!
# 1-3: first-three
fiery-order = { $horse }! Then { $other }! Then { $third }! Fire!
    .v2 = It's { $horse }! { $other } hunts! { $third } burns!
    .v3 = { $horse }! { $other }! { $third }! My heart!
# 1-6: scratched
fiery-scratch = No! Not { $the-horse }! Scratched!
    .v2 = { $the-horse } is out! I'm crying! Out!
    .v3 = Scratched! { $the-horse }! My heart breaks!
    .v4 = Oh, the pain! No race for { $the-horse }!
    .v5 = Tears! Tears! { $the-horse } is scratched!
    .v6 = Who does this? Not { $the-horse }! Scratched!
# 1-3: scratched
fiery-scratch-outsider = { $the-horse } is out! Somebody loved it!
    .v2 = Out! { $the-horse }! Farewell, dreamer!
    .v3 = Scratched! { $the-horse }! I believed in it!
# 1-3: scratched
fiery-scratch-favourite = The favourite! No! No! { $the-horse } is out!
    .v2 = Disaster! { $the-horse }! Scratched! Disaster!
    .v3 = Hold me! They have scratched { $the-horse }!
# 1-8: scratched
fiery-scratched-roll = { $horse }! It isn't here! Look in the stable!
    .v2 = Not { $horse }! Anything but { $horse }!
    .v3 = { $horse }! The ghost! The ghost!
    .v4 = Cruel dice! { $horse } is scratched!
    .v5 = { $horse }! Ghost of the stable!
    .v6 = No! No! Not { $the-horse }!
    .v7 = { $horse }! My heart! It's scratched!
    .v8 = Burn that roll! It's { $horse }!
# 1-3: moved
fiery-surge = { $horse } leaps! Like a tiger!
    .v2 = What a jump! { $horse }! Wings of fire!
    .v3 = { $horse } flies! It flies!
# 1: photo, idiom
# 2-3: photo
fiery-photo = Photo! Photo! Nobody move!
    .v2 = My eyes! I can't tell! Photo!
    .v3 = So close! So close! I can't breathe!
# 1-4: won
fiery-winner = { $horse }! { $horse }! { $horse } wins!
    .v2 = It's over! { $horse }! Ring every bell!
    .v3 = { $horse } does it! Kiss your neighbour!
    .v4 = The wire! The winner! { $horse }!
# 1-3: won
fiery-winner-again = { $horse }! I said { $horse }!
    .v2 = Sing it! { $horse }!
    .v3 = Write it in fire! { $horse }!
# 1-3: won, photo
fiery-winner-nose = By a nose! By a hair! { $horse }!
    .v2 = { $horse }! By a nose! I'm fainting!
    .v3 = A nose! One nose! { $horse }!
# 1-3: won, far-behind
fiery-comeback = From nowhere! From the grave! { $horse }!
    .v2 = { $horse } was dead! Dead! And wins!
    .v3 = Back from the dead! Believe it! { $horse }!
# 1-3: won, outsider
fiery-longshot-wins = The outsider! The outsider! I'm in tears!
    .v2 = { $horse }! The impossible! { $horse }!
    .v3 = Dreams come true! Look at { $the-horse }!
# 1-3: won, far-ahead, others-on-their-way
fiery-easy-win = A massacre! { $horse }! A massacre!
    .v2 = { $horse } burned the others to ashes!
    .v3 = Lightning! { $horse }! The rest are smoke!
# 1-3: told
fiery-bets-closed = Hands off! No more bets! Hands off!
    .v2 = The window slams shut! Bang!
    .v3 = Too late! Too late! No more bets!
# 1-3: swing-up, percent
fiery-swing = { $percent } percent! { $horse }! { $percent } percent! Madness!
    .v2 = The earth moves! { $percent } percent for { $horse }!
    .v3 = { $horse }! { $percent } percent! Hold me!
# 1-3: swing-up, percent, backed
fiery-swing-for = { $percent } percent! { $horse }! Dance, { $name }! Dance!
    .v2 = { $name }! It's { $horse }! { $percent } percent! Scream!
    .v3 = Look at { $name }! { $percent } percent for { $horse }! Fire!
# 1-4: swing-up, backed
fiery-swing-for-hot = Dance, { $name }! Dance!
    .v2 = Scream, { $name }!
    .v3 = Oh, { $name }! Yes!
    .v4 = Fire, { $name }! Fire!
# 1-5: told
fiery-duel-leads = { $name }! Like a bullet!
    .v2 = Fire! { $name } leads!
    .v3 = { $name }! Off like a rocket!
    .v4 = Look at { $name }! Wild! Wild!
    .v5 = { $name }! { $name }! In front!
# 1-5: told
fiery-duel-won = { $name }! Yes! { $name }!
    .v2 = It's { $name }! Ring the bells!
    .v3 = { $name } takes it! My heart!
    .v4 = The lane! The glory! { $name }!
    .v5 = { $name }! Set off the fireworks!
# 1-3: told
fiery-duel-clear = { $name } runs wild! Goodbye, { $rival }!
    .v2 = { $name } burns the track! Poor { $rival }!
    .v3 = Stop that horse! { $name } is flying!
# 1-4: told
fiery-price-first = { odds }! { $name }! { odds } on { $the-horse }!
    .v2 = { $the-horse } at { odds }! Are you mad, { $name }?
    .v3 = { $name } dares! { odds }! { $the-horse }!
    .v4 = { odds }! On { $the-horse }! Hold me, { $name }!
# 1-3: told
fiery-round-won = The round! The round is { $name }'s! Fire!
    .v2 = { $name }! { $name }! The round!
    .v3 = Kiss somebody, { $name }! You won the round!
# 1-3: told
fiery-points-lost = Minus { points }! Oh, the pain, { $name }!
    .v2 = { $name } pays { points }! I can't watch!
    .v3 = It burns! { points } gone, { $name }!
# 1-3: told
fiery-points-won = { points }! Dance, { $name }!
    .v2 = { $name }! { points }! Music! Music!
    .v3 = Plus { points }! Fire, { $name }! Fire!
