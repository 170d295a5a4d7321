// Reproducible randomness, drawn with fast-check: a case depends only on a seed and its number, and fast-check can
// shrink it draw by draw. The smaller a draw, the simpler is what should come of it.

import fc from 'fast-check';

const STEPS = 2 ** 30;
/** A share of a range, so that a shrunken case finds the same place in a shorter text; a few candidates suffice. */
const anyStep = () => fc.limitShrink(fc.nat(STEPS - 1), 8);
/** Drops only what is shrunk: once in a thousand million draws otherwise. */
const keptOrNot = () => fc.option(fc.constant(true), { nil: false, freq: 1e9 });

/** All `gen` of a case would draw the same, because none moves fast-check's generator on. */
const apart = fc.noShrink(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }));
const PARTS = 48;
/** The draws of a case, for each of its parts; a case with more parts begins again with the first. */
export const draws = fc.tuple(...Array.from({ length: PARTS }, () => fc.tuple(fc.gen(), apart)));
type Draws = readonly (readonly [fc.GeneratorValue, unknown])[];

/** How fast-check draws the case with this number of this seed. */
export function drawnAt(seed: number, number: number) {
  return { seed: (Math.imul(seed, 0x9e3779b1) + number) | 0, numRuns: 1, unbiased: true };
}

export function randomAt(seed: number, number: number): Random {
  return new Random(fc.sample(draws, drawnAt(seed, number))[0]);
}

export class Random {
  readonly #draws: Draws;
  readonly #taken: { parts: number };
  readonly #draw: fc.GeneratorValue;

  constructor(draws: Draws, taken = { parts: 0 }) {
    this.#draws = draws;
    this.#taken = taken;
    [this.#draw] = draws[taken.parts % PARTS];
    taken.parts += 1;
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.#share() * end);
  }

  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  chance(share: number): boolean {
    return this.#share() >= 1 - share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** A size from 1 to `most`, mostly small, sometimes very large. */
  size(most: number): number {
    return Math.floor(most ** this.#share());
  }

  /** One of the makers, by weight. */
  weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let place = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, choice] of choices) {
      if (place < weight) return choice;
      place -= weight;
    }
    throw new Error('Nothing to choose from.');
  }

  /** Draws of its own for a part of a case: when one part is shrunk, the others stay as they are. */
  part(): Random {
    return new Random(this.#draws, this.#taken);
  }

  /** The list, of which only shrinking drops members. */
  kept<T>(list: readonly T[]): T[] {
    const own = this.part();
    return list.filter(() => own.#draw(keptOrNot));
  }

  #share(): number {
    return this.#draw(anyStep) / STEPS;
  }
}
