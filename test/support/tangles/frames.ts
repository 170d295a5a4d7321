// Rings inside rings: frames around frames, so that floor and cutouts alternate from the wall to the middle. On a
// coarse grid, in its steps.

import type { Rectangle, Ring } from '../../../src/engine/index.ts';
import type { Random } from '../../fuzz/random.ts';
import { boxRing, rectangleOf, ringOf, type Sketch } from './sketch.ts';

/** The parts of a frame. */
interface Frame {
  readonly holes: readonly Ring[];
  readonly rectangles: readonly Rectangle[];
}

/** A frame, one step wide, around everything that is `inset` steps or more away from the room's walls. */
type FrameMaker = (inset: number, cells: number, random: Random) => Frame;

/** Frames within frames, some of them open on one side, some touching the walls, with a spoke through all of them. */
export function nestedFrames(random: Random, cells: number): Sketch {
  const makers: readonly FrameMaker[] = [ofRectangles, ofTriangles, ofAngles, ofOneRing];
  const frames: Frame[] = [];
  const first = random.below(2);
  for (let inset = first; 2 * inset + 2 <= cells && frames.length < 7; inset += 2) {
    frames.push(random.pick(makers)(inset, cells, random));
  }
  const spokes = random.chance(0.4) ? [rectangleOf(0, random.below(cells), random.between(1, cells), 1)] : [];
  return {
    outer: boxRing(0, 0, cells),
    holes: frames.flatMap(({ holes }) => holes),
    rectangles: [...frames.flatMap(({ rectangles }) => rectangles), ...spokes],
  };
}

/** Four rectangles that overlap in the corners. Sometimes one is missing. */
function ofRectangles(inset: number, cells: number, random: Random): Frame {
  const side = cells - 2 * inset;
  const far = cells - inset - 1;
  const rectangles = [
    rectangleOf(inset, inset, side, 1),
    rectangleOf(inset, far, side, 1),
    rectangleOf(inset, inset, 1, side),
    rectangleOf(far, inset, 1, side),
  ].slice(random.chance(0.2) ? 1 : 0);
  return { holes: [], rectangles };
}

/** Four trapezoids that meet along the diagonals of their corners. */
function ofTriangles(inset: number, cells: number): Frame {
  const [near, far] = [inset, cells - inset];
  const [nearer, farther] = [near + 1, far - 1];
  if (nearer >= farther) return { holes: [boxRing(near, near, far - near)], rectangles: [] };
  const holes = [
    ringOf([near, near], [far, near], [farther, nearer], [nearer, nearer]),
    ringOf([far, near], [far, far], [farther, farther], [farther, nearer]),
    ringOf([far, far], [near, far], [nearer, farther], [farther, farther]),
    ringOf([near, far], [near, near], [nearer, nearer], [nearer, farther]),
  ];
  return { holes, rectangles: [] };
}

/** Two angles that meet only in two corners: their inside touches their outside in a point, or not at all. */
function ofAngles(inset: number, cells: number): Frame {
  const [near, far] = [inset, cells - inset];
  const [nearer, farther] = [near + 1, far - 1];
  if (nearer >= farther) return { holes: [], rectangles: [] };
  const holes = [
    ringOf([near, near], [farther, near], [farther, nearer], [nearer, nearer], [nearer, farther], [near, farther]),
    ringOf([farther, nearer], [far, nearer], [far, far], [nearer, far], [nearer, farther], [farther, farther]),
  ];
  return { holes, rectangles: [] };
}

/** A ring that ends within a step of its beginning. */
function ofOneRing(inset: number, cells: number): Frame {
  const [near, far] = [inset, cells - inset];
  const [nearer, farther] = [near + 1, far - 1];
  if (farther - nearer < 2) return { holes: [boxRing(near, near, far - near)], rectangles: [] };
  const hole = ringOf(
    [near, near],
    [far, near],
    [far, far],
    [near, far],
    [near, nearer + 1],
    [nearer, nearer + 1],
    [nearer, farther],
    [farther, farther],
    [farther, nearer],
    [near, nearer],
  );
  return { holes: [hole], rectangles: [] };
}
