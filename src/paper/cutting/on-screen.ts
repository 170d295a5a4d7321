// A cutting sheet on a screen: its drawing in any size, and its texts as lines.

import type { CuttingSheet } from '../../cutlist/index.ts';
import { paintItems } from '../../drawing/index.ts';
import type { CuttingSubject } from '../subject.ts';
import { cutTexts, keptText, type PieceText, pieceTexts } from './texts.ts';
import { FIELD, tileDrawing } from './tile-drawing.ts';

/** Fine enough for a drawing that fills a screen. */
const DECIMALS = 2;

export interface SheetOnScreen {
  /** An SVG element whose ids begin with `id`. */
  readonly svg: string;
  readonly pieces: readonly PieceText[];
  readonly cuts: readonly string[];
  /** What to keep; empty for nothing. */
  readonly kept: string;
}

export function sheetOnScreen(subject: CuttingSubject, sheet: CuttingSheet, id: string): SheetOnScreen {
  const { height, items } = tileDrawing(subject, sheet);
  const content = paintItems(items, { id, decimals: DECIMALS, prefix: `${id}-` });
  return {
    svg: `<svg viewBox="0 0 ${FIELD} ${height}" aria-hidden="true">${content}</svg>`,
    pieces: pieceTexts(subject, sheet),
    cuts: cutTexts(subject, sheet),
    kept: keptText(subject, sheet),
  };
}
