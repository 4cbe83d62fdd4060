### Games on the device, without a server.

## What the engine in the page says.
device-elsewhere = This game is open in another tab.
device-full = There is no room left on this device. The move was not made; everything before it is safe.
device-not_stored = The browser could not keep this. The move was not made; everything before it is safe.
device-forbidden = This browser allows nothing to be kept on the device, so no game can be played here. A private window or a setting for cookies and site data may be the reason.
device-fault = The engine in this page has met a fault. Nothing has changed.
device-absent = The engine that plays on this device could not be loaded. Please try again when you are online.
device-alone = On this device you play with bots and with people who share it: no open seats, clocks or ratings.
device-other_form = This file was written by another version of Orrery.
device-in_series = This game belongs to a campaign, which can only be deleted as a whole.

## The page.
device-title = On this device
device-server = At this server
device-where = Where to play
device-where-help-device = Played and kept in this browser, without network if need be.
device-where-help-server = Kept by the server; others can join.
device-none = Games that you play on this device are kept here.
device-kept = The browser has promised to keep these games.
device-not-kept = The browser may delete these games when it runs out of room. Save those you care for to a file.
device-ask = Ask the browser to keep them
device-save-all = Save all to a file
device-load = Read games from a file
device-loaded = { $taken ->
    [one] One game was added
   *[other] { $taken } games were added
  }{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
  }
device-bad-file = This file holds no saved games of Orrery.
device-delete = Delete
device-delete-sure = Delete for good
device-delete-series = Delete the whole campaign
device-take = Play here
device-put = Put onto this server
device-share = Share by link
device-shared = The link is copied. It holds the whole game; no server keeps it.
device-too-long = This game is too long for a link. Its record was saved as a file, which anybody can open in the lobby.
device-link-bad = This link is damaged, or was made by a later version. Nothing can be shown.
device-link-open = Reading the game from the link
device-update = A new version is there.
device-update-take = Use it
device-would-freeze = These unfinished games cannot go on with it, because the rules have changed: { $games }. Finish them first, or save their records.
device-not-alone = Close the other tabs of Orrery first.
device-insecure = Over plain http games on this device cannot be played offline, and must not be open in two tabs.
