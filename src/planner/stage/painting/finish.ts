// How the tiles look on the canvas beyond their colours, such as a photo. The part of the page that makes it is loaded
// only for plans that have one.

import { signal } from '@preact/signals';
import type { Planned } from '../../state/session.ts';
import type { Palette } from './palette.ts';
import type { Canvas, PlanScene } from './scene.ts';

/** A tile by its place in the lattice, its centre on the canvas and its index among the cut ones, -1 if it is whole. */
export interface SeenTile {
  readonly motif: number;
  readonly place: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly cut: number;
}

export interface Finish {
  /** The colours of a plan, from its own; `isMany` if its tiles are too many to be painted one by one. */
  paletteFrom(palette: Palette, isMany: boolean): Palette;
  /** Paints over tiles that are painted one by one. */
  paint(canvas: Canvas, scene: PlanScene, tiles: readonly SeenTile[]): void;
  /** Draws over the tiles of a plan in a PDF file of the service. */
  paintPdf(file: Blob, planned: Planned): Promise<Blob>;
}

/** Whether hatching and marks are left out. */
export const isClean = signal(false);

export const finish = signal<Finish | null>(null);
