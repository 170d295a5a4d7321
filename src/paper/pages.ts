// The pages of a document: items in millimetres, which a PDF file and the print view of the planner paint alike.

import type { Box, Item, Size } from '../drawing/index.ts';
import type { Lang } from '../words/index.ts';

/** The grain of areas on pages, mm of their frame: coordinates of PDF files have three decimals. */
export const GRAIN = 1e-3;

/** A page within its margins; mm. */
export interface Page extends Size {
  /** Its name in the outline of a document. */
  readonly name: string;
  readonly items: readonly Item[];
  /** The size of its paper, margins included, if it is another than that of the document. */
  readonly paper?: Size;
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
