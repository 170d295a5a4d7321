// Pages as SVG elements, for the print view of a page.

import { paintItems } from '../drawing/index.ts';
import { GRAIN, type Page } from './pages.ts';

/** Decimals of lengths, as in PDF files. */
const DECIMALS = -Math.log10(GRAIN);

/** Returns a page as one SVG element of its true size, whose ids begin with `id`. */
export function paintPage({ width, height, items, paper }: Page, id: string): string {
  const content = paintItems(items, { id, decimals: DECIMALS, prefix: 'print-' });
  // A page of another size than the others belongs to a page rule of its own.
  const name = paper ? 'print-page print-labels' : 'print-page';
  return `<svg class="${name}" aria-hidden="true" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
