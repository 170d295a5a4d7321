// The items of which drawings, sheets of paper and CAD files are made, in painting order and independent of the output
// format: painters for SVG, PDF and DXF paint the same items. Lengths are millimetres in the frame of the items: the
// floor's, or that of a page. Tiles and floors, which may have very many corners, are in whole grains of a part of a
// millimetre.

import type { Plan, Point, Ring } from '../../engine/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Box } from './box.ts';
import { type Grains, newGrains } from './grain.ts';

/** What of a plan is drawn. The copy of a plan that a page keeps has it too. */
export type DrawnPlan = Pick<Plan, 'room' | 'floor' | 'start' | 'joint' | 'lattice' | 'layout'>;

/** Red, green and blue, whole numbers from 0 to 255. */
export interface DrawingColor {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** What an item shows: its class in SVG and, unless a CAD file leaves it out, its layer there. */
export type Role =
  | 'paper'
  | 'wall'
  | 'door'
  | 'cutout'
  | 'outline'
  | 'floor'
  | 'tile whole'
  | 'tile cut'
  | 'tile sliver'
  | 'hatch'
  | 'joint'
  | 'sliver-hatch'
  | 'sliver-ring'
  | 'start'
  | 'chalk'
  | 'label'
  | 'leader'
  | 'overall'
  | 'title'
  | 'figures'
  | 'note'
  | 'scale'
  | 'credit'
  // Of a job.
  | 'surface'
  // Only on paper.
  | 'plan'
  | 'number'
  | 'card'
  | 'piece'
  | 'frame';

export interface Stroke {
  readonly color: DrawingColor;
  readonly width: number;
  /** 0 to 1; opaque when omitted. */
  readonly opacity?: number;
  /** Lengths of a dash and of the gap after it. */
  readonly dash?: readonly [number, number];
}

/** One outline at many places, alternating x and y. Corners are relative to the first, which is put at each place. */
export interface Stamp {
  readonly outline: Grains;
  readonly at: Grains;
}

/** Whole tiles of one colour. */
export interface Stamps {
  readonly kind: 'stamps';
  readonly role: Role;
  readonly grain: number;
  readonly fill: DrawingColor;
  readonly stamps: readonly Stamp[];
  /** A hairline along the edges, for joints too fine to see. */
  readonly seam: Stroke | null;
}

/**
 * Shapes of one colour. Ring r ends before corner `ringEnds[r]` of `xy`, shape s before ring `shapeEnds[s]`. Holes turn the
 * other way.
 */
export interface Areas {
  readonly kind: 'areas';
  readonly role: Role;
  readonly grain: number;
  readonly fill: DrawingColor;
  readonly xy: Grains;
  readonly ringEnds: Int32Array;
  readonly shapeEnds: Int32Array;
  readonly seam: Stroke | null;
  /** A line around the shapes, painted before them: its inner half is hidden. */
  readonly rim: Stroke | null;
}

/** Parallel lines, visible only on the areas in `over`. Grains, x and y of both ends of each line. */
export interface Hatch {
  readonly kind: 'hatch';
  readonly role: Role;
  readonly grain: number;
  readonly stroke: Stroke;
  readonly lines: Grains;
  readonly over: readonly Areas[];
}

/** Lines along the edges of areas. */
interface Edges {
  readonly kind: 'edges';
  readonly role: Role;
  readonly stroke: Stroke;
  readonly of: readonly Areas[];
}

/** Lines and circles of one stroke. */
export interface Lines {
  readonly kind: 'lines';
  readonly role: Role;
  readonly stroke: Stroke;
  readonly paths: readonly (readonly Point[])[];
  readonly closed: boolean;
  readonly circles: readonly Circle[];
}

export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

export interface Block extends Box {
  readonly kind: 'block';
  readonly role: Role;
  readonly fill: DrawingColor;
}

/** One line of text. `at` is the start, middle or end of its baseline, as `anchor` says. */
export interface Text {
  readonly kind: 'text';
  readonly role: Role;
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly color: DrawingColor;
  readonly bold: boolean;
  readonly turnDeg: number;
  /** Whether `at` is the middle of the letters' height instead of their baseline. */
  readonly centred: boolean;
  /** The colour of a rim that keeps it readable on lines. */
  readonly rim: DrawingColor | null;
  /** The address that the line links to. */
  readonly link: string | null;
}

/** Items in a frame of their own. */
export interface Group {
  readonly kind: 'group';
  readonly role: Role;
  /** Where its 0,0 is. */
  readonly at: Point;
  /** The length of its millimetre. */
  readonly scale: number;
  /** Nothing outside is visible; in its own frame. */
  readonly clip: Box | null;
  readonly items: readonly Item[];
}

export type Item = Stamps | Areas | Hatch | Edges | Lines | Block | Text | Group;

/** A drawing on a sheet of its own. */
export interface Scene {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mmPerPx: number;
  /** The visible part of the plane, mm. */
  readonly view: Box;
  readonly lang: Lang;
  readonly heading: string;
  readonly description: string;
  /** Identifies the drawing, so that its ids do not clash with those of another drawing on the same page. */
  readonly fingerprint: string;
  /** From back to front. */
  readonly items: readonly Item[];
}

/** SVG mitre limit: a corner is bevelled if its mitre would be longer than this many line widths. */
export const MITRE_LIMIT = 3;

/** The stroke in a frame in which its unit is `unit` mm long. */
export function scaledStroke({ width, dash, ...stroke }: Stroke, unit: number): Stroke {
  return { ...stroke, width: width * unit, ...(dash && { dash: [dash[0] * unit, dash[1] * unit] }) };
}

/** Lines of one stroke: rings if they are closed. */
export function linesOf(role: Role, stroke: Stroke, paths: Lines['paths'], closed = false): Lines {
  return { kind: 'lines', role, stroke, paths, closed, circles: [] };
}

/** A shape of one colour with its holes, in this frame. */
export function areaOf(
  role: Role,
  fill: DrawingColor,
  rings: readonly Ring[],
  grain: number,
  seam: Stroke | null = null,
): Areas {
  const xy = newGrains(2 * rings.reduce((count, ring) => count + ring.length, 0), grain);
  let corners = 0;
  const ringEnds = Int32Array.from(rings, (ring) => {
    for (const { x, y } of ring) {
      xy[2 * corners] = Math.round(x / grain);
      xy[2 * corners + 1] = Math.round(y / grain);
      corners++;
    }
    return corners;
  });
  return { kind: 'areas', role, grain, fill, seam, rim: null, xy, ringEnds, shapeEnds: Int32Array.of(rings.length) };
}
