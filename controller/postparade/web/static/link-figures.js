// How well the connection to the board works: what is counted, with the word for it.
export const LINK = [
  ["frames", "pictures-shown"], ["lost", "pictures-lost"], ["crc_errors", "messages-damaged"], ["repeated", "commands-again"],
  ["restarts", "board-starts"], ["reconnects", "connections-again"],
];
