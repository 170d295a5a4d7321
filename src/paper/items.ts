// What a page shows: paths, circles and texts in painting order, independent of the output. A PDF file and the print view
// of the planner paint the same items, so they agree.

import type { Point, Ring } from '../engine/index.ts';
import type { Lang } from '../words/index.ts';
import type { Box, Size } from './boxes.ts';

export interface Stroke {
  readonly color: string;
  readonly width: number;
  /** Lengths of a dash and of the gap after it. */
  readonly dash?: readonly [number, number];
}

/** Parallel lines at 45°. */
export interface HatchFill {
  readonly color: string;
  readonly width: number;
  readonly gap: number;
}

/** Rings, or open lines. They are filled by the even-odd rule, then hatched, then stroked. */
export interface PathItem {
  readonly kind: 'path';
  /** What it shows, where that matters to readers of the file. */
  readonly role?: string;
  readonly rings: readonly Ring[];
  readonly isOpen?: boolean;
  readonly fill?: string;
  readonly hatch?: HatchFill;
  readonly stroke?: Stroke;
}

export interface CircleItem {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
  readonly stroke: Stroke;
}

/** One line of text. `at` is the start, middle or end of its baseline. */
export interface TextItem {
  readonly kind: 'text';
  readonly role?: string;
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly anchor?: 'middle' | 'end';
  readonly color: string;
  readonly bold?: boolean;
  /** Radians, clockwise. */
  readonly turn?: number;
  /** The colour of a rim that keeps it readable on lines. */
  readonly rim?: string;
  /** The address that it links to. */
  readonly link?: string;
}

/** Items in a frame of their own. */
export interface GroupItem {
  readonly kind: 'group';
  readonly role?: string;
  /** Where its 0,0 is. */
  readonly at: Point;
  /** The length of its unit. */
  readonly scale: number;
  /** Nothing outside is visible; in its own frame. */
  readonly clip?: Box;
  readonly items: readonly Item[];
}

export type Item = PathItem | CircleItem | TextItem | GroupItem;

/** A page within its margins; mm. */
export interface Page extends Size {
  /** Its name in the outline of a document. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The part that is to scale, and the scale: 20 for 1:20. */
  readonly plan: { readonly box: Box; readonly scale: number } | null;
}

export interface Document {
  readonly title: string;
  readonly lang: Lang;
  /** The size of the paper, margins included. */
  readonly paper: Size;
  readonly pages: readonly Page[];
}

/** A document whose pages can be read once. */
export type LazyDocument = Omit<Document, 'pages'> & { readonly pages: Iterable<Page> };

/** A rectangle. */
export function rectangle({ left, top, width, height }: Box): Ring {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}
