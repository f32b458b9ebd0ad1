// Written by tools/page_types.py from the structs of the program: change those, and run it again.

export interface OddsOnView {
  game: string;
  title: string;
  phase: string;
  race_number: number;
  races: number;
  turn: number | null;
  opener: number;
  dealer: number;
  turns: number;
  turn_limit: number;
  passes: number;
  track: string;
  weather: "dull" | "heatwave" | "sunny" | "wet" | null;
  going: "firm" | "good" | "hard" | "soft";
  running: "form" | "going" | "line" | "specials" | "track" | null;
  runners: RunnerView[];
  ladder: PriceCard[];
  seats: SeatView[];
  pile: number;
  discard: string[];
  hand: HandCard[];
  last: RaceView | null;
  winners: number[];
  printed: boolean;
  hidden_ratings: boolean;
}

export interface RunnerView {
  gate: number;
  horse: string;
  jockey: string;
  horse_value: number | null;
  jockey_value: number | null;
  dollars: number | null;
  likes_track: string;
  dislikes_track: string;
  likes_going: "firm" | "good" | "hard" | "soft" | null;
  price: string | null;
  price_dollars: number;
  owner: number | null;
  specials: number[];
  withdrawn: boolean;
  entered: boolean;
  parts: [number, number, number, number, number];
  rating: number | null;
}

export interface PriceCard {
  price: string;
  dollars: number;
  step: number;
}

export interface SeatView {
  seat: number;
  total: number;
  points: number[];
  cards: number;
  owned: number[];
}

export interface HandCard {
  card: string;
  price?: string | null;
  dollars?: number;
  number?: number;
  amount?: number;
  swaps?: boolean;
}

export interface RaceView {
  race: number;
  going: "firm" | "good" | "hard" | "soft" | null;
  reason: string;
  rows: ResultRow[];
  points: Record<string, number>;
}

export interface ResultRow {
  gate: number;
  horse: string;
  jockey: string;
  price: string | null;
  owner: number | null;
  parts: [number, number, number, number, number];
  rating: number | null;
  rank: number | null;
  points: number;
}

export interface OddsOnSetup {
  seats: number[];
  dealer: number | null;
  dislike_penalty: number;
  runner_up_after_dead_heat: boolean;
  cards: "dealt" | "physical";
  hidden_ratings: boolean;
}

export interface StartMeeting {
  do: "start_meeting";
  chance?: Chance;
}

export interface Chance {
  pile?: string[];
  tracks?: string[];
  horses?: string[];
  jockeys?: string[];
}

export interface Play {
  do: "play";
  card: string;
  gate: number;
  swap_with?: number | null;
  chance?: Chance;
}

export interface Discard {
  do: "discard";
  card: string;
  chance?: Chance;
}

export interface Pass {
  do: "pass";
  chance?: Chance;
}

export interface Enter {
  do: "enter";
  gate: number;
  parts?: [number, number, number, number, number];
  form?: number;
  price?: number;
  owner?: number | null;
  withdrawn?: boolean;
}

export interface SendOff {
  do: "send_off";
}

export interface MeetingOpened {
  type: "meeting_opened";
  track: string;
  weather: "dull" | "heatwave" | "sunny" | "wet";
  going: "firm" | "good" | "hard" | "soft";
  seats: number[];
  dealer: number;
  hands: Record<string, string[]>;
  pile: string[];
}

export interface FieldDrawn {
  type: "field_drawn";
  race: number;
  horses: string[];
  jockeys: string[];
  horse_pile: string[];
  jockey_pile: string[];
}

export interface RaceReady {
  type: "race_ready";
  race: number;
  runners: number;
}

export interface MarketOpened {
  type: "market_opened";
  player: number;
}

export interface RunnerEntered {
  type: "runner_entered";
  horse: number;
  parts: [number, number, number, number, number];
  form: number;
  price: number;
  player: number | null;
  withdrawn: boolean;
}

export interface PriceSet {
  type: "price_set";
  player: number;
  horse: number;
  card: string;
  price: string;
  dollars: number;
  previous: string | null;
  previous_owner: number | null;
}

export interface SpecialPlayed {
  type: "special_played";
  player: number;
  horse: number;
  card: string;
  number: number;
  effect: string;
  amount: number;
}

export interface HorseReplaced {
  type: "horse_replaced";
  horse: number;
  card: string;
  previous: string;
}

export interface JockeyReplaced {
  type: "jockey_replaced";
  horse: number;
  card: string;
  previous: string;
}

export interface HorsesSwapped {
  type: "horses_swapped";
  horse: number;
  other: number;
}

export interface GroundSoftened {
  type: "ground_softened";
  going: "firm" | "good" | "hard" | "soft";
  before: "firm" | "good" | "hard" | "soft";
}

export interface Withdrawn {
  type: "withdrawn";
  horse: number;
  price: string | null;
  owner: number | null;
}

export interface BetsRemoved {
  type: "bets_removed";
  horse: number;
  price: string | null;
  owner: number | null;
  specials: string[];
}

export interface CardDiscarded {
  type: "card_discarded";
  player: number;
  card: string;
}

export interface Passed {
  type: "passed";
  player: number;
}

export interface PileRefilled {
  type: "pile_refilled";
  cards: number;
  pile: string[];
}

export interface CardDrawn {
  type: "card_drawn";
  player: number;
  card: string | null;
}

export interface LastMarket {
  type: "last_market";
  horse: number;
}

export interface Off {
  type: "off";
  reason: "all_entered" | "all_passed" | "all_priced" | "turn_limit";
  going: "firm" | "good" | "hard" | "soft" | null;
  turns: number;
}

export interface Running {
  type: "running";
  part: "form" | "going" | "line" | "specials" | "track";
  positions: Record<string, number>;
  shares: Record<string, number>;
  seconds: number;
}

export interface Finished {
  type: "finish";
  horse: number;
  ranks: number[][];
  runners: Runner[];
}

export interface Runner {
  gate: number;
  horse: string;
  jockey: string;
  price: string | null;
  owner: number | null;
  withdrawn: boolean;
  parts: [number, number, number, number, number];
  rating: number | null;
  rank: number | null;
  points: number;
}

export interface BookmakerPaid {
  type: "bookmaker_paid";
  player: number;
  points: number;
  total: number;
}

export interface RaceClosed {
  type: "race_closed";
  race: number;
  totals: Record<string, number>;
  field: number;
}

export interface MeetingWon {
  type: "meeting_won";
  winners: number[];
  totals: Record<string, number>;
}

export type GameView = OddsOnView;

export type GameSetup = OddsOnSetup;

export type GameAction = StartMeeting | Play | Discard | Pass | Enter | SendOff;

export type GameEvent =
  | MeetingOpened
  | FieldDrawn
  | RaceReady
  | MarketOpened
  | RunnerEntered
  | PriceSet
  | SpecialPlayed
  | HorseReplaced
  | JockeyReplaced
  | HorsesSwapped
  | GroundSoftened
  | Withdrawn
  | BetsRemoved
  | CardDiscarded
  | Passed
  | PileRefilled
  | CardDrawn
  | LastMarket
  | Off
  | Running
  | Finished
  | BookmakerPaid
  | RaceClosed
  | MeetingWon;
