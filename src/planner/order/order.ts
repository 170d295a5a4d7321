// What to order from the shop for a plan: boxes, breakage, spares and the cost. The plan already holds the waste of its
// cuts, so no share of the area is added. Money is counted in whole parts of a currency's smallest unit, so no cent is
// lost.

/** The unit of a price. */
export type PriceUnit = 'tile' | 'm2' | 'ft2' | 'box';

/** What the shop sells and what a person wants; everything is optional. */
export interface OrderWishes {
  readonly tilesPerBox?: number;
  /** The area on the box, if it does not say how many tiles it holds. */
  readonly boxAreaM2?: number;
  /** Percent of the tiles, `BREAKAGE_PERCENT` if it is not given. */
  readonly breakage?: number;
  /** Spare tiles or boxes for later repairs, of each kind. */
  readonly spares?: number;
  readonly sparesIn?: 'tiles' | 'boxes';
  readonly price?: number;
  readonly pricePer?: PriceUnit;
  /** An ISO 4217 code. */
  readonly currency?: string;
  /** Whether to buy by the count with offcuts reused. */
  readonly reuse?: boolean;
}

/** Of all tiles, at least one. */
export const BREAKAGE_PERCENT = 3;

/** The order of one kind of tile. */
export interface OrderLine {
  /** In the plan. */
  readonly tiles: number;
  readonly breakage: number;
  readonly spares: number;
  /** Null if it is not known how many tiles a box holds. */
  readonly boxes: number | null;
  /** All tiles that are paid for: full boxes, or the sum of the above. */
  readonly bought: number;
  readonly leftOver: number;
}

export interface Order extends OrderLine {
  readonly tilesPerBox: number | null;
  /** One for each kind of tile; all figures of the order are their sums. */
  readonly lines: readonly OrderLine[];
  /** In the currency's smallest unit, such as cents; null without a price, or if its unit is not known. */
  readonly cost: bigint | null;
  /** Whether spares or a price are in boxes, but not what a box holds. */
  readonly lacksBox: boolean;
}

/** A price has at most four decimals. */
const PRICE_PARTS = 10_000;
/** Areas are paid to a ten-thousandth of their unit, as on invoices and in the answer of the interface. */
const AREA_PARTS = 10_000;
const M2_IN_FT2 = 0.3048 ** 2;

/**
 * The order for the tiles of each kind. `tileAreaM2` is the area of one tile; `minorDigits` are the decimals of the
 * currency, 2 for cents.
 */
export function orderOf(kinds: readonly number[], wishes: OrderWishes, tileAreaM2: number, minorDigits: number): Order {
  const tilesPerBox = tilesInBox(wishes, tileAreaM2);
  const lines = kinds.map((tiles) => lineOf(tiles, wishes, tilesPerBox));
  const sum = (figure: (line: OrderLine) => number) => lines.reduce((total, line) => total + figure(line), 0);
  const boxes = tilesPerBox === null ? null : sum((line) => line.boxes ?? 0);
  const bought = sum((line) => line.bought);
  const isInBoxes = (wishes.sparesIn === 'boxes' && Boolean(wishes.spares)) || wishes.pricePer === 'box';
  return {
    tilesPerBox,
    lines,
    tiles: sum(({ tiles }) => tiles),
    breakage: sum(({ breakage }) => breakage),
    spares: sum(({ spares }) => spares),
    boxes,
    bought,
    leftOver: sum(({ leftOver }) => leftOver),
    cost: costOf(wishes, { bought, boxes, areaM2: areaOf(wishes, bought, boxes, tileAreaM2) }, minorDigits),
    lacksBox: tilesPerBox === null && isInBoxes,
  };
}

/** How many tiles a box holds; null if it is not known, or if its area is less than half a tile. */
export function tilesInBox({ tilesPerBox, boxAreaM2 }: OrderWishes, tileAreaM2: number): number | null {
  // The area on a box is rounded, or that of the nominal size, so the nearest number of tiles is meant.
  return tilesPerBox ?? (Math.round((boxAreaM2 ?? 0) / tileAreaM2) || null);
}

/** Tiles added for breakage. */
export function breakageOf(tiles: number, percent: number): number {
  // In whole hundredths of a percent, so that an exact share is not rounded up.
  return Math.ceil((tiles * Math.round(percent * 100)) / 10_000);
}

function lineOf(tiles: number, wishes: OrderWishes, perBox: number | null): OrderLine {
  if (tiles === 0) return { tiles, breakage: 0, spares: 0, boxes: perBox && 0, bought: 0, leftOver: 0 };
  const breakage = breakageOf(tiles, wishes.breakage ?? BREAKAGE_PERCENT);
  const spares = (wishes.spares ?? 0) * (wishes.sparesIn === 'boxes' ? (perBox ?? 0) : 1);
  const needed = tiles + breakage + spares;
  const boxes = perBox && Math.ceil(needed / perBox);
  const bought = perBox && boxes ? boxes * perBox : needed;
  return { tiles, breakage, spares, boxes, bought, leftOver: bought - needed };
}

/** The area that is paid for: that on the boxes if it is known, otherwise that of the tiles. */
function areaOf({ boxAreaM2, tilesPerBox }: OrderWishes, bought: number, boxes: number | null, tileAreaM2: number) {
  return boxAreaM2 !== undefined && tilesPerBox === undefined && boxes !== null
    ? boxes * boxAreaM2
    : bought * tileAreaM2;
}

interface Amounts {
  readonly bought: number;
  readonly boxes: number | null;
  readonly areaM2: number;
}

function costOf({ price, pricePer = 'm2' }: OrderWishes, amounts: Amounts, minorDigits: number): bigint | null {
  const { bought, boxes, areaM2 } = amounts;
  const amount = { tile: bought, box: boxes, m2: areaM2, ft2: areaM2 / M2_IN_FT2 }[pricePer];
  if (price === undefined || amount === null) return null;
  const parts = pricePer === 'm2' || pricePer === 'ft2' ? AREA_PARTS : 1;
  const scale = BigInt(PRICE_PARTS * parts);
  const product =
    BigInt(Math.round(price * PRICE_PARTS)) * BigInt(Math.round(amount * parts)) * 10n ** BigInt(minorDigits);
  // Half a unit is rounded up.
  return (2n * product + scale) / (2n * scale);
}
