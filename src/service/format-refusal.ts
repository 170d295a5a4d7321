// A plan whose answer cannot be what the request asks for: too many sheets of paper, a box smaller than a tile.

import type { Mistake } from '../wire/index.ts';

export class FormatRefusal extends Error {
  override readonly name = 'FormatRefusal';
  readonly mistake: Mistake;

  constructor(mistake: Mistake) {
    super(mistake.message);
    this.mistake = mistake;
  }
}
