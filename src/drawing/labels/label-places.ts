// Candidate places for the length of one wall, from along the wall to inside the room.

import type { Point, Ring } from '../../engine/index.ts';
import type { Frame } from '../scene/frame.ts';
import { isInside } from '../scene/inside.ts';
import type { Placed } from './placing.ts';
import { grown, isOnSheet, meetsAny, ringMeets, type Tag, thinTag, uprightTag } from './tags.ts';
import { widthOf } from './text-width.ts';
import { besideWall, readableTurn, type Wall } from './walls.ts';

/** Positions of a length along its wall, as shares of the wall's length; the middle first. */
const PLACES = [0.5, 0.38, 0.62, 0.25, 0.75];
/** Height of a line of text with ascenders and descenders, in ems. */
const LETTERS_EMS = 1.2;
/** Gap between a wall's band and its length where space is tight, in ems. */
const TIGHT_EMS = 0.25;
/** Positions along a wall where a leader may begin. On a wall shorter than `SHORT_EMS`, it begins in the middle. */
const BEGINNINGS = [0.5, 0.7, 0.3];
const SHORT_EMS = 3;
/** Leader lengths to try, in ems. */
const LEADERS_EMS = [1, 1.8, 2.8, 4];

/** What labels need to know of the sheet they are on, px. */
export interface LabelSheet extends Frame {
  readonly widthPx: number;
  readonly textSize: number;
  /** Text size of lengths that do not fit in the usual size. */
  readonly leastSize: number;
  /** Thickness of the wall band; 0 without walls. */
  readonly band: number;
  /** Gap between the band and the text beside it. */
  readonly gap: number;
  /** The plan with its wall lengths is between these. */
  readonly headEnd: number;
  readonly footStart: number;
}

/** What the lengths must not overlap. */
export interface Surroundings {
  readonly ring: Ring;
  readonly sheet: LabelSheet;
  /** Each placed length is added. */
  readonly taken: Tag[];
}

/** Places a length along its wall if the text is no longer than the wall. */
export function along(wall: Wall, around: Surroundings): Placed | undefined {
  return alongside(wall, around, around.sheet.gap, (width) => wall.length >= width);
}

/** Like `along`, but only in the middle of the wall. */
export function inMiddle(wall: Wall, around: Surroundings): Placed | undefined {
  const { textSize, band, gap } = around.sheet;
  const width = widthOf(wall.text, textSize);
  if (wall.length < Math.max(width, textSize)) return undefined;
  const middle = besideWall(wall, 0.5, band + gap + textSize / 2);
  return tried(wall, middle, width, textSize, gap, around);
}

/** Like `along`, with a smaller gap for walls that are close together. */
export function tightAlong(wall: Wall, around: Surroundings): Placed | undefined {
  return alongside(wall, around, TIGHT_EMS * around.sheet.leastSize, (width) => wall.length >= width);
}

/** Places a length along its wall even if the text is longer than the wall. */
export function beyondEnds(wall: Wall, around: Surroundings): Placed | undefined {
  return alongside(wall, around, TIGHT_EMS * around.sheet.leastSize, () => true);
}

