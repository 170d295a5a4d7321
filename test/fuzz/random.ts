// Reproducible randomness: every request of a run depends only on the run's seed and the request's number.

/** A small generator (sfc32) with the same draws for the same seed and number. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, number: number) {
    this.#a = seed | 0;
    this.#b = number | 0;
    this.#c = Math.floor(number / 2 ** 32) | 0;
    // The first draws of neighbouring numbers are similar until all bits are mixed.
    for (let round = 0; round < 15; round += 1) this.#next();
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor((this.#next() / 2 ** 32) * end);
  }

  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  chance(share: number): boolean {
    return this.#next() / 2 ** 32 < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** A size from 1 to `most`, mostly small, sometimes very large. */
  size(most: number): number {
    return Math.floor(most ** (this.#next() / 2 ** 32));
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

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }
}
