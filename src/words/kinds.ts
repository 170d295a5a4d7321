// A kind of tile with its count and its size, as lists and captions say it.

import { formatSize, type Notation } from './measures.ts';
import { say } from './say.ts';

/** A kind of tile in a plan; its size in mm. */
export interface CountedKind {
  /** In the language of the text. */
  readonly name: string;
  readonly total: number;
  readonly width: number;
  readonly height: number;
}

/** The count of a kind beside its name: `Small tile: 44 (98 × 98 mm)`. */
export function kindCountText(notation: Notation, { name, total, width, height }: CountedKind): string {
  return say(notation.lang, 'kinds.counted', {
    kind: name,
    n: total,
    size: formatSize(notation, [width, height], 'mm', 1),
  });
}
