// Reads the outline walk: a room described wall by wall, in walking order. Centimetres in, millimetres out.

import { LIMITS, type Ring } from '../../engine/index.ts';
import type { Meanings, SizeMeaning, WallMeaning } from '../repair/index.ts';
import { lengthsFromText } from '../values/corners.ts';
import {
  accepted,
  itemOrWhole,
  type Mistake,
  type MistakeParts,
  mistake,
  quoted,
  type Reading,
  refused,
  type WallRule,
} from '../values/mistakes.ts';
import { grouped } from '../values/numbers.ts';
import { follow, gapOf, vanishedWall, type Walker } from '../values/walks/walk-following.ts';
import {
  lengthOf,
  MOST_CM,
  ruleBrokenBy,
  tokensIn,
  WALK_EXAMPLE,
  type Wall,
  wallFromToken,
} from '../values/walks/wall-token.ts';

export interface Walk {
  /** Corners in walking order, mm; the first is 0,0. */
  readonly outer: Ring;
  /** Length of each wall as sent, mm, without the gap that is closed. */
  readonly wallLengths: readonly number[];
  /** The walls as sent, because bearings cannot be derived from corners on a grid. */
  readonly walls: readonly Wall[];
}

/**
 * Reads an outline walk such as `E300 A36.8699:150 S120 W420 N210`. A wall is a direction letter and a length in cm or
 * with its own unit, or `A`, a bearing in degrees clockwise from east, a colon and a length. The walk must end within 0.1 cm of its start.
 */
export function walkFromText(text: string, meanings?: Meanings): Reading<Walk> {
  const tokens = tokensIn(text);
  if (tokens.length === 0) return emptyWalk(text);
  if (tokens.length <= LIMITS.ringCorners.max && tokens.every(isCorner)) return cornersInstead(text);
  const size = meanings?.interpretRoomSize(text);
  if (size !== undefined) return wallsInstead(text, size);
  if (tokens.length > LIMITS.outlineWalls) return tooManyWalls(text, tokens.length);
  const { walls, mistakes } = wallsFromTokens(text, tokens, meanings);
  if (mistakes.length > 0) return { ok: false, mistakes };
  if (walls.length < LIMITS.ringCorners.min) return tooFewWalls(text, walls.length);
  return closedWalk(text, tokens, walls, meanings);
}

/** Reads the `outline` of a JSON body, which is the same text. */
export function walkFromJson(value: unknown, meanings?: Meanings): Reading<Walk> {
  if (typeof value === 'string') return walkFromText(value, meanings);
  const message = `outline must be a text of walls, not ${quoted(value)}; send for example "${WALK_EXAMPLE}".`;
  return refuse(value, 'outline-not-text', message, { example: meanings?.walkOfList(value) });
}

function wallsFromTokens(
  text: string,
  tokens: readonly string[],
  meanings?: Meanings,
): { walls: Wall[]; mistakes: Mistake[] } {
  const walls = tokens.flatMap((token) => wallFromToken(token) ?? []);
  if (walls.length === tokens.length) return { walls, mistakes: [] };
  const sent = meanings?.interpretWalls(tokens) ?? tokens.map((token) => ({ token }));
  const mistakes = sent.flatMap((meaning: WallMeaning, i) =>
    wallFromToken(meaning.token) ? [] : [wallMistake(text, tokens, meaning, i + 1, meanings)],
  );
  return { walls, mistakes };
}

function wallMistake(
  text: string,
  tokens: readonly string[],
  meaning: WallMeaning,
  place: number,
  meanings?: Meanings,
): Mistake {
  const { token, gap, guess, isCertain, isWithoutLength } = meaning;
  const rule = gap ? 'has-space' : ruleBrokenBy(token);
  const repair = isCertain ? guess : undefined;
  const others = isWithoutLength ? meanings?.walkWithout(tokens, (other) => other === token) : undefined;
  const advice = isCertain ? `Send ${guess} instead.` : `Did you mean ${guess}?`;
  const wholeExample = repair && tokens.map((other) => (other === token ? repair : other)).join(' ');
  return mistake({
    code: 'outline-wall',
    param: 'outline',
    message: `Wall ${place} of outline, ${quoted(token)}, ${gap ?? wordsFor(rule, token)}. ${others ? 'Leave it out.' : guess ? advice : 'Send for example E400 or A45:120.'}`,
    ...(isWithoutLength
      ? { received: text, example: others }
      : itemOrWhole({ item: token, itemExample: repair, whole: text, wholeExample })),
    brokenWall: { wall: token, rule },
  });
}

