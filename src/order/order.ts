// What to order from the shop for a plan: boxes, breakage, spares and the cost. The plan already holds the waste of its
// cuts, so no share of the area is added. Money is counted in whole parts of a currency's smallest unit, so no cent is
// lost.

import { type BoxSize, type TileInBoxes, tilesInBox } from './boxes.ts';
import { minorDigitsOf } from './currencies.ts';
import { BREAKAGE_PERCENT, PRICE_DECIMALS } from './facts.ts';

/** The unit of a price. */
export type PriceUnit = 'tile' | 'm2' | 'ft2' | 'box' | 'set';

/** What tiles are sold in, and for how much. */
export interface Offer extends BoxSize {
  readonly price?: number;
  readonly pricePer?: PriceUnit;
}

/** What the shop sells and what a person wants; everything is optional. */
export interface OrderWishes extends Offer {
  /** Percent of the tiles, `BREAKAGE_PERCENT` if it is not given. */
  readonly breakage?: number;
  /** Spare tiles or boxes for later repairs, of each kind. */
  readonly spares?: number;
  readonly sparesIn?: 'tiles' | 'boxes';
  /** What is special about kinds. A kind with a box or a price of its own takes that instead of the one of the order. */
  readonly kinds?: Readonly<Record<string, Offer>>;
  /** How many tiles of each kind a set holds, if tiles are sold in sets. */
  readonly setOf?: Readonly<Record<string, number>>;
  /** An ISO 4217 code; its smallest unit is a hundredth if it is not given. */
  readonly currency?: string;
  /** Whether to buy by the count with offcuts reused. */
  readonly reuse?: boolean;
}

/** The tiles of one kind in a plan. */
export interface KindToBuy extends TileInBoxes {
  readonly kind: string;
  readonly tiles: number;
  /** Tiles that are there already; none if it is not given. */
  readonly stock?: number;
}

/** The order of one kind of tile. */
export interface OrderLine {
  /** Tiles in the plan. */
  readonly planned: number;
  readonly breakage: number;
  readonly spares: number;
  /** The sum of the above. */
  readonly needed: number;
  /** Of those, the tiles that are there already, and those to buy. */
  readonly inStock: number;
  readonly toBuy: number;
  /** Tiles that are there and not needed. */
  readonly unused: number;
  /** Null if it is not known how many tiles a box holds. */
  readonly boxes: number | null;
  /** All tiles that are paid for: full boxes, full sets, or those to buy. */
  readonly bought: number;
  readonly leftOver: number;
  /** In the currency's smallest unit, such as cents; null without a price, or if its unit is not known. */
  readonly cost: bigint | null;
}

/** The order of one kind, by its name. */
export interface KindLine extends OrderLine {
  readonly kind: string;
  readonly tilesPerBox: number | null;
}

export interface Order extends OrderLine {
  /** One for each kind of tile; all figures of the order are their sums, but for the cost of sets. */
  readonly lines: readonly KindLine[];
  /** Null unless tiles are bought in sets. */
  readonly sets: number | null;
  /** Null if it is not known, or not the same for all kinds. */
  readonly tilesPerBox: number | null;
  /** Whether spares or a price are in boxes, but not what a box holds. */
  readonly lacksBox: boolean;
}

const PRICE_PARTS = 10 ** PRICE_DECIMALS;
/** Areas are paid to a ten-thousandth of their unit, as on invoices and in the answer of the interface. */
const AREA_PARTS = 10_000;
const M2_IN_FT2 = 0.3048 ** 2;

/** The order for the tiles of each kind, which are bought separately, or together in sets that have all of them. */
export function orderOf(kinds: readonly KindToBuy[], wishes: OrderWishes): Order {
  const setOf = wishes.setOf && hasAll(wishes.setOf, kinds) ? wishes.setOf : undefined;
  const needs = kinds.map((kind) => needOf(kind, wishes, setOf !== undefined));
  const sets = setOf ? Math.max(...needs.map(({ kind, toBuy }) => Math.ceil(toBuy / setOf[kind]))) : null;
  const lines = needs.map((need) => lineOf(need, wishes, setOf && sets !== null ? sets * setOf[need.kind] : null));
  const sum = (figure: (line: OrderLine) => number) => lines.reduce((total, line) => total + figure(line), 0);
  const [first, ...others] = new Set(lines.map(({ tilesPerBox }) => tilesPerBox));
  // What is not known of a kind that is not laid does not matter.
  const laid = lines.filter(({ needed }) => needed > 0);
  const known = laid.length > 0 ? laid : lines;
  return {
    lines,
    sets,
    tilesPerBox: others.length === 0 ? first : null,
    planned: sum(({ planned }) => planned),
    breakage: sum(({ breakage }) => breakage),
    spares: sum(({ spares }) => spares),
    needed: sum(({ needed }) => needed),
    inStock: sum(({ inStock }) => inStock),
    toBuy: sum(({ toBuy }) => toBuy),
    unused: sum(({ unused }) => unused),
    boxes: known.some(({ boxes }) => boxes === null) ? null : sum(({ boxes }) => boxes ?? 0),
    bought: sum(({ bought }) => bought),
    leftOver: sum(({ leftOver }) => leftOver),
    cost: wishes.pricePer === 'set' ? costOf(wishes, { sets }) : sumOfCosts(known),
    lacksBox: known.some(({ kind, tilesPerBox }) => tilesPerBox === null && isInBoxes(kind, wishes)),
  };
}