/** Places a length along its wall, `gap` px from the band, in the smallest size if the usual size does not fit. */
function alongside(
  wall: Wall,
  around: Surroundings,
  gap: number,
  suits: (width: number) => boolean,
): Placed | undefined {
  const { textSize, leastSize, band } = around.sheet;
  // Beside a wall shorter than the text is high, it is unclear what the text belongs to.
  if (wall.length < textSize) return undefined;
  for (const size of textSize > leastSize ? [textSize, leastSize] : [textSize]) {
    const width = widthOf(wall.text, size);
    if (!suits(width)) continue;
    for (const share of PLACES) {
      if (share !== 0.5 && Math.min(share, 1 - share) * wall.length < width / 2) continue;
      const middle = besideWall(wall, share, band + gap + size / 2);
      const found = tried(wall, middle, width, size, gap, around);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns a length along its wall at `middle` if that place is free. */
function tried(
  { index, along: way, text }: Wall,
  middle: Point,
  width: number,
  size: number,
  gap: number,
  around: Surroundings,
): Placed | undefined {
  const tag = { middle, width, height: LETTERS_EMS * size, turnDeg: readableTurn(way) };
  return isFree(tag, gap / 2, around) ? { wall: index, text, size, tag, leader: null, hasPlate: false } : undefined;
}

/** Places a horizontal length away from its wall, at the end of the shortest leader that is free. */
export function withLeader(wall: Wall, leansDeg: readonly number[], around: Surroundings): Placed | undefined {
  const { textSize, leastSize, band, gap } = around.sheet;
  const width = widthOf(wall.text, leastSize);
  const beginnings = wall.length < SHORT_EMS * textSize ? [0.5] : BEGINNINGS;
  const close = closeTo(wall, around, Math.max(...LEADERS_EMS) * textSize + 2 * (band + gap + width));
  for (const ems of LEADERS_EMS) {
    for (const leanDeg of leansDeg) {
      for (const share of beginnings) {
        const from = besideWall(wall, share, band);
        const way = turned(wall.out, leanDeg);
        const to = { x: from.x + way.x * ems * textSize, y: from.y + way.y * ems * textSize };
        const tag = tagAtEnd(to, way, width, LETTERS_EMS * leastSize, gap / 2);
        if (isFree(tag, gap / 2, close) && isClear(from, to, way, close)) {
          return { wall: wall.index, text: wall.text, size: leastSize, tag, leader: [from, to], hasPlate: false };
        }
      }
    }
  }
  return undefined;
}

/** Keeps only the tags within `reach` px of a wall, since many places are tried and each is compared with all tags. */
function closeTo(wall: Wall, around: Surroundings, reach: number): Surroundings {
  const { x, y } = besideWall(wall, 0.5, 0);
  const taken = around.taken.filter(({ middle, width, height }) => {
    const far = (wall.length + width + height) / 2 + reach;
    return Math.abs(middle.x - x) < far && Math.abs(middle.y - y) < far;
  });
  return { ...around, taken };
}

/** Places a horizontal length inside the room at its wall, for narrow recesses without space outside. */
export function inside(wall: Wall, { ring, sheet, taken }: Surroundings): Placed | undefined {
  const { leastSize: size, gap } = sheet;
  const [width, height] = [widthOf(wall.text, size) + gap, LETTERS_EMS * size];
  const away = (Math.abs(wall.out.x) * width + Math.abs(wall.out.y) * height) / 2 + gap;
  for (const share of PLACES) {
    const tag = { middle: besideWall(wall, share, -away), width, height, turnDeg: 0 };
    if (!isInside(tag.middle, ring) || ringMeets(ring, grown(tag, 1)) || meetsAny(tag, taken)) continue;
    return { wall: wall.index, text: wall.text, size, tag, leader: null, hasPlate: true };
  }
  return undefined;
}

/** The space of a horizontal text at the end of a leader in direction `way`: beside, above or below that end. */
function tagAtEnd(to: Point, way: Point, width: number, height: number, gap: number): Tag {
  const isBeside = Math.abs(way.x) > Math.abs(way.y);
  const x = isBeside ? to.x + (way.x > 0 ? gap : -gap - width) : to.x - width / 2;
  const y = isBeside ? to.y - height / 2 : to.y + (way.y > 0 ? gap : -gap - height);
  return uprightTag(x, y, width, height);
}

/** Whether a leader crosses no wall, no text and no other leader. */
function isClear(from: Point, to: Point, way: Point, { ring, sheet, taken }: Surroundings): boolean {
  const { band } = sheet;
  // Starts past the leader's own wall, which is just behind it.
  const begin = { x: from.x + way.x * band, y: from.y + way.y * band };
  if (ringMeets(ring, grown(thinTag(begin, to, 0), 0.9 * band))) return false;
  const line = thinTag(from, to, 3);
  return !meetsAny(line, taken);
}

function turned({ x, y }: Point, deg: number): Point {
  const angle = (deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Whether a text is clear of the head, the foot and other texts, and at least `rim` px from the wall band. */
function isFree(tag: Tag, rim: number, { ring, sheet, taken }: Surroundings): boolean {
  const { widthPx, headEnd, footStart, band, gap } = sheet;
  const belowHead = { ...tag, middle: { x: tag.middle.x, y: tag.middle.y - headEnd } };
  if (!isOnSheet(belowHead, widthPx, footStart + gap - headEnd, gap / 2)) return false;
  if (meetsAny(grown(tag, gap / 2), taken)) return false;
  return !isInside(tag.middle, ring) && !ringMeets(ring, grown(tag, band + rim));
}
