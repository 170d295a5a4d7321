// What a chalk line is to the tiles: a joint from wall to wall, the side of a tile, a line of symmetry, or a line through
// tips; and the points of a tile through which the two best lines run.

import { cross, dot, type Point, type Ring } from '../geometry/point.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { commonStep, extentOf, type Lines, linesOf, SAME } from '../starts/lines.ts';
import { SQUARE } from '../starts/walls.ts';

/** What a line is to the tiles that it passes, the best to lay along first. */
export type LineKind = 'joint' | 'side' | 'symmetry' | 'tips' | 'point';

/** A corner of a tile, by its index, or its centre. */
export interface Reference {
  readonly motif: number;
  readonly corner: number | null;
  /** From the lattice's own origin, mm. */
  readonly at: Point;
  /** Of the lines along the rows and square to them. */
  readonly kinds: readonly [LineKind, LineKind];
}

const WORTH: Readonly<Record<LineKind, number>> = { joint: 10, side: 6, symmetry: 5, tips: 4, point: 0 };
/** A corner can be put on a crossing, a centre lies hidden below its tile. */
const CORNER_WORTH = 2;

/** Returns the points of tiles that lie best on two lines along `unit` and square to it. */
export function referencesOf(lattice: Lattice, unit: Point): Reference[] {
  const across = { x: -unit.y || 0, y: unit.x };
  const directions = [new LineKinds(lattice, unit), new LineKinds(lattice, across)] as const;
  const largest = Math.max(...lattice.tileAreasMm2);
  const all = lattice.motif.flatMap((outline, motif) => {
    // Nobody sets out a floor by its smallest tiles.
    if (lattice.tileAreasMm2[motif] < largest) return [];
    const points = [...outline.map((at, corner) => ({ at, corner })), { at: middleOf(outline), corner: null }];
    return points.map(({ at, corner }): Reference => {
      const kinds = [directions[0].kindOf(outline, at), directions[1].kindOf(outline, at)] as const;
      return { motif, corner, at, kinds };
    });
  });
  const worth = ({ kinds, corner }: Reference) =>
    WORTH[kinds[0]] + WORTH[kinds[1]] + (corner === null ? 0 : CORNER_WORTH);
  const most = Math.max(...all.map(worth));
  return all.filter((reference) => worth(reference) === most);
}

/** Lines of one direction. */
class LineKinds {
  private readonly along: Point;
  private readonly normal: Point;
  private readonly lines: Lines;
  private readonly outlines: readonly Ring[];
  /** After how far lines repeat; undefined if rows are shifted as they like, or hardly ever repeat. */
  private readonly step: number | undefined;

  constructor({ motif, repeat: [one, other], rows }: Lattice, along: Point) {
    this.along = along;
    this.normal = { x: -along.y || 0, y: along.x };
    this.outlines = motif;
    this.lines = linesOf({ motif, repeat: [one, other] }, this.normal);
    const isShifted = rows !== undefined && Math.abs(dot(one, this.normal)) > SAME;
    this.step = isShifted ? undefined : commonStep(dot(this.normal, one), dot(this.normal, other), SAME);
  }

  kindOf(outline: Ring, at: Point): LineKind {
    const place = dot(at, this.normal);
    if (this.isJoint(place)) return 'joint';
    if (this.hasSideOn(outline, place)) return 'side';
    if (this.isSymmetry(place)) return 'symmetry';
    const { low, high } = extentOf(outline, this.normal);
    return Math.min(place - low, high - place) < SAME ? 'tips' : 'point';
  }

  /** Whether no tile lies on a line anywhere. */
  private isJoint(place: number): boolean {
    const { step } = this;
    if (step === undefined) return false;
    return this.outlines.every((outline) => {
      const { low, high } = extentOf(outline, this.normal);
      const within = place - low - step * Math.floor((place - low) / step);
      const isClear = within < SAME || within > high - low - SAME || within > step - SAME;
      return isClear && high - low <= step + SAME;
    });
  }

  private hasSideOn(outline: Ring, place: number): boolean {
    return outline.some((corner, i) => {
      const next = outline[(i + 1) % outline.length];
      const isAlong =
        Math.abs(cross(this.along, { x: next.x - corner.x, y: next.y - corner.y })) <
        1e-6 * Math.hypot(next.x - corner.x, next.y - corner.y);
      return isAlong && Math.abs(dot(corner, this.normal) - place) < SAME;
    });
  }

  private isSymmetry(place: number): boolean {
    const { spacing, middles } = this.lines;
    if (spacing === undefined || this.step === undefined) return false;
    return middles.some(({ at }) => {
      const away = place - at;
      return Math.abs(away - spacing * Math.round(away / spacing)) < SAME;
    });
  }
}

function middleOf(outline: Ring): Point {
  const count = outline.length;
  return {
    x: outline.reduce((sum, { x }) => sum + x, 0) / count,
    y: outline.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** Whether all sides of all tiles run along a direction or square to it. */
export function isAlongTiles({ motif }: Pick<Lattice, 'motif'>, direction: Point): boolean {
  return motif.every((outline) =>
    outline.every((corner, i) => {
      const next = outline[(i + 1) % outline.length];
      const side = { x: next.x - corner.x, y: next.y - corner.y };
      const length = Math.hypot(side.x, side.y);
      return Math.min(Math.abs(dot(side, direction)), Math.abs(cross(side, direction))) < SQUARE * length;
    }),
  );
}
