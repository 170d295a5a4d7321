// What a value or a name means that is not written as requests are, if that is certain (decision 33).

import type { Where } from '../values/raw-fields.ts';
import { nearestName } from './closest-match.ts';
import { withoutContradictions } from './contradictions.ts';
import { interpretPair, interpretRing, interpretRings } from './corners.ts';
import { interpretCutout, interpretCutouts } from './cutouts.ts';
import { interpretDoor, interpretDoors } from './doors.ts';
import { written } from './forms.ts';
import { interpretInches, interpretNumber } from './numbers.ts';
import { interpretGap } from './open-walks.ts';
import { interpretParameter } from './parameters.ts';
import { interpretRoomSize, interpretSquare } from './sizes.ts';
import { interpretPattern } from './trade-names.ts';
import { interpretField, unknownField, unknownParameter } from './unknown-names.ts';
import { interpretWalls, walkOfList, walkWithout } from './walls.ts';
import { interpretScale, interpretStartWord } from './words.ts';

export { similarName } from './closest-match.ts';
export type { SizeMeaning } from './sizes.ts';
export type { PatternMeaning } from './trade-names.ts';
export type { WallMeaning } from './walls.ts';

/** The place of a value in a request: its kind, and what its field takes. */
export type Place =
  | { readonly kind: 'corner' | 'ring' | 'rings' }
  | { readonly kind: 'start'; readonly words: readonly string[] }
  | { readonly kind: 'scale'; readonly range: { readonly min: number; readonly max: number } }
  /** The names of its lengths, such as x, y, w and h, and whether they may be those of a cutout. */
  | { readonly kind: 'cutout'; readonly names: readonly string[]; fits(lengths: readonly number[]): boolean }
  | { readonly kind: 'door'; readonly swings: readonly string[] }
  | { readonly kind: 'doors'; readonly swings: readonly string[]; readonly most: number }
  | { readonly kind: 'cutouts'; readonly names: readonly string[]; readonly most: number };

/**
 * What a value means in its place of a query or a body, in valid words; undefined if that is not certain.
 *
 * `interpret('(12.5; 3)', { kind: 'corner' }, 'query')` is `12.5,3`, and `[12.5,3]` in a body.
 */
function interpret(value: unknown, place: Place, where: Where): string | undefined {
  switch (place.kind) {
    case 'corner':
      return written(interpretPair(value), { separators: ',' }, where);
    case 'ring':
      return written(interpretRing(value), { separators: ' ,' }, where);
    case 'rings':
      return written(interpretRings(value), { separators: '; ,' }, where);
    case 'start': {
      const form = { separators: ',', names: ['x', 'y'] };
      return written(interpretPair(value), form, where) ?? interpretStartWord(value, place.words);
    }
    case 'scale':
      return interpretScale(value, place.range);
    case 'door':
      return interpretDoor(value, place.swings, where);
    case 'doors':
      return interpretDoors(value, place.swings, place.most, where);
    case 'cutout': {
      const lengths = interpretCutout(value, place.names);
      return written(
        lengths && place.fits(lengths) ? lengths : undefined,
        { separators: ',', names: place.names },
        where,
      );
    }
    case 'cutouts': {
      const list = interpretCutouts(value, place.names, place.most);
      return written(list, { separators: ';,', names: place.names }, where);
    }
  }
}

/**
 * All questions that readers ask about what was meant. They ask only about what they refuse, so without the answers
 * they accept the same requests; their mistakes have no repairs then.
 */
export const MEANINGS = {
  interpret,
  interpretField,
  interpretGap,
  interpretInches,
  interpretNumber,
  interpretParameter,
  interpretPattern,
  interpretRoomSize,
  interpretSquare,
  interpretWalls,
  nearestName,
  unknownField,
  unknownParameter,
  walkOfList,
  walkWithout,
  withoutContradictions,
};

export type Meanings = typeof MEANINGS;
