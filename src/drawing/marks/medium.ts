// What marks are drawn on: a drawing, a sheet of paper or a CAD file.

import type { ChalkLines } from '../../engine/setting-out.ts';
import type { Tag } from '../labels/tags.ts';
import type { Frame } from '../scene/frame.ts';
import type { DrawingColor, DrawnPlan, Item, Stroke } from '../scene/items.ts';

/** What marks are drawn on, and the sizes that suit it. Lengths are pixels of its frame. */
export interface Medium extends Frame {
  /** The colour of the start and of what is measured from it. */
  readonly signal: DrawingColor;
  /** The height of texts, and the width of lines. */
  readonly text: number;
  readonly line: number;
  /** The thickness of the walls, and the colour of a gap in them; null if no walls are drawn. */
  readonly walls: { readonly band: number; readonly gap: DrawingColor } | null;
  readonly start: StartLook;
  /** Whether the place where laying begins is marked; by default it is. */
  readonly hasStart?: boolean;
  /** Chalk lines from wall to wall; null for none. */
  readonly chalk: Chalk | null;
  /** Whether a mark may be there: not off the sheet, and not over its texts. */
  isFree(tag: Tag): boolean;
}

/** How chalk lines are drawn, px. The mark of the start is at their crossing. */
export interface Chalk extends Omit<Stroke, 'color'> {
  readonly lines: ChalkLines;
  /** Whether their ends are named. */
  readonly names: boolean;
}

/** A mark, and the space that labels keep clear of, px. */
export interface Marked {
  readonly items: readonly Item[];
  readonly tags: readonly Tag[];
}

export type Mark = (plan: DrawnPlan, medium: Medium) => Marked | null;

/** The sizes of the mark at the start. */
export interface StartLook {
  readonly radius: number;
  /** The length of the cross from its middle, and of the space that it keeps clear. */
  readonly arm: number;
  readonly clear: number;
  readonly width: number;
  /** A line below the others that sets them off from their background. */
  readonly rim: Stroke | null;
  /** The arrow along the first course, clockwise from level. */
  readonly arrow: { readonly courseDeg: number; readonly length: number; readonly head: number } | null;
}