function hasAll(setOf: NonNullable<OrderWishes['setOf']>, kinds: readonly KindToBuy[]): boolean {
  return kinds.every(({ kind }) => Object.hasOwn(setOf, kind) && setOf[kind] > 0);
}

function sumOfCosts(lines: readonly OrderLine[]): bigint | null {
  return lines.some(({ cost }) => cost === null) ? null : lines.reduce((total, { cost }) => total + (cost ?? 0n), 0n);
}

/** What a kind is sold in and for: its own box and price, or else those of the order. */
export function offerFor(kind: string, { kinds = {}, ...order }: OrderWishes): Offer {
  const own = Object.hasOwn(kinds, kind) ? kinds[kind] : {};
  const { tilesPerBox, boxAreaM2 } = own.tilesPerBox !== undefined || own.boxAreaM2 !== undefined ? own : order;
  const { price, pricePer } = own.price !== undefined ? own : order;
  return {
    ...(tilesPerBox !== undefined && { tilesPerBox }),
    ...(boxAreaM2 !== undefined && { boxAreaM2 }),
    ...(price !== undefined && { price }),
    ...(pricePer !== undefined && { pricePer }),
  };
}

function isInBoxes(kind: string, wishes: OrderWishes): boolean {
  return (wishes.sparesIn === 'boxes' && Boolean(wishes.spares)) || offerFor(kind, wishes).pricePer === 'box';
}

/** Tiles added for breakage: the share, rounded up. */
export function breakageOf(tiles: number, percent: number): number {
  // In whole millionths of a percent, so that an exact share is not rounded up.
  return Math.ceil((tiles * Math.round(percent * 1e6)) / 1e8);
}

/** Tiles of one kind that are needed, however they are sold. */
interface Need extends Pick<OrderLine, 'planned' | 'breakage' | 'spares' | 'needed' | 'inStock' | 'toBuy' | 'unused'> {
  readonly kind: string;
  readonly tile: TileInBoxes;
  readonly offer: Offer;
  readonly tilesPerBox: number | null;
}

function needOf({ kind, tiles, stock = 0, ...tile }: KindToBuy, wishes: OrderWishes, isInSets: boolean): Need {
  const offer = offerFor(kind, wishes);
  const tilesPerBox = isInSets ? null : tilesInBox(offer, tile);
  // Nothing is bought of a kind that is not laid.
  const breakage = breakageOf(tiles, wishes.breakage ?? BREAKAGE_PERCENT);
  const spares = tiles && (wishes.spares ?? 0) * (wishes.sparesIn === 'boxes' ? (tilesPerBox ?? 0) : 1);
  const needed = tiles + breakage + spares;
  const inStock = Math.min(stock, needed);
  const left = { inStock, toBuy: needed - inStock, unused: stock - inStock };
  return { kind, tile, offer, tilesPerBox, planned: tiles, breakage, spares, needed, ...left };
}

/** The order of a kind; `inSets` has its tiles in all sets that are bought, null if there are none. */
function lineOf({ tile, offer, ...need }: Need, { currency = 'EUR' }: OrderWishes, inSets: number | null): KindLine {
  const { toBuy, tilesPerBox } = need;
  const boxes = tilesPerBox && Math.ceil(toBuy / tilesPerBox);
  const bought = inSets ?? (tilesPerBox === null ? toBuy : (boxes ?? 0) * tilesPerBox);
  const areaM2 = paidAreaOf(offer, bought, boxes, tile.areaM2);
  const cost = costOf({ ...offer, currency }, { bought, boxes, areaM2 });
  return { ...need, boxes, bought, leftOver: bought - toBuy, cost };
}

/** The area that is paid for: that on the boxes if it is known, otherwise that of the tiles. */
function paidAreaOf({ boxAreaM2, tilesPerBox }: Offer, bought: number, boxes: number | null, tileAreaM2: number) {
  return boxAreaM2 !== undefined && tilesPerBox === undefined && boxes !== null
    ? boxes * boxAreaM2
    : bought * tileAreaM2;
}

interface Amounts {
  readonly bought?: number;
  readonly boxes?: number | null;
  readonly sets?: number | null;
  readonly areaM2?: number;
}

/** The price times what is paid for, rounded once, halves up. */
function costOf({ price, pricePer = 'm2', currency = 'EUR' }: OrderWishes, amounts: Amounts): bigint | null {
  const { bought = null, boxes = null, sets = null, areaM2 = 0 } = amounts;
  const amount = { tile: bought, box: boxes, set: sets, m2: areaM2, ft2: areaM2 / M2_IN_FT2 }[pricePer];
  if (price === undefined || amount === null) return null;
  const parts = pricePer === 'm2' || pricePer === 'ft2' ? AREA_PARTS : 1;
  const scale = BigInt(PRICE_PARTS * parts);
  const product =
    BigInt(Math.round(price * PRICE_PARTS)) *
    BigInt(roundedHalfUp(amount * parts)) *
    10n ** BigInt(minorDigitsOf(currency));
  return (2n * product + scale) / (2n * scale);
}

/** A half of which rounding took a hair is a half: 165 tiles of 71 × 126.9 cm are 148.66335 m². */
function roundedHalfUp(amount: number): number {
  return Math.round(Number(amount.toPrecision(15)));
}
