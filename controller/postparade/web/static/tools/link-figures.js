// What is counted about the connection to the board, with the word for it.
export const LINK = [
  ["frames", "frames-shown"],
  ["lost", "frames-lost"],
  ["crc_errors", "messages-damaged"],
  ["repeated", "commands-again"],
  ["restarts", "board-starts"],
  ["reconnects", "connections-again"],
];

/** Everything that is known about it. */
export const FIGURES = [
  ["driver", "link-driver"],
  ["connected", "link-state"],
  ["firmware", "link-firmware"],
  ["fps", "link-frames"],
  ...LINK,
  ["estimated_ma", "link-current"],
];
