// An index of pieces by figures that no turn changes, so that a piece is compared with few others: a floor may have
// thousands of pieces that are all different.

import type { Ring } from '../engine/index.ts';
import type { Size } from './pieces.ts';
import { SAME } from './templates.ts';

/** Figures of a piece. Equal pieces have the same article and corners, and nearly the same other figures. */
export interface Traits {
  readonly article: number;
  readonly corners: number;
  readonly areaMm2: number;
  readonly perimeter: number;
  readonly longestSide: number;
  readonly shortestSide: number;
}

export function traitsOf(article: number, areaMm2: number, rings: readonly Ring[]): Traits {
  let [corners, perimeter, longestSide, shortestSide] = [0, 0, 0, Infinity];
  for (const ring of rings) {
    corners += ring.length;
    let from = ring[ring.length - 1];
    for (const to of ring) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      perimeter += length;
      if (length > longestSide) longestSide = length;
      if (length < shortestSide) shortestSide = length;
      from = to;
    }
  }
  return { article, corners, areaMm2, perimeter, longestSide, shortestSide };
}

interface Entry {
  readonly traits: Traits;
  readonly piece: number;
}

/** By how much a side of equal pieces may differ: each of its ends is off by at most `SAME`. */
const SIDE = 2 * SAME;
/** More than the steps of any perimeter. */
const STEPS = 2 ** 24;

/** Finds pieces that may be equal; pieces are numbers. */
export class PieceIndex {
  private readonly kinds = new Map<string, Map<number, Entry[]>>();
  private readonly areaStepMm2: number;

  /** For tiles of these sizes. */
  constructor(sizes: readonly Size[]) {
    this.areaStepMm2 = SAME * 2 * Math.max(...sizes.map(({ width, height }) => width + height));
  }

  add(traits: Traits, piece: number): void {
    const kind = kindOf(traits);
    const cells = this.kinds.get(kind) ?? new Map<number, Entry[]>();
    this.kinds.set(kind, cells);
    const key = this.areaIn(traits) * STEPS + perimeterIn(traits);
    const entries = cells.get(key);
    if (entries) entries.push({ traits, piece });
    else cells.set(key, [{ traits, piece }]);
  }

  /** The lowest piece that is equal; undefined if none is. */
  find(traits: Traits, isEqual: (piece: number) => boolean): number | undefined {
    const cells = this.kinds.get(kindOf(traits));
    if (cells === undefined) return undefined;
    const [area, perimeter] = [this.areaIn(traits), perimeterIn(traits)];
    let found: number | undefined;
    for (let a = area - 1; a <= area + 1; a++) {
      for (let p = perimeter - 1; p <= perimeter + 1; p++) {
        for (const { traits: others, piece } of cells.get(a * STEPS + p) ?? []) {
          if (found !== undefined && piece > found) break;
          if (Math.abs(others.longestSide - traits.longestSide) > SIDE) continue;
          if (Math.abs(others.shortestSide - traits.shortestSide) > SIDE) continue;
          if (Math.abs(others.areaMm2 - traits.areaMm2) < this.areaStepMm2 && isEqual(piece)) found = piece;
        }
      }
    }
    return found;
  }

  private areaIn({ areaMm2 }: Traits): number {
    return Math.floor(areaMm2 / this.areaStepMm2);
  }
}

function kindOf({ article, corners }: Traits): string {
  return `${article}/${corners}`;
}

function perimeterIn({ perimeter, corners }: Traits): number {
  return Math.floor(perimeter / (SIDE * corners));
}
