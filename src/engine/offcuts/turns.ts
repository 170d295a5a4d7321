// Turns about its centre that bring a tile onto itself, or onto another tile of the motif: four for a square, six for a
// hexagon, two for the others. Computed from the outline: a square brick has those of a square. Never mirrored.

import type { Shape } from '../layout/index.ts';

export interface Turn {
  readonly cos: number;
  readonly sin: number;
}

/** Outlines are the same if their corners are this close to each other, mm. */
const SAME_CORNER = 1e-6;

/** Cosines and sines this close to a whole number are that number. */
const STRAIGHT = 1e-12;

/** Returns all turns of one tile onto the other, by increasing angle from the first; none if outlines differ. */
export function turnsBetween(from: Shape, onto: Shape): Turn[] {
  if (from.corners !== onto.corners) return [];
  const turns: Turn[] = [];
  for (let shift = 0; shift < onto.corners; shift++) {
    const turn = turnToCorner(from, onto, shift);
    if (bringsOnto(turn, from, onto, shift)) turns.push(turn);
  }
  return turns;
}

/** The turn that points the first corner of one tile to a corner of the other. */
function turnToCorner(from: Shape, onto: Shape, shift: number): Turn {
  const [ax, ay] = [from.cornerX[0], from.cornerY[0]];
  const [bx, by] = [onto.cornerX[shift], onto.cornerY[shift]];
  const lengths = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return { cos: tidy((ax * bx + ay * by) / lengths), sin: tidy((ax * by - ay * bx) / lengths) };
}

/** Removes noise from quarter turns, so that points on a line stay on it. */
function tidy(value: number): number {
  const nearest = Math.round(value);
  // Adding zero makes -0 a plain 0.
  return Math.abs(value - nearest) < STRAIGHT ? nearest + 0 : value;
}

function bringsOnto({ cos, sin }: Turn, from: Shape, onto: Shape, shift: number): boolean {
  for (let k = 0; k < from.corners; k++) {
    const target = (k + shift) % onto.corners;
    const x = from.cornerX[k] * cos - from.cornerY[k] * sin - onto.cornerX[target];
    const y = from.cornerX[k] * sin + from.cornerY[k] * cos - onto.cornerY[target];
    if (x * x + y * y > SAME_CORNER * SAME_CORNER) return false;
  }
  return true;
}

/** Returns, for each edge of one tile, the edge of another that a turn brings onto it. */
export function edgesOnto(from: Shape, onto: Shape, { cos, sin }: Turn): number[] {
  const edges: number[] = [];
  for (let edge = 0; edge < onto.corners; edge++) {
    // The normal of this edge, turned back.
    const x = onto.normalX[edge] * cos + onto.normalY[edge] * sin;
    const y = onto.normalY[edge] * cos - onto.normalX[edge] * sin;
    let closest = 0;
    for (let k = 1; k < from.corners; k++) {
      const isCloser =
        (from.normalX[k] - from.normalX[closest]) * x + (from.normalY[k] - from.normalY[closest]) * y > 0;
      if (isCloser) closest = k;
    }
    edges.push(closest);
  }
  return edges;
}

/** Returns a turn in degrees clockwise, 0 to 360, rounded far below what can be built, so that it never varies. */
export function degreesOf({ cos, sin }: Turn): number {
  const degrees = Math.round(((Math.atan2(sin, cos) * 180) / Math.PI) * 1e9) / 1e9;
  return (degrees + 360) % 360;
}

/** One turn, then another. */
export function combined(first: Turn, then: Turn): Turn {
  return { cos: first.cos * then.cos - first.sin * then.sin, sin: first.sin * then.cos + first.cos * then.sin };
}
