"""What clients send is decided once, however often they send it; what nobody decides in time is decided for them."""
