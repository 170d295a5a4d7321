// Walks followed on the page itself, so that the closing gap and the ghost keep up with every key. Whether a walk makes a
// room is still the worker's to say.

import type { CornerCm } from '../state/draft.ts';

export interface Wall {
  /** Clockwise from east. */
  readonly bearingDeg: number;
  readonly lengthCm: number;
}

const LETTERS = 'ESWN';
const WALL = /^(?:([ESWN])|A(-?\d+(?:\.\d+)?):)(\d+(?:\.\d+)?)$/i;
const LONGEST_CM = 1e6;
/** A walk that ends this near to its start closes by itself. */
const CLOSING_CM = 0.1;
/** 100.1 - 100 is a hair over 0.1 in doubles. */
const NOISE_CM = 1e-9;

/** The nearest number of which `parts` make a whole, less the noise of sums and never -0. */
export function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0;
}

/** The words of a text: walls of a walk, or corners. */
export function tokensOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The wall of a token such as `E400` or `A36.87:150`; null where it is none. */
export function wallOf(token: string): Wall | null {
  const [, letter, bearing, length] = WALL.exec(token) ?? [];
  const lengthCm = Number(length);
  const bearingDeg = letter ? LETTERS.indexOf(letter.toUpperCase()) * 90 : Number(bearing);
  if (!(lengthCm > 0 && lengthCm <= LONGEST_CM && Number.isFinite(bearingDeg))) return null;
  return { bearingDeg: turned(bearingDeg), lengthCm };
}

/** The walls of a whole walk; null where one of its words is no wall. */
export function wallsOf(text: string): Wall[] | null {
  const walls = tokensOf(text).map(wallOf);
  return walls.every((wall) => wall !== null) ? walls : null;
}

/** A bearing within one turn; billionths of a degree keep the noise of the sum away. */
export function turned(bearingDeg: number): number {
  return (Math.round((bearingDeg % 360) * 1e9 + 360e9) % 360e9) / 1e9;
}

/** A wall as its token: quarter turns by letter, numbers with at most four decimals. */
export function tokenOf({ bearingDeg, lengthCm }: Wall): string {
  return (LETTERS[bearingDeg / 90] ?? `A${rounded(bearingDeg, 1e4)}:`) + rounded(lengthCm, 1e4);
}

export function walkOf(walls: readonly Wall[]): string {
  return walls.map(tokenOf).join(' ');
}

/** Follows walls from 0,0: a corner before each wall, on the grid of 0.001 cm that rooms have, and the end. */
export function follow(walls: readonly Wall[]): { readonly corners: CornerCm[]; readonly end: CornerCm } {
  let [x, y] = [0, 0];
  const here = (): CornerCm => [rounded(x, 1000), rounded(y, 1000)];
  const corners = walls.map(({ bearingDeg, lengthCm }) => {
    const corner = here();
    const angle = (bearingDeg * Math.PI) / 180;
    // What sine and cosine are off at quarter turns is far below the grid.
    x += Math.cos(angle) * lengthCm;
    y += Math.sin(angle) * lengthCm;
    return corner;
  });
  return { corners, end: Math.hypot(x, y) <= CLOSING_CM + NOISE_CM ? [0, 0] : here() };
}

/** Whether a walk is back at its start. */
export function isClosed(walls: readonly Wall[]): boolean {
  return !follow(walls).end.some(Boolean);
}

/** The wall from one corner to another. */
export function wallBetween([x1, y1]: CornerCm, [x2, y2]: CornerCm): Wall {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bearingDeg = rounded(turned((Math.atan2(dy, dx) * 180) / Math.PI), 1e4) % 360;
  return { bearingDeg, lengthCm: rounded(Math.hypot(dx, dy), 1e4) };
}

/** The walls around a ring, the first from its first corner. */
export function wallsAround(ring: readonly CornerCm[]): Wall[] {
  return ring.map((corner, i) => wallBetween(corner, ring[(i + 1) % ring.length]));
}

/** Ways to bring an open walk home, the one with square corners first: `W20 N5`, or `A194.0362:20.6155`. */
export function closingsOf(walls: readonly Wall[]): string[] {
  const { end } = follow(walls);
  if (isClosed(walls)) return [];
  const missing = end.flatMap((cm, axis) =>
    Math.abs(cm) > CLOSING_CM / 2 ? [{ bearingDeg: 90 * axis + (cm > 0 ? 180 : 0), lengthCm: Math.abs(cm) }] : [],
  );
  const orders = [missing, missing.toReversed()];
  const square = walkOf(orders.find((order) => !foldsBack(walls, order)) ?? missing);
  return missing.length > 1 ? [square, tokenOf(wallBetween(end, [0, 0]))] : [square];
}

/** Whether walls that close a walk lie back on its last wall, or reach home along its first. */
function foldsBack(walls: readonly Wall[], closing: readonly Wall[]): boolean {
  return isOpposite(walls.at(-1), closing[0]) || isOpposite(closing.at(-1), walls[0]);
}

function isOpposite(wall: Wall | undefined, other: Wall | undefined): boolean {
  return !!wall && other?.bearingDeg === turned(wall.bearingDeg + 180);
}

/**
 * The walk with one wall of another length. The wall opposite makes up for it where there is only one that could;
 * otherwise the walk is left open, and whoever walks it decides.
 */
export function withLength(walls: readonly Wall[], index: number, lengthCm: number): Wall[] {
  const wall = walls[index];
  const next = walls.with(index, { ...wall, lengthCm });
  const [opposite, ...more] = walls.filter((other) => isOpposite(wall, other));
  if (!opposite || more.length > 0 || !isClosed(walls)) return next;
  const made = rounded(opposite.lengthCm + lengthCm - wall.lengthCm, 1e4);
  return made > 0 ? next.with(walls.indexOf(opposite), { ...opposite, lengthCm: made }) : next;
}
