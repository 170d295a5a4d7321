// Blocks of a DXF file: what is drawn once and inserted wherever it is needed, also in other blocks.

import type { DrawnPoint } from '../drawing.ts';
import { combined, type Matrix, rotation, scaling, translation } from '../matrix.ts';
import { type Entry, firstText, numberOf } from './groups.ts';
import { pointOf } from './outline.ts';

/** What is drawn, in the frame of its block or of the drawing; y runs up. */
export type Shape =
  | {
      readonly kind: 'line';
      readonly layer: string;
      readonly corners: readonly DrawnPoint[];
      readonly isClosed: boolean;
    }
  | { readonly kind: 'text'; readonly layer: string; readonly text: string; readonly at: DrawnPoint }
  | Insert;

export interface Insert {
  readonly kind: 'insert';
  readonly layer: string;
  readonly block: string;
  readonly matrix: Matrix;
  /** How often it is repeated along its own axes, and how far apart. */
  readonly columns: number;
  readonly rows: number;
  readonly spacing: DrawnPoint;
}

export interface Block {
  readonly base: DrawnPoint;
  readonly shapes: readonly Shape[];
}

/** Reads the insertion of a block; undefined if its numbers are none. */
export function insertOf(entry: Entry, layer: string): Insert | undefined {
  const at = pointOf(entry, 10);
  const [sx, sy, turn] = [numberOf(entry, 41, 1), numberOf(entry, 42, 1), numberOf(entry, 50, 0)];
  const [columns, rows] = [numberOf(entry, 70, 1), numberOf(entry, 71, 1)].map((count) => Math.max(1, count));
  const spacing = { x: numberOf(entry, 44, 0), y: numberOf(entry, 45, 0) };
  if (![at.x, at.y, sx, sy, turn, columns, rows, spacing.x, spacing.y].every(Number.isFinite)) return undefined;
  const matrix = combined(translation(at.x, at.y), combined(rotation(turn), scaling(sx, sy)));
  return { kind: 'insert', layer, block: firstText(entry, 2)?.trim() ?? '', matrix, columns, rows, spacing };
}

/** The maps of all repetitions of an insertion of a block. */
export function* placesOf({ matrix, columns, rows, spacing }: Insert, { base }: Block): Iterable<Matrix> {
  const home = translation(-base.x, -base.y);
  // Columns and rows turn with the block, but are not scaled with it.
  const scale = { x: Math.hypot(matrix.a, matrix.b) || 1, y: Math.hypot(matrix.c, matrix.d) || 1 };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const step = translation((column * spacing.x) / scale.x, (row * spacing.y) / scale.y);
      yield combined(matrix, combined(step, home));
    }
  }
}
