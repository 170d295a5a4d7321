// The walls of a walk as they were sent: some with spaces inside, some whose direction is only clear from the whole walk.

import { makesRoom } from './walk-closing.ts';
import { repairOf, wallFromToken } from './wall-token.ts';

/** A wall as sent, such as `E400` or `E 4 m`. */
export interface SentWall {
  readonly token: string;
  /** The rule that its first space breaks; undefined if it has none. */
  readonly gap: string | undefined;
}

/** Joins the tokens that are one wall with spaces inside, which is one mistake, not several. */
export function sentWallsIn(tokens: readonly string[]): SentWall[] {
  const gapBetween = isLength(tokens[0]) && isDirection(tokens[tokens.length - 1]) ? gapBeforeLetter : gapAfterLetter;
  const walls: SentWall[] = [];
  for (let begin = 0, end = 0; begin < tokens.length; begin = end) {
    const gap = gapBetween(tokens[begin], tokens[begin + 1] ?? '');
    for (end = begin + 1; end < tokens.length && gapBetween(tokens[end - 1], tokens[end]) !== undefined; end++);
    walls.push({ token: tokens.slice(begin, end).join(' '), gap });
  }
  return walls;
}

function isDirection(token: string): boolean {
  return /^(?:[a-z]|east|south|west|north|right|down|left|up)$/i.test(token);
}

function isUnit(token: string): boolean {
  return /^(?:mm|cm|m|in|ft)$/i.test(token);
}

function isLength(token: string): boolean {
  return /^[0-9.]+(?:mm|cm|m|in|ft)?$/i.test(token);
}

/** The rule that two tokens break if they are parts of one wall, such as `E 4 m`. */
function gapAfterLetter(token: string, next: string): string | undefined {
  const isHead = isDirection(token) || /^a-?[0-9.]+:$/i.test(token);
  return isHead && /^-?[0-9]/.test(next) ? 'has a space between the letter and the length' : gapInLength(token, next);
}

/** The same where lengths come first, as in `4 m E`. */
function gapBeforeLetter(token: string, next: string): string | undefined {
  const isMeasured = isLength(token) || isUnit(token);
  if (isMeasured && isDirection(next) && !isUnit(next)) return 'has a space between the length and the letter';
  return gapInLength(token, next);
}

function gapInLength(token: string, next: string): string | undefined {
  const isParted = isUnit(next) || (/ft$/i.test(token) && /^[0-9.]+in$/i.test(next));
  return isParted ? 'has a space inside its length' : undefined;
}

/** A dash before the length, which may be a minus sign or only separate. */
const DASHED = /^(?:[a-z]|a-?[0-9.]+:)[-−–—]/i;

/** A word for a direction on the drawing, or for a turn to that side. */
const SPOKEN = /^(?:left|right|up|down|[lrud])[0-9.]/i;

/** A mark of feet or of inches, or a quote that ends there. */
const MARKED = /^[^"'″”′’]+["'″”′’]$/;

/** Whether only the whole walk can tell what a wall means: `E-400`, `R400`, `E12'`. */
export function isDoubtful(token: string): boolean {
  return DASHED.test(token) || SPOKEN.test(token) || MARKED.test(token);
}

/**
 * Whether doubtful walls mean what they seem to: if that makes a room. Walls with a dash go the other way, spoken directions
 * are those of the drawing, and marks are feet and inches.
 */
export function isConfirmed(walls: readonly SentWall[]): boolean {
  const tokens = walls.map(({ token }) => token.replaceAll(' ', ''));
  // Then a dash may as well be part of the notation, and the room would be turned by half a turn.
  if (tokens.every((token) => DASHED.test(token))) return false;
  const walk = tokens.map((token) => (wallFromToken(token) ? token : repairOf(token)));
  return walk.every((wall) => wall !== undefined) && makesRoom(walk.join(' ').split(' '));
}
