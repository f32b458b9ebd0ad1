// What the scripts of pages hand to one another. What the table sends is in table.d.ts, which is written from the program.

import type {
  Choice,
  GameStatus,
  Lane,
  Line,
  Offer,
  Refusal,
  RollRecord,
  Need,
  SeatCard,
  TableEvent,
  TableView,
} from "./table.js";

export type * from "./table.js";

/** Seat number to name. */
export type Names = Record<string, string>;

/** Two faces, or the bare sum where nobody saw the faces. */
export type Dice = number[] | number;

/** What an element may contain; what is nothing is left out. */
export type Child = Node | string | number | boolean | null | undefined | Child[];

/** Attributes, listeners (`onclick`), custom properties (`--c`) and data of an element. */
export interface Props {
  [listener: `on${string}`]: ((event: any) => any) | false | undefined;
  [attribute: string]: any;
}

/** The words for events, by their types. */
export type Sentences<Event extends { type: string }, Name> = {
  [Type in Event["type"]]?: (event: Extract<Event, { type: Type }>, name: Name) => string;
};

/** Says what a seat is called. */
export type NameOf = (seat: number | string) => string;

/** A refusal, a fault or an advice, as far as words need it. */
export type Told = Pick<Refusal, "code" | "sentence" | "remedy"> & { details?: Record<string, any> };

/** A phrase of the server inside other words. */
export interface Phrase {
  code: string;
  details: Record<string, any>;
  text: string;
}

/** One piece of a message: text, an argument, or a choice between messages. */
export type Part = string | { arg: string } | { select: string; of: Record<string, Part[]>; else: string };
export type Message = Part[];
export type Messages = Record<string, Message>;
export type Arguments = Record<string, any>;

/** Any event of an entry, as far as pages know it that know no game. */
export interface AnyEvent {
  type: string;
  player?: number;
  seat?: number;
  [field: string]: any;
}

/** What just happened: the events of the last entries, `latest` of them of the last one. */
export interface News {
  entry: number;
  kind: string;
  rolled: boolean;
  events: any[];
  latest?: number;
}

/** The race as pages see it: positions have been put into their lanes. `photo_finish`: a dead heat, or nearly one. */
export interface PageRace {
  lanes: Lane[];
  leader: number | null;
  running: boolean;
  finished: boolean;
  winners: number[];
  photo_finish: boolean;
  line: Line | null;
}

export interface DiceBulletin {
  stage: string;
  values: number[] | null;
  total: number | null;
  reason: string | null;
  sentence: string;
  remedy: string;
  details: Record<string, any>;
  likely: number[][];
  source: string;
  confidence: number;
}

/** A fault that is not over yet, and where it is. */
export interface Fault extends Told {
  room: string;
  device: string;
  severity: string;
}

/** What the tote says: every game adds what it has (postparade/odds/contract.py). */
export interface Odds {
  on: boolean;
  win?: Record<string, number>;
  favourite?: number | null;
  long_shot?: number | null;
  pot?: number;
  seats?: Record<string, { winnings: number; costs: number; fines: number }>;
  spots?: Record<string, any>;
  bets?: Record<string, any>;
  [figure: string]: any;
}

/** A guest on the podium or in the standings; `places` are those in the games, null in one that was left. */
export interface EveningRow {
  seat: number;
  since: number;
  name: string;
  place: number;
  points: number;
  places: (number | null)[];
}

/** A guest's title, what it is given for, and the names of those who have as much. */
export interface EveningTitle {
  seat: number;
  since: number;
  name: string;
  title: string;
  value: number;
  level: string[];
}

/** How the evening ended, as far as the board has shown it (postparade/reports/evening_show.py). */
export interface EveningBulletin {
  stage: string;
  scene: string;
  entry: number;
  at?: number;
  games?: { title: string; guests: number; races: number }[];
  /** For how many the evening is told: each of them gets a title. */
  guests?: number;
  podium?: EveningRow[];
  titles?: EveningTitle[];
  standings?: EveningRow[];
}

/** An evening that the hall of fame keeps. */
export interface Honoured {
  entry: number;
  at: number;
  winners: string[];
  points: number;
  guests: number;
  games: string[];
}

/** An evening on autopilot: what comes next. `left` in seconds, as the table told it. */
export interface Countdown {
  stage: string;
  left: number | null;
  needs: number;
  last: boolean;
}

/** An evening on autopilot, item by item; `begins` and `closes` in seconds since 1970, 0: never. */
export interface Evening {
  on: boolean;
  name?: string;
  night?: string;
  closes?: number;
  begins: number;
  item?: number;
  races?: number;
  held?: boolean;
  closing?: boolean;
  again?: boolean;
  items: { game: string; title: string; races: number; minutes: number; stands: string; why: string | null }[];
  refused?: Told | null;
}

/** A schedule as it is kept: see `table/autopilot/schedule.py`. */
export interface ScheduleItem {
  game: string;
  races: number;
  minutes: number;
  options: Record<string, any>;
  pause: number;
}
export interface Schedule {
  items: ScheduleItem[];
  name: string;
  opens: string;
  closes: string;
  zone: string;
  days: number[];
  between: number;
  least: number;
  patience: number;
  fill: number;
  again: boolean;
}

/** The moment of the demonstration race that is on (postparade/table/presentation/attract.py). */
export interface DemonstrationMoment {
  on: true;
  alone: boolean;
  number: number;
  scratched: number[];
  course: { number: number; length: number }[];
  at: number;
  roll: number[];
  horse: number;
  positions: number[];
  leader: number | null;
  told: "off" | "moves" | "leads" | "one-to-go" | "wins";
}