function wordsFor(rule: WallRule, token: string): string {
  if (rule === 'length-zero') return 'has no length; every wall must be longer than 0 cm';
  if (rule === 'length-negative')
    return 'has a negative length; lengths are above 0 and the letter gives the direction';
  if (rule === 'length-too-long') return `is longer than ${grouped(MOST_CM)} cm`;
  return /^a/i.test(token)
    ? 'is not A, a bearing in degrees, a colon and a length in cm or with its unit, like A45:2.5m'
    : 'is not E, S, W, N or A<bearing>: followed by a length in cm or with its unit, like E10ft6in';
}

/** Follows the walls, closes the ring, and checks that no wall vanishes on the grid of corners. */
function closedWalk(
  text: string,
  tokens: readonly string[],
  walls: readonly Wall[],
  meanings?: Meanings,
): Reading<Walk> {
  const { corners, end } = follow(walls);
  if (gapOf(end) !== undefined) return openWalk(text, tokens, walls, end, meanings);
  const vanished = vanishedWall(corners);
  if (vanished >= 0) return wallWithoutLength(text, tokens, vanished, meanings);
  return accepted({ outer: corners, wallLengths: walls.map(lengthOf), walls });
}

function openWalk(
  text: string,
  tokens: readonly string[],
  walls: readonly Wall[],
  end: Walker,
  meanings?: Meanings,
): Reading<Walk> {
  const gap = meanings?.interpretGap(tokens, walls, end);
  const advice = gap ? `it ${gap.where}. ${gap.advice}` : 'the last wall must end where the first begins.';
  return refuse(text, 'outline-open', `The outline does not close: ${advice}`, { example: gap?.example });
}

function emptyWalk(text: string): Reading<Walk> {
  const message = `outline is empty; send the walls in walking order, for example ${WALK_EXAMPLE} for a room of 4 by 3 m.`;
  return refuse(text, 'outline-empty', message);
}

function isCorner(token: string): boolean {
  return lengthsFromText(token, 2) !== undefined;
}

function cornersInstead(text: string): Reading<Walk> {
  const message = `outline has corners instead of walls: ${quoted(text)}. Send corners as polygon, walls like ${WALK_EXAMPLE} as outline.`;
  const brokenWall = { wall: tokensIn(text)[0], rule: 'letter-missing' } as const;
  return refuse(text, 'outline-wall', message, { changes: { outline: null, polygon: text }, brokenWall });
}

function wallsInstead(text: string, { example, words }: SizeMeaning): Reading<Walk> {
  const message = `outline must be the walls of the room, not its size ${quoted(text)}. Did you mean ${example}, a room of ${words}?`;
  const brokenWall = { wall: tokensIn(text)[0], rule: 'letter-missing' } as const;
  return refuse(text, 'outline-wall', message, { example, brokenWall });
}

function tooManyWalls(text: string, count: number): Reading<Walk> {
  const message = `outline has ${count} walls and may have at most ${LIMITS.outlineWalls}; send the corners as polygon instead, which takes up to ${LIMITS.ringCorners.max}.`;
  return refuse(text, 'outline-too-many-walls', message);
}

function tooFewWalls(text: string, count: number): Reading<Walk> {
  const message = `outline has ${count === 1 ? 'only 1 wall' : `only ${count} walls`} and needs at least ${LIMITS.ringCorners.min}; send every wall up to the start again, for example ${WALK_EXAMPLE}.`;
  return refuse(text, 'outline-too-few-walls', message);
}

function wallWithoutLength(text: string, tokens: readonly string[], index: number, meanings?: Meanings): Reading<Walk> {
  const message = `Wall ${index + 1} of outline, ${quoted(tokens[index])}, ends on the corner it begins at (corners lie on a grid of 0.001 cm, and a gap of up to 0.1 cm closes by itself); leave it out.`;
  return refuse(text, 'wall-no-length', message, { example: meanings?.walkWithout(tokens, (_, i) => i === index) });
}

function refuse(received: unknown, code: string, message: string, more?: Partial<MistakeParts>): Reading<Walk> {
  return refused({ code, param: 'outline', received, message, ...more });
}
