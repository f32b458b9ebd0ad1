# What the caller says of Seven Furlongs.
furlongs-tips = The betting is open. Every tip is as good as its tipster!
    .v2 = Tips are out, the betting is open!
furlongs-paid = The bank pays { $chips } chips to { $name }.
    .v2 = { $name } collects { $chips } chips.
