/**
 * The types of the engine. A state is plain data: it can be written as JSON, kept, compared and gone back
 * to.
 */

export type Player = "P1" | "P2";
export type Edition = "1.1.8" | "1.1.9";
export type Orientation = "active" | "rested";
export type Face = "up" | "down";
export type Value = number | string | readonly string[];

export type Area =
  | "Leader area"
  | "Character area"
  | "Stage area"
  | "cost area"
  | "DON!! deck"
  | "deck"
  | "hand"
  | "Life area"
  | "trash";

/** Where a card is: in an area, given to another card, or resolving in no area. */
export type Place = Area | "given" | "nowhere";

export type Phase = "Refresh Phase" | "Draw Phase" | "DON!! Phase" | "Main Phase" | "End Phase";
export type Step = "Attack Step" | "Block Step" | "Counter Step" | "Damage Step";
export type Category = "Leader" | "Character" | "Event" | "Stage" | "DON!!";
export type Keyword = "Rush" | "Double Attack" | "Banish" | "Blocker";

/** What an ability does, as far as the engine can read it. */
export type Body =
  | { readonly does: "draw"; readonly count: number }
  | { readonly does: "play this card" }
  | { readonly does: "unread"; readonly text: string };

/** When an auto effect activates (10-2). */
export type Timing =
  | "On Play"
  | "When Attacking"
  | "On Your Opponent's Attack"
  | "On Block"
  | "On K.O."
  | "End of Your Turn"
  | "End of Your Opponent's Turn";

/** That a card has been given so many DON!! cards, or that it is the turn of its owner or of the opponent. */
export type Condition = { readonly given: number } | { readonly turnOf: "owner" | "opponent" };

/** A keyword, or power, that a card has on the field while the conditions are met. */
export interface Permanent {
  readonly conditions: readonly Condition[];
  readonly keyword: Keyword | null;
  readonly power: number;
}

/** An effect that activates by itself. */
export interface Auto {
  /** The place of the effect in the text, from 1. */
  readonly place: number;
  readonly conditions: readonly Condition[];
  readonly timing: Timing;
  readonly body: Body;
}

/** What a card's text says. */
export interface Text {
  readonly permanents: readonly Permanent[];
  readonly autos: readonly Auto[];
  readonly trigger: Body | null;
  readonly main: Body | null;
  readonly counterEffect: Body | null;
  /** The text of an effect with [Activate: Main], which the engine does not read. */
  readonly activate: string | null;
}

/** A card as a message describes it. */
export interface Fixture {
  readonly name: string;
  readonly fields: Readonly<Record<string, Value>>;
  readonly text?: string;
  readonly abilities?: readonly unknown[];
  readonly back?: unknown;
}

/** What is printed on a card. */
export interface Definition extends Text {
  readonly name: string;
  readonly category: Category;
  readonly colors: readonly string[] | null;
  readonly number: string;
  readonly cost: number;
  readonly power: number;
  readonly counter: number;
  readonly life: number;
  readonly fields: Readonly<Record<string, Value>>;
}

/** One physical card. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly owner: Player;
  readonly label: string | null;
  readonly place: Place;
  readonly state: Orientation | null;
  readonly face: Face;
  /** The players to whom it is shown for the moment, wherever it lies. */
  readonly shownTo: readonly Player[];
  /** The DON!! cards given to it. */
  readonly given: readonly string[];
  /** The turn in which it was played, if that was seen. */
  readonly playedOn: number | null;
}

/** A card to be laid into an area before a game; what is null is as usual there. */
export interface Placed {
  readonly card: string;
  readonly area: Area;
  readonly label: string | null;
  readonly state: Orientation | null;
  readonly face: Face | null;
  /** The names of the DON!! cards given to it. */
  readonly given: readonly string[];
}

export interface Battle {
  readonly attacker: string;
  readonly target: string;
  readonly step: Step;
  readonly bonuses: readonly { readonly card: string; readonly amount: number }[];
}

