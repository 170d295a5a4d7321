// Announces the selected tile to screen readers. The result announces the counts.

import { effect, signal } from '@preact/signals';
import type { Point, TilePlace } from '../../engine/index.ts';
import { formatSize, type Notation, say } from '../../words/index.ts';
import type { LaidFloor } from '../state/messages.ts';
import { selected } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { pieceOf } from './laid-tile.ts';

export const announcement = signal('');

/** Announces tiles as they are selected; returns a function that stops it. */
export function announceTiles(session: Session): () => void {
  return effect(() => {
    const tile = selected.value;
    const laid = session.planned.peek()?.laid;
    const facts = laid && tile ? factsOf(laid, tile, { lang: session.lang.peek(), units: session.units.peek() }) : '';
    // An unchanged text would not be read again for the next tile.
    announcement.value = facts && facts === announcement.peek() ? `${facts}\u00a0` : facts;
  });
}

/** Describes a tile in a sentence or two. */
export function factsOf(laid: LaidFloor, tile: TilePlace, notation: Notation): string {
  const { lang } = notation;
  const { layout, lattice } = laid;
  const found = pieceOf(laid, tile);
  if (found === null) return '';
  if (found.kind === 'whole') return say(lang, 'stage.wholeTile');
  const areaMm2 = layout.cuts.coveredMm2[found.index];
  const percent = Math.round((1000 * areaMm2) / lattice.tileAreasMm2[tile.motif]) / 10;
  const share = say(lang, found.isSliver ? 'stage.sliverTile' : 'stage.cutTile', { percent });
  const { w, h } = sizeOf(found.pieces[0].outer, lattice.motif[tile.motif]);
  // Two lengths fully describe a rectangle, and mislead about any other piece.
  const isRectangle = found.pieces.length === 1 && Math.abs(w * h - areaMm2) < 1e-6 * areaMm2;
  return isRectangle ? `${share}. ${say(lang, 'ui.thisTile', { size: formatSize(notation, [w, h], 'mm', 1) })}` : share;
}

/** Width and height of a piece as it lies in its tile, along the tile's first edge and across it. */
function sizeOf(piece: readonly Point[], [a, b]: readonly Point[]): { w: number; h: number } {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const extent = (along: number[]) => Math.max(...along) - Math.min(...along);
  return { w: extent(piece.map((p) => p.x * x + p.y * y)), h: extent(piece.map((p) => p.y * x - p.x * y)) };
}
