// The scene: the items of a drawing in painting order, independent of the output format. SVG is one such format.
// Lengths are millimetres in the floor's frame. Tiles and floors, which may have very many corners, are in whole grains
// of `grain` millimetres.

import type { Point } from '../engine/index.ts';
import type { Lang } from '../words/index.ts';
import type { DrawingColor } from './options.ts';

export type Role =
  | 'paper'
  | 'wall'
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
  | 'label'
  | 'leader'
  | 'overall'
  | 'title'
  | 'figures'
  | 'note'
  | 'scale'
  | 'credit';

export interface Stroke {
  readonly color: DrawingColor;
  readonly width: number;
  /** 0 to 1; opaque when omitted. */
  readonly opacity?: number;
}

/** One outline at many places, alternating x and y. Corners are relative to the first, which is put at each place. */
export interface Stamp {
  readonly outline: Int32Array;
  readonly at: Int32Array;
}

/** Whole tiles of one colour. */
export interface Stamps {
  readonly kind: 'stamps';
  readonly role: Role;
  readonly fill: DrawingColor;
  readonly stamps: readonly Stamp[];
  /** A hairline along the edges, for joints too fine to see. */
  readonly seam: Stroke | null;
}

/** Shapes of one colour. Ring r ends before corner `ringEnds[r]` of `xy`, shape s before ring `shapeEnds[s]`. */
export interface Areas {
  readonly kind: 'areas';
  readonly role: Role;
  readonly fill: DrawingColor;
  readonly xy: Int32Array;
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
  readonly stroke: Stroke;
  readonly lines: Int32Array;
  readonly over: readonly Areas[];
}

/** Lines along the edges of areas. */
export interface Edges {
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

export interface Block {
  readonly kind: 'block';
  readonly role: Role;
  readonly fill: DrawingColor;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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
  /** The address that the line links to. */
  readonly link: string | null;
}

export type Item = Stamps | Areas | Hatch | Edges | Lines | Block | Text;

export interface Scene {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mmPerPx: number;
  /** The visible part of the plane, mm. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly grain: number;
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
