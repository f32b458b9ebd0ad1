// Written by tools/page_types.py from the structs of the program: change those, and run it again.

import type { Refusal } from "/static/lib/table.js";

export interface NightStand {
  name: string;
  contest: Contest;
  standings: Standings;
  final: Standings | null;
  announcement: string;
  over: boolean;
  races: Record<string, number>;
  league: LeagueLine | null;
  moves: MoveLine[];
}

export interface Contest {
  name: string;
  races: number | null;
  by: "place" | "points" | "purse";
  teams: boolean;
  advance: number;
  draw: "lot" | "seeding";
  since: Record<string, [number, number]>;
  final: Final | null;
}

export interface Final {
  table: number;
  finalists: Finalist[];
  since: [number, number];
}

export interface Finalist {
  seat: number;
  table: number;
  name: string;
}

export interface Standings {
  by: "place" | "points" | "purse";
  guests: GuestRow[];
  tables: TableRow[];
}

export interface GuestRow {
  place: number;
  table: number;
  seat: number;
  name: string;
  points: number;
  units: number;
  races: number;
  places: number[];
}

export interface TableRow {
  place: number;
  table: number;
  points: number;
  units: number;
  races: number;
  guests: number;
}

export interface LeagueLine {
  name: string;
  fault: Refusal | null;
}

export interface MoveLine {
  id: string;
  name: string;
  table: number;
  seat: number;
  to: number;
  state: "forwarding" | "leaving" | "moved" | "sitting" | "stayed" | "waiting";
  place: number;
  refusal: Refusal | null;
}

export interface TableStand {
  number: number;
  name: string;
  here: boolean;
  silent: number | null;
  close: number;
  live: Live;
  state: string;
  entry: number;
  behind: number;
  version: string;
  fault: string | null;
  latency: number | null;
  ahead: number | null;
  repeated: number;
  refused: number;
  refusal: Refusal | null;
  order: Answer | null;
  withdrawn: number;
}

export interface Live {
  entry: number;
  game: string | null;
  title: string;
  phase: string;
  race: number;
  races: number | null;
  running: boolean;
  finished: boolean;
  paused: boolean;
  over: boolean;
  leader: number | null;
  winners: number[];
  runners: Runner[];
  seats: Record<string, string>;
  dice: boolean;
}

export interface Runner {
  lane: number;
  label: string;
  name: string;
  colour: string;
  share: number;
  chance: number | null;
  scratched: boolean;
}

export interface Answer {
  do: "announce" | "duck" | "end" | "forward" | "leave" | "pause" | "resume" | "sit" | "start";
  done: boolean;
  refusal: Refusal | null;
}

export interface RaceStand {
  number: number;
  lengths: number;
  round: number;
  finished: boolean;
  counts: boolean;
  left: number | null;
  most: number;
  horses: HorseStand[];
}

export interface HorseStand {
  table: number;
  name: string;
  label: string;
  colour: string;
  run: number;
  share: number;
  place: number;
  roll: number | null;
  before: number | null;
  here: boolean;
  dice: boolean;
}

export interface LeagueStand {
  name: string;
  seasons: string[];
  chosen: number;
  venues: VenueRow[];
  guests: PersonRow[];
  records: Mark[];
}

export interface VenueRow {
  name: string;
  meetings: number;
  races: number;
  guests: number;
}

export interface PersonRow {
  place: number;
  name: string;
  code: string;
  venue: string;
  points: number;
  wins: number;
  races: number;
  best: number;
}

export interface Mark {
  what: string;
  value: number;
  name: string;
  code: string;
  venue: string;
}
