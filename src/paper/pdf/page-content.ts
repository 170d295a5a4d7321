// The content of a PDF page as bytes. Strings would take several times the memory: a page may have the corners of 20,000
// tiles.

import type { Areas, Hatch, Stamps } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { GRAIN } from '../pages.ts';

/** Grains per mm: coordinates have as many decimals as it has zeros. */
const UNIT = Math.round(1 / GRAIN);
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
  operators(text: string): void {
    this.#text(text);
    this.#text('\n');
  }

  /** Adds the operators of a line, mm. */
  line(points: readonly Point[], isClosed: boolean): void {
    points.forEach(({ x, y }, i) => {
      this.#corner(Math.round(x * UNIT), Math.round(y * UNIT), i === 0);
    });
    this.#text(isClosed ? 'h\n' : '\n');
  }

  /** Adds the operators of shapes, and returns their place. */
  areas({ xy, ringEnds }: Pick<Areas, 'xy' | 'ringEnds'>): Part {
    const begin = this.#length;
    let i = 0;
    for (const end of ringEnds) {
      for (const first = i; i < end; i++) this.#corner(xy[2 * i], xy[2 * i + 1], i === first);
      this.#text('h\n');
    }
    return { begin, end: this.#length };
  }

  /** Adds the operators of one outline at many places, and returns their place. */
  stamps(stamps: Stamps['stamps']): Part {
    const begin = this.#length;
    for (const { outline, at } of stamps) {
      for (let i = 0; i < at.length; i += 2) {
        for (let k = 0; k < outline.length; k += 2) {
          this.#corner(at[i] + outline[k], at[i + 1] + outline[k + 1], k === 0);
        }
        this.#text('h\n');
      }
    }
    return { begin, end: this.#length };
  }

  /** Adds the operators of hatch lines. */
  hatch(lines: Hatch['lines']): void {
    for (let i = 0; i < lines.length; i += 4) {
      this.#corner(lines[i], lines[i + 1], true);
      this.#corner(lines[i + 2], lines[i + 3], false);
      this.#text('\n');
    }
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

  /** Adds a corner in grains. */
  #corner(x: number, y: number, isFirst: boolean): void {
    this.#grains(x);
    this.#text(' ');
    this.#grains(y);
    this.#text(isFirst ? ' m ' : ' l ');
  }

  /** The shortest decimals of a number of grains in mm. */
  #grains(grains: number): void {
    this.#reserve(NUMBER_BYTES);
    let left = grains;
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