export type Attract = DemonstrationMoment | { on: false };

export interface Bulletins {
  schedule?: Evening;
  countdown?: Countdown;
  watchers?: { count: number; rows: { name: string; points: number }[] };
  hall?: { keep?: boolean; show?: boolean; evenings: Honoured[] };
  evening?: EveningBulletin;
  attract?: Attract;
  dice?: DiceBulletin;
  smart_dice?: { dice: { name: string; connected: boolean; battery: number | null }[] };
  caption?: {
    text: string;
    standing?: string[];
    texts?: Record<string, string>;
    lines?: { key: string; text: string; wording: number }[];
  };
  never_said?: { texts: string[] };
  interlude?: { event: string; entry: number; number: number };
  scene?: { name: string; entry: number; roll: boolean; seconds?: number };
  odds?: Odds;
  spectators?: Odds;
  faults?: { list: Fault[] };
  replay?: Film;
  fairness?: {
    commitment: string | null;
    revealed: { since: number; until: number } | null;
    head: string | null;
    copies: { at: number; through: string }[];
  };
  interruption?: { at: number | null; entry: number };
  /** How often each seat has cheered since the server started, and for which lane last. */
  cheers?: { total: number; seats: Record<string, { count: number; lane: number | null }> };
  // Figures of devices, which each of them names itself.
  [topic: string]: any;
}

/** The film of the roll that decided a race: frame below frame in one picture. */
export interface Film {
  entry: number;
  frames: number;
  ratio: number;
}

/** What the game on the table brings for this page. */
export interface Pages {
  name: string;
  title: string;
  dice: boolean;
  script?: string;
  style?: string;
}

/** The way in: only the host is sent the code. */
export interface Join {
  address: string;
  door: string;
  edition: string;
  url?: string;
  code?: string;
  each?: number;
}

/** The way in as this screen may show it. */
export interface Invitation {
  url: string | null;
  code: string | null;
  screen: number | null;
}

/** What the table sends to a page, put together by the link. What only some pages get may be missing. */
export interface State<Play = any> extends Omit<TableView, "status" | "play" | "offers" | "rolls"> {
  play: Play;
  status: Required<GameStatus> | null;
  race: PageRace | null;
  /** What purses held before the entry that is being shown. */
  earlier?: Partial<GameStatus>;
  /** The scene in which what has arrived is held back. */
  holding?: string;
  news?: News;
  bulletin?: Bulletins;
  pages?: Pages | null;
  showing?: string;
  join?: Join;
  /** What the board shows between evenings; `attract` in minutes, `people`: the phone of a guest is here. */
  lobby?: { attract: number; tonight: string; wifi: string; people: boolean };
  visitors?: { visitor: number; name: string }[];
  screens?: number[];
  phones?: { held: number[]; here: number[] };
  electronic?: boolean;
  demonstration?: boolean;
  offers?: Offer[];
  rolls?: RollRecord[];
  // What the server tells the host's pages and the panel alone.
  [fact: string]: any;
}

/** The state while a game is on the table, as far as the functions of its script are called at all. */
export interface GameState<Play = any> extends State<Play> {
  race: PageRace;
  status: Required<GameStatus>;
}

/** A choice with fields to fill in. */
export type Asking = Omit<Choice, "needs"> & { needs: Required<Need>[] };

/** The answer to a message. */
export type Answer = { ok: boolean; code: string; sentence: string; remedy: string } & Record<string, any>;

/** Sends an action of the game. */
export type Act = (action: Record<string, any>, choice?: { keep?: boolean }) => any;

/** What a function of a game's script is given (docs/game-pages.md). */
export interface Context<Play = any> {
  state: GameState<Play>;
  names: Names;
}
export interface Tools<Play = any> extends Context<Play> {
  act: Act;
  again: () => void;
}
export interface SeatTools<Play = any> extends Tools<Play> {
  seat: number;
  odds?: Odds;
}

/** What is drawn of a runner: silks, horses and cloths. */
export type Silks = Pick<Lane, "number" | "label" | "colour">;

/** What a page hands to the functions of a game's script; which of it, docs/game-pages.md says. */
export interface Given {
  state: State;
  names: Names;
  act?: Act;
  again?: () => void;
  seat?: number;
  odds?: Odds;
}

/** The script of a game for one page: each function is optional (docs/game-pages.md). */
export interface GameModule {
  loading?: boolean;
  leave?: () => void;
  describe?: (events: any[], names: Names) => string;
  headline?: (context: Given) => string | undefined;
  awaited?: (context: Given) => string | undefined;
  need?: (context: Given) => string | undefined;
  lesson?: (context: Given) => Child;
  course?: (target: HTMLElement, context: Given) => void;
  finishes?: boolean;
  side?: (target: HTMLElement, context: Given) => void;
  potNote?: (context: Given) => string;
  diceLine?: (context: Given) => string;
  laneNote?: (lane: Lane, context: Given) => string | undefined;
  result?: (context: Given) => any;
  paidFor?: (context: Given) => Record<string, string>;
  resultNote?: (context: Given) => string;
  backers?: (names: string) => string;
  hand?: (target: HTMLElement, context: Given) => void;
  resultTitle?: (context: Given) => string;
  charted?: (context: Given) => boolean;
  numbersNext?: (context: Given) => boolean;
  control?: (choice: Choice, tools: Given) => Element | undefined;
  panel?: (target: HTMLElement, tools: Given) => void;
  dice?: boolean;
  owns?: (choice: Choice) => boolean;
}

export type { TableEvent, SeatCard };
