// The content of a PDF page as bytes. Strings would take several times the memory: a page may have the corners of 20,000
// tiles.

import type { Ring } from '../engine/index.ts';

/** Decimals of coordinates: a micrometre of paper at most. */
const DECIMALS = 3;
const UNIT = 10 ** DECIMALS;
/** More than the characters of a number and its separator. */
const NUMBER_BYTES = 32;
const ZERO = 48;

/** A part of the content. */
export interface Part {
  readonly begin: number;
  readonly end: number;
}

export function round(value: number): number {
  return Math.round(value * UNIT) / UNIT;
}

export class PageContent {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** Adds operators, which are ASCII. */
  line(text: string): void {
    this.#text(text);
    this.#text('\n');
  }

  /** Adds the operators of a path, and returns their place. */
  path(rings: readonly Ring[], isOpen: boolean): Part {
    const begin = this.#length;
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        this.#number(ring[i].x);
        this.#text(' ');
        this.#number(ring[i].y);
        this.#text(i === 0 ? ' m ' : ' l ');
      }
      this.#text(isOpen ? '\n' : 'h\n');
    }
    return { begin, end: this.#length };
  }

  /** Adds a part again. */
  again({ begin, end }: Part): void {
    this.#reserve(end - begin);
    this.#bytes.copyWithin(this.#length, begin, end);
    this.#length += end - begin;
  }

  /** Returns the content, and begins the next page. */
  take(): Uint8Array {
    const content = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return content;
  }

  #text(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
  }

  /** The shortest decimals of the rounded number. */
  #number(value: number): void {
    this.#reserve(NUMBER_BYTES);
    let left = Math.round(value * UNIT);
    if (left < 0) {
      this.#text('-');
      left = -left;
    }
    this.#text(`${Math.floor(left / UNIT)}`);
    let decimals = left % UNIT;
    if (decimals > 0) this.#text('.');
    for (let place = UNIT / 10; decimals > 0; place /= 10) {
      this.#bytes[this.#length++] = ZERO + Math.floor(decimals / place);
      decimals %= place;
    }
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const bytes = new Uint8Array(2 * (this.#length + count));
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }
}
