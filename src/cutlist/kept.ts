// The offcuts worth keeping as rows of the cut list, and as lines of text.

import { formatBareLength, formatSize, type Notation, say, type WordKey } from '../words/index.ts';
import type { CutList } from './cut-list.ts';
import { spansOf } from './rows.ts';

/** Equal rectangles that are left of some tiles. */
export interface KeptOffcut {
  /** Of its tile, if there are several kinds. */
  readonly kind?: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly count: number;
  /** The number of the tile that each is left of, ascending. */
  readonly tiles: readonly number[];
}

type Cell = number | string;

/** The cell of an offcut in the column with a heading; empty where a piece has something that an offcut has not. */
export function keptCell(list: CutList, offcut: KeptOffcut, notation: Notation, heading: WordKey): Cell {
  const { kind, widthMm, heightMm, count, tiles } = offcut;
  const { lang, units } = notation;
  const length = (mm: number) => (units === 'imperial' ? formatBareLength(notation, mm, 'mm') : mm);
  switch (heading) {
    case 'cuts.tiles':
      return spansOf(tiles);
    case 'cuts.piece':
      return say(lang, 'cuts.keptPiece');
    case 'cuts.kind':
      return kind === undefined ? '' : list.nameOf(kind, lang);
    case 'cuts.count':
      return count;
    case 'cuts.width':
      return length(widthMm);
    case 'cuts.height':
      return length(heightMm);
    default:
      return '';
  }
}

/** An offcut in a line: `3 × (300 × 147 mm) · Small square · Left of tile 4, 9, 12`; of its tiles all, or the first `most` spans. */
export function keptLine(list: CutList, offcut: KeptOffcut, notation: Notation, most?: number): string {
  const { kind, widthMm, heightMm, count, tiles } = offcut;
  const { lang } = notation;
  const size = formatSize(notation, [widthMm, heightMm], 'mm', 1);
  const name = kind === undefined ? '' : ` · ${list.nameOf(kind, lang)}`;
  return `${count} × (${size})${name} · ${say(lang, 'cuts.keptFrom')} ${spansOf(tiles, most)}`;
}
