// The wall band and the length of each wall beside it.

import type { Plan, Point, Ring } from '../engine/index.ts';
import type { Lang } from '../words/index.ts';
import { centimetres } from './caption.ts';
import { INK, SLATE } from './palette.ts';
import { grown, isOnSheet, ringMeets, type Tag, tagsMeet } from './placing.ts';
import { isInside, twiceAreaOf } from './rings.ts';
import type { Lines, Text } from './scene.ts';
import { type Sheet, toMm, toPx } from './sheet.ts';
import { textOf } from './text.ts';
import { widthOf } from './text-width.ts';

/** Where along a wall its length may stand, the middle first. */
const PLACES = [0.5, 0.38, 0.62, 0.25, 0.75];

/** The band: a line twice as thick, of which the floor painted over it leaves the outer half; so its inner edge is the true wall. */
export function wallBand(outer: Ring, { band, mmPerPx }: Sheet): Lines {
  return {
    kind: 'lines',
    role: 'wall',
    stroke: { color: SLATE, width: 2 * band * mmPerPx },
    paths: [outer],
    closed: true,
  };
}

/** The lengths that find a free place outside, along their walls; long walls choose first. `taken` grows by them. */
export function wallLabels(plan: Plan, outer: Ring, sheet: Sheet, lang: Lang, taken: Tag[]): Text[] {
  const ring = outer.map((corner) => toPx(corner, sheet));
  const outwards = twiceAreaOf(ring) > 0 ? 1 : -1;
  const walls = ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length], mm: plan.surface.wallLengths[i] }));
  const labels: Text[] = [];
  for (const wall of walls.toSorted((a, b) => b.mm - a.mm)) {
    const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y);
    // Beside a wall shorter than the text is high, nobody could tell what the text belongs to.
    if (length < sheet.textSize) break;
    const text = centimetres(lang, wall.mm);
    const tag = freeTag({ ...wall, length, outwards }, text, ring, sheet, taken);
    if (!tag) continue;
    taken.push(tag);
    labels.push(labelAt(tag, text, sheet));
  }
  return labels;
}

interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly outwards: number;
}

function freeTag(wall: Wall, text: string, ring: Ring, sheet: Sheet, taken: readonly Tag[]): Tag | undefined {
  const width = widthOf(text, sheet.textSize);
  const places = width < wall.length ? PLACES : [0.5];
  for (const away of [0, 1.2 * sheet.textSize]) {
    for (const place of places) {
      if (place !== 0.5 && Math.min(place, 1 - place) * wall.length < width / 2) continue;
      const tag = tagBeside(wall, place, away, width, sheet);
      if (isFree(tag, ring, sheet, taken)) return tag;
    }
  }
  return undefined;
}

function tagBeside(
  { from, to, length, outwards }: Wall,
  place: number,
  away: number,
  width: number,
  sheet: Sheet,
): Tag {
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const distance = sheet.band + sheet.gap + sheet.textSize / 2 + away;
  const middle = {
    x: from.x + ux * place * length + uy * outwards * distance,
    y: from.y + uy * place * length - ux * outwards * distance,
  };
  return { middle, width, height: sheet.textSize, turnDeg: readableTurn((Math.atan2(uy, ux) * 180) / Math.PI) };
}

/** The turn along a wall from which a text is read from below or from the right, never upside down. */
function readableTurn(deg: number): number {
  const turn = ((deg % 180) + 180) % 180;
  return turn >= 90 - 1e-6 ? turn - 180 : turn;
}

function isFree(tag: Tag, ring: Ring, sheet: Sheet, taken: readonly Tag[]): boolean {
  const { widthPx, heightPx, headEnd, footStart, band, gap } = sheet;
  if (!isOnSheet(tag, widthPx, heightPx, 2)) return false;
  const { y } = tag.middle;
  const reach = Math.hypot(tag.width, tag.height) / 2;
  if (y < headEnd || y > footStart + reach) return false;
  if (taken.some((other) => tagsMeet(grown(tag, gap / 2), other))) return false;
  return !isInside(tag.middle, ring) && !ringMeets(ring, grown(tag, band + gap / 2));
}

function labelAt(tag: Tag, text: string, sheet: Sheet): Text {
  return textOf('label', text, toMm(tag.middle, sheet), sheet.textSize * sheet.mmPerPx, {
    color: INK,
    anchor: 'middle',
    turnDeg: tag.turnDeg,
    centred: true,
  });
}
