// What to order from the shop for a plan: boxes, breakage, spares and the cost. The plan already holds the waste of its
// cuts, so no share of the area is added. Money is counted in whole parts of a currency's smallest unit, so no cent is
// lost.

import { type BoxSize, type TileInBoxes, tilesInBox } from './boxes.ts';
import { minorDigitsOf } from './currencies.ts';
import { BREAKAGE_PERCENT, PRICE_DECIMALS } from './facts.ts';

/** The unit of a price. */
export type PriceUnit = 'tile' | 'm2' | 'ft2' | 'box';

/** What the shop sells and what a person wants; everything is optional. */
export interface OrderWishes extends BoxSize {
  /** Percent of the tiles, `BREAKAGE_PERCENT` if it is not given. */
  readonly breakage?: number;
  /** Spare tiles or boxes for later repairs, of each kind. */
  readonly spares?: number;
  readonly sparesIn?: 'tiles' | 'boxes';
  readonly price?: number;
  readonly pricePer?: PriceUnit;
  /** An ISO 4217 code; its smallest unit is a hundredth if it is not given. */
  readonly currency?: string;
  /** Whether to buy by the count with offcuts reused. */
  readonly reuse?: boolean;
}

/** The tiles of one kind in a plan. */
export interface KindToBuy extends TileInBoxes {
  readonly kind: string;
  readonly tiles: number;
}

/** The order of one kind of tile. */
export interface OrderLine {
  /** Tiles in the plan. */
  readonly planned: number;
  readonly breakage: number;
  readonly spares: number;
  /** The sum of the above. */
  readonly needed: number;
  /** Null if it is not known how many tiles a box holds. */
  readonly boxes: number | null;
  /** All tiles that are paid for: full boxes, or those needed. */
  readonly bought: number;
  readonly leftOver: number;
  /** In the currency's smallest unit, such as cents; null without a price, or if its unit is not known. */
  readonly cost: bigint | null;
}

export interface Order extends OrderLine {
  /** One for each kind of tile; all figures of the order are their sums. */
  readonly lines: readonly (OrderLine & { readonly kind: string; readonly tilesPerBox: number | null })[];
  /** Null if it is not known, or not the same for all kinds. */
  readonly tilesPerBox: number | null;
  /** Whether spares or a price are in boxes, but not what a box holds. */
  readonly lacksBox: boolean;
}

const PRICE_PARTS = 10 ** PRICE_DECIMALS;
/** Areas are paid to a ten-thousandth of their unit, as on invoices and in the answer of the interface. */
const AREA_PARTS = 10_000;
const M2_IN_FT2 = 0.3048 ** 2;

/** The order for the tiles of each kind, which are bought separately. */
export function orderOf(kinds: readonly KindToBuy[], wishes: OrderWishes): Order {
  const lines = kinds.map((kind) => lineOf(kind, wishes));
  const sum = (figure: (line: OrderLine) => number) => lines.reduce((total, line) => total + figure(line), 0);
  const [first, ...others] = new Set(lines.map(({ tilesPerBox }) => tilesPerBox));
  const isInBoxes = (wishes.sparesIn === 'boxes' && Boolean(wishes.spares)) || wishes.pricePer === 'box';
  return {
    lines,
    tilesPerBox: others.length === 0 ? first : null,
    planned: sum(({ planned }) => planned),
    breakage: sum(({ breakage }) => breakage),
    spares: sum(({ spares }) => spares),
    needed: sum(({ needed }) => needed),
    boxes: lines.some(({ boxes }) => boxes === null) ? null : sum(({ boxes }) => boxes ?? 0),
    bought: sum(({ bought }) => bought),
    leftOver: sum(({ leftOver }) => leftOver),
    cost: lines.some(({ cost }) => cost === null) ? null : lines.reduce((total, { cost }) => total + (cost ?? 0n), 0n),
    lacksBox: lines.some(({ tilesPerBox }) => tilesPerBox === null) && isInBoxes,
  };
}

/** Tiles added for breakage: the share, rounded up. */
export function breakageOf(tiles: number, percent: number): number {
  // In whole millionths of a percent, so that an exact share is not rounded up.
  return Math.ceil((tiles * Math.round(percent * 1e6)) / 1e8);
}

function lineOf({ kind, tiles, ...tile }: KindToBuy, wishes: OrderWishes): Order['lines'][number] {
  const tilesPerBox = tilesInBox(wishes, tile);
  const perBox = tilesPerBox ?? 0;
  // Nothing is bought of a kind that is not laid.
  const breakage = breakageOf(tiles, wishes.breakage ?? BREAKAGE_PERCENT);
  const spares = tiles && (wishes.spares ?? 0) * (wishes.sparesIn === 'boxes' ? perBox : 1);
  const needed = tiles + breakage + spares;
  const boxes = tilesPerBox && Math.ceil(needed / tilesPerBox);
  const bought = boxes === null ? needed : boxes * perBox;
  return {
    kind,
    tilesPerBox,
    planned: tiles,
    breakage,
    spares,
    needed,
    boxes,
    bought,
    leftOver: bought - needed,
    cost: costOf(wishes, { bought, boxes, areaM2: paidAreaOf(wishes, bought, boxes, tile.areaM2) }),
  };
}

/** The area that is paid for: that on the boxes if it is known, otherwise that of the tiles. */
function paidAreaOf({ boxAreaM2, tilesPerBox }: OrderWishes, bought: number, boxes: number | null, tileAreaM2: number) {
  return boxAreaM2 !== undefined && tilesPerBox === undefined && boxes !== null
    ? boxes * boxAreaM2
    : bought * tileAreaM2;
}

interface Amounts {
  readonly bought: number;
  readonly boxes: number | null;
  readonly areaM2: number;
}

/** The price times what is paid for, rounded once, halves up. */
function costOf({ price, pricePer = 'm2', currency = 'EUR' }: OrderWishes, amounts: Amounts): bigint | null {
  const { bought, boxes, areaM2 } = amounts;
  const amount = { tile: bought, box: boxes, m2: areaM2, ft2: areaM2 / M2_IN_FT2 }[pricePer];
  if (price === undefined || amount === null) return null;
  const parts = pricePer === 'm2' || pricePer === 'ft2' ? AREA_PARTS : 1;
  const scale = BigInt(PRICE_PARTS * parts);
  const product =
    BigInt(Math.round(price * PRICE_PARTS)) *
    BigInt(Math.round(amount * parts)) *
    10n ** BigInt(minorDigitsOf(currency));
  return (2n * product + scale) / (2n * scale);
}
