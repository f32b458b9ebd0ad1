"""The machine that the table runs on, as its host may use it: settings, copies, update, Wi-Fi, log and power switch."""
