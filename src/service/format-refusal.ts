// A plan that cannot be written in the requested format.

import { type Mistake, type MistakeParts, mistake } from '../wire/index.ts';

export class FormatRefusal extends Error {
  override readonly name = 'FormatRefusal';
  readonly mistake: Mistake;

  constructor(parts: MistakeParts) {
    super(parts.message);
    this.mistake = mistake(parts);
  }
}