/** One thing to be done next: the agenda of a state is a list of them. */
export type Task =
  | { readonly do: "shuffle"; readonly player: Player }
  | { readonly do: "ask who goes first"; readonly player: Player }
  | { readonly do: "go first"; readonly player: Player }
  | { readonly do: "ask to redraw"; readonly player: Player }
  | { readonly do: "redraw"; readonly player: Player }
  | { readonly do: "place Life"; readonly player: Player }
  | { readonly do: "begin the game" }
  | { readonly do: "begin a phase"; readonly phase: Phase }
  | { readonly do: "return given DON!!" }
  | { readonly do: "set as active" }
  | { readonly do: "draw"; readonly player: Player; readonly count: number }
  | { readonly do: "place DON!!"; readonly count: number }
  | { readonly do: "rest in the Main Phase" }
  | { readonly do: "next turn" }
  | { readonly do: "pay"; readonly player: Player; readonly cost: number }
  | { readonly do: "rest DON!!"; readonly chosen: readonly string[] }
  | { readonly do: "reveal"; readonly card: string }
  | { readonly do: "play"; readonly card: string }
  | { readonly do: "make room"; readonly card: string; readonly chosen: readonly string[] }
  | { readonly do: "use an Event"; readonly card: string; readonly body: Body }
  | { readonly do: "carry out"; readonly card: string; readonly body: Body }
  | { readonly do: "end-of-turn effects" }
  | { readonly do: "activate effects" }
  | { readonly do: "activate in order"; readonly chosen: readonly string[] }
  | { readonly do: "give"; readonly card: string }
  | { readonly do: "declare an attack"; readonly attacker: string; readonly target: string }
  | { readonly do: "Block Step" }
  | { readonly do: "block"; readonly blocker: string }
  | { readonly do: "Counter Step" }
  | { readonly do: "ask for the target of a Counter"; readonly card: string }
  | { readonly do: "use a Counter"; readonly card: string; readonly chosen: readonly string[] }
  | { readonly do: "Damage Step" }
  | { readonly do: "take damage"; readonly player: Player; readonly amount: number; readonly banish: boolean }
  | { readonly do: "take a Life card"; readonly card: string }
  | { readonly do: "activate a Trigger"; readonly card: string }
  | { readonly do: "finish a Trigger"; readonly card: string }
  | { readonly do: "end the battle" };

export type Doing<Name extends Task["do"]> = Extract<Task, { do: Name }>;

export type DecisionKind =
  "main" | "proceed" | "block" | "counter" | "trigger" | "redraw" | "choose" | "order" | "go first";

/** An effect whose activation timing is fulfilled and that has not been carried out. */
export interface Awaiting {
  readonly card: string;
  /** The place of the effect in the card's text. */
  readonly place: number;
  readonly player: Player;
  readonly timing: Timing;
  readonly body: Body;
}

/** What the game waits for. A chosen card goes into `then`, the task to come. */
export interface Waiting {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly subject?: string;
  readonly candidates?: readonly string[];
  readonly options?: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly mayDecline: boolean;
  readonly then?: Extract<Task, { chosen: readonly string[] }>;
}

export interface Over {
  readonly result: "won" | "all lost";
  readonly winner: Player | null;
  readonly rule: string;
}

/** A card in an event: its label for those who may know it, its place for the others. */
export interface Sighting {
  readonly label: string | null;
  readonly player: Player;
  readonly area: Area | null;
  readonly index: number;
  readonly seen: Readonly<Record<Player, boolean>>;
}

export interface GameEvent {
  readonly kind: string;
  readonly player: Player | null;
  readonly card: Sighting | null;
  readonly source: Sighting | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly amount: number | null;
}

export interface State {
  readonly edition: Edition;
  readonly definitions: Readonly<Record<string, Definition>>;
  readonly cards: Readonly<Record<string, Card>>;
  readonly areas: Readonly<Record<Player, Readonly<Record<Area, readonly string[]>>>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly firstPlayer: Player;
  readonly turnPlayer: Player;
  /** The number of the turn in the game, from 1; 0 while the players prepare. */
  readonly turn: number;
  readonly phase: Phase;
  readonly battle: Battle | null;
  /** Players whose Leader took damage at 0 Life, until rule processing looks. */
  readonly fatal: readonly Player[];
  readonly awaiting: readonly Awaiting[];
  readonly agenda: readonly Task[];
  readonly waiting: Waiting | null;
  readonly over: Over | null;
  /** Results of coming shuffles, told beforehand. */
  readonly shuffles: readonly { readonly player: Player; readonly top: readonly string[] }[];
  readonly random: number;
  readonly events: readonly GameEvent[];
}

/** What a player does of their own accord, with cards as the engine knows them. */
export type Act =
  | { readonly act: "proceed" }
  | { readonly act: "play"; readonly card: string }
  | { readonly act: "activate"; readonly card: string }
  | { readonly act: "give"; readonly target: string; readonly count: number; readonly from: Orientation }
  | { readonly act: "attack"; readonly card: string; readonly target: string }
  | { readonly act: "end phase" }
  | { readonly act: "concede" }
  | {
      readonly act: "reorder";
      readonly owner: Player;
      readonly area: Area;
      readonly order: readonly string[];
    }
  | {
      readonly act: "answer";
      readonly kind: string;
      readonly subject: string | null;
      readonly choose: readonly string[];
      readonly target: string | null;
      readonly option: string | null;
      readonly decline: boolean;
    };

export type Acting<Name extends Act["act"]> = Extract<Act, { act: Name }>;
