// Squares that were sent with a width and a height: rectangles in a straight grid, which are bricks without an offset,
// or squares whose side has another name.

import { PATTERNS } from '../../engine/index.ts';
import { type Changes, type Mistake, mistake } from '../values/mistakes.ts';
import { numberFromText } from '../values/numbers.ts';
import { parameterIn } from '../values/raw-fields.ts';
import { isField, type SentRequest, sentFields, textOf } from './sent-request.ts';
import { straightRectangles } from './trade-names.ts';

const [SQUARES] = PATTERNS;

/** The mistake of a width or height of squares; undefined for any other name, or if what is meant is not certain. */
export function squaresWithSides(
  name: string,
  called: string,
  fault: string,
  { form, pattern, entries }: SentRequest,
): Mistake | undefined {
  if (pattern !== SQUARES || (name !== 'tileWidth' && name !== 'tileHeight')) return undefined;
  const [size, width, height, offset, rotation] = ['tileSize', 'tileWidth', 'tileHeight', 'offset', 'rotation'].map(
    (parameter) => parameterIn(form.where, parameter),
  );
  const sent = sentFields(entries);
  // Any other name may say that the tiles are no squares, or how rectangles are laid.
  const isExpected = (other: string) => isField(other, form) || [width, height, rotation].includes(other);
  if (![...sent.keys()].every(isExpected)) return undefined;
  const about = { code: 'parameter-unknown', param: called, received: sent.get(called) };
  if (!sent.has(width) || !sent.has(height)) {
    return mistake({ ...about, message: `${fault}. Did you mean ${size}?`, example: size });
  }
  const [side, other] = [sent.get(width), sent.get(height)].map(textOf);
  if (side === undefined || other === undefined) return undefined;
  const isSquare = numberFromText(side) !== undefined && side === other;
  const changes: Changes = isSquare ? { [size]: side, [width]: null, [height]: null } : straightRectangles(form.where);
  const hint = isSquare ? `Did you mean ${size}?` : `Rectangles in a straight grid are bricks with ${offset} 0.`;
  return mistake({ ...about, message: `${fault}. ${hint}`, changes });
}
