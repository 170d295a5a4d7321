// The scene: what is to be seen, in painting order, before anybody decides how it is painted. SVG is one surface for it.
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
  /** 0 to 1; solid when left out. */
  readonly opacity?: number;
}

/** The same outline at many places. Corners are relative to the first, which lies at each of the places; x, y in turn. */
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
  /** A hairline along the edges, where the joint is too fine to be seen. */
  readonly seam: Stroke | null;
}

/** Shapes of one colour, each of one or more rings: ring r ends before corner `ringEnds[r]` of `xy`, shape s before ring `shapeEnds[s]`. */
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

/** Parallel lines, seen only where they lie on the areas. Grains, x and y of both ends in turn. */
export interface Hatch {
  readonly kind: 'hatch';
  readonly role: Role;
  readonly stroke: Stroke;
  readonly lines: Int32Array;
  readonly over: readonly Areas[];
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

/** One line of text. `at` is on its baseline: the line's start, middle or end. */
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

export type Item = Stamps | Areas | Hatch | Lines | Block | Text;

export interface Scene {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mmPerPx: number;
  /** The part of the plane that is seen. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly grain: number;
  readonly lang: Lang;
  readonly heading: string;
  readonly description: string;
  /** Tells drawings apart, so that the names inside one do not meet those of another on the same page. */
  readonly fingerprint: string;
  /** From back to front. */
  readonly items: readonly Item[];
}

/** A corner sharper than this allows is cut off: its mitre would reach farther out than so many half widths of the line. */
export const MITRE_LIMIT = 3;
