// How a query and a body write corners and cutouts.

import { plainDecimal } from '../values/numbers.ts';
import type { Pair } from './corners.ts';

type Lengths = readonly number[];

export interface Form {
  corner(pair: Pair): string;
  ring(pairs: readonly Pair[]): string;
  rings(rings: readonly (readonly Pair[])[]): string;
  start(pair: Pair): string;
  /** Cutouts by their lengths in cm; the names are those of the lengths. */
  cutout(lengths: Lengths, names: readonly string[]): string;
  cutouts(list: readonly Lengths[], names: readonly string[]): string;
}

export const TEXT: Form = {
  corner: (pair) => pair.join(','),
  ring: (pairs) => pairs.map(TEXT.corner).join(' '),
  rings: (rings) => rings.map(TEXT.ring).join(';'),
  start: (pair) => pair.join(','),
  cutout: (lengths) => lengths.map(plainDecimal).join(','),
  cutouts: (list, names) => list.map((lengths) => TEXT.cutout(lengths, names)).join(';'),
};

export const JSON_TEXT: Form = {
  corner: (pair) => JSON.stringify(pair.map(Number)),
  ring: (pairs) => `[${pairs.map(JSON_TEXT.corner).join()}]`,
  rings: (rings) => `[${rings.map(JSON_TEXT.ring).join()}]`,
  start: ([x, y]) => JSON.stringify({ x: Number(x), y: Number(y) }),
  cutout: (lengths, names) => JSON.stringify(Object.fromEntries(names.map((name, i) => [name, lengths[i]]))),
  cutouts: (list, names) => `[${list.map((lengths) => JSON_TEXT.cutout(lengths, names)).join()}]`,
};
