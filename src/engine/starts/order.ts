// The order of starts: what a tiler would defend before a customer, one for `start=best`, choices, warnings, comparisons and
// the planner. Earlier criteria win. Lower is better in all of them.

/** What is found by looking at one start. */
export interface Look {
  /** Tiles with pieces that nobody can lay. */
  readonly unlayable: number;
  /** What is bought: tiles, or their area in a unit of its own if they differ in size. */
  readonly bought: number;
  /** Metres of the room's walls along which less than a third of a tile is left; starts that leave any are equal. */
  readonly thirds: number;
  /** Metres of wall, each times what the row there lacks to half a tile. */
  readonly rows: number;
  /** What the pieces in doors lack to whole tiles, in tiles. */
  readonly doors: number;
  /** Metres of walls that face each other with unlike cuts, each times 1 plus the difference in tiles. */
  readonly opposite: number;
  /** Tiles with small pieces, tips at slanted walls included. */
  readonly small: number;
  readonly cut: number;
  /** Metres of walls that face each other times their difference in tiles, however small. */
  readonly imbalance: number;
  /** Distance from the room's first corner, mm. */
  readonly away: number;
}

/** The criteria, most important first. `dear` depends on the other starts. */
export const CRITERIA = [
  'unlayable',
  'dear',
  'thirds',
  'rows',
  'doors',
  'opposite',
  'small',
  'bought',
  'cut',
  'imbalance',
  'away',
] as const;

export type Criterion = (typeof CRITERIA)[number];

export type Standing = Readonly<Record<Criterion, number>>;

/** Steps keep a hair from deciding: metres of wall, tenths of a tile, hand's breadths. */
const STEP = { rows: 0.5, doors: 0.1, opposite: 0.25, imbalance: 0.25, away: 100 };

/** More than this many times the cheapest is dear, if it is more than one tile. */
const DEAR = 1.05;

/** Counts with rounding noise below this are equal. */
const NOISE = 1e-9;

/** Returns where looks stand among each other. `oneTile` is what one tile counts for in what is bought. */
export function standingsOf(looks: readonly Look[], oneTile: number): Standing[] {
  const fewest = Math.min(...looks.map(({ unlayable }) => unlayable));
  const cheapest = Math.min(...looks.flatMap(({ unlayable, bought }) => (unlayable === fewest ? [bought] : [])));
  const most = Math.max(DEAR * cheapest, cheapest + oneTile);
  return looks.map((look) => ({
    unlayable: look.unlayable,
    dear: look.bought > most * (1 + NOISE) ? 1 : 0,
    small: look.small,
    bought: look.bought,
    cut: look.cut,
    thirds: look.thirds > 0 ? 1 : 0,
    rows: inSteps(look.rows, STEP.rows),
    doors: inSteps(look.doors, STEP.doors),
    opposite: inSteps(look.opposite, STEP.opposite),
    imbalance: inSteps(look.imbalance, STEP.imbalance),
    away: inSteps(look.away, STEP.away),
  }));
}

function inSteps(figure: number, step: number): number {
  return Math.round(figure / step + NOISE);
}

/** The order for those who want the fewest tiles: after pieces that nobody can lay, tiles and cuts decide. */
const THRIFTY: readonly Criterion[] = [
  'unlayable',
  'bought',
  'cut',
  'thirds',
  'rows',
  'doors',
  'opposite',
  'small',
  'imbalance',
  'away',
];

/** Compares two standings, the better one first. */
export function byOrder(one: Standing, other: Standing, isThrifty = false): number {
  const criterion = decisiveCriterion(one, other, isThrifty);
  return criterion === undefined ? 0 : one[criterion] - other[criterion];
}

/** The criterion that decides between two standings; undefined if they are equal. */
export function decisiveCriterion(one: Standing, other: Standing, isThrifty = false): Criterion | undefined {
  return (isThrifty ? THRIFTY : CRITERIA).find((criterion) => one[criterion] !== other[criterion]);
}
