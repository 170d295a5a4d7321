// The rows of a floor of boards as they are laid: the boards and pieces along each row, and which pieces are cut from one
// board. Read from the laid floor, so it holds however rows were decided.

import { drawnGroups, isOfBoards, type NumberedTile, ringsAt, sizeOf } from '../../cutlist/index.ts';
import type { Point } from '../../engine/index.ts';
import { formatBareLength, type Notation, say } from '../../words/index.ts';
import type { PaperSubject } from '../subject.ts';

type Boards = Pick<PaperSubject, 'laid' | 'list' | 'shared' | 'notation'>;

/** A row in texts. */
export interface BoardRow {
  /** From 1. */
  readonly row: number;
  readonly numbers: string;
  /** The lengths along the row, equal ones once with their count; an upright line where a cutout or a wall interrupts it. */
  readonly pieces: string;
  /** Which pieces of later rows are cut from the boards of this one. */
  readonly carried: string;
}

/** Lengths that differ by less than this are equal, mm. */
const SAME = 0.05;
/** No joint is wider by this, mm. */
const INTERRUPTION = 1;

/** The rows in the order in which they are laid; none if the tiles are no boards. */
export function boardRows(subject: Boards): BoardRow[] {
  if (!isOfBoards(subject.laid)) return [];
  const rows = new Map<number, NumberedTile[]>();
  for (const tile of subject.list.tiles) {
    const row = rows.get(tile.line);
    if (row) row.push(tile);
    else rows.set(tile.line, [tile]);
  }
  const rowOf = new Map(subject.list.tiles.map(({ number, line }) => [number, line]));
  const odd = new Set(
    drawnGroups(subject.laid, subject.list).flatMap(({ tiles }) => tiles.map(({ number }) => number)),
  );
  return [...rows].map(([row, tiles]) => ({
    row,
    numbers: tiles.length === 1 ? `${tiles[0].number}` : `${tiles[0].number}–${tiles[tiles.length - 1].number}`,
    pieces: piecesText(subject, tiles, odd),
    carried: carriedText(subject, tiles, rowOf),
  }));
}

/** The place of a piece along and across its row. */
interface Extent {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

function piecesText(
  { laid, list, notation }: Boards,
  tiles: readonly NumberedTile[],
  odd: ReadonlySet<number>,
): string {
  const { stepX, stepY } = laid.layout.frame;
  const length = Math.hypot(stepX, stepY);
  const along = { x: stepX / length, y: stepY / length };
  const boardDepth = Math.min(...list.articles.map(({ width, height }) => Math.min(width, height)));
  const items: { text: string; count: number }[] = [];
  let last: number | undefined;
  for (const tile of tiles) {
    const extent = extentOf(laid, tile, along);
    const text = pieceText(notation, extent, boardDepth) + (odd.has(tile.number) ? '\u00a0*' : '');
    const isApart = last !== undefined && extent.from - last > laid.joint + INTERRUPTION;
    const before = items.at(-1);
    if (isApart) items.push({ text: '|', count: 1 });
    if (!isApart && before?.text === text) before.count++;
    else items.push({ text, count: 1 });
    last = extent.to;
  }
  return items
    .map(({ text, count }) => (count > 1 ? `${count}\u00a0×\u00a0${text}` : text))
    .join(' · ')
    .replaceAll(' · | · ', ' | ');
}

function extentOf(laid: Boards['laid'], tile: NumberedTile, along: Point): Extent {
  const corners = ringsAt(laid, tile)
    .flat()
    .map(({ x, y }) => ({ x: x * along.x + y * along.y, y: y * along.x - x * along.y }));
  const { width, height } = sizeOf([corners]);
  const from = Math.min(...corners.map(({ x }) => x));
  return { from, to: from + width, depth: height };
}

/** The length of a piece; for one that is narrower than its board, its width too. */
function pieceText(notation: Notation, { from, to, depth }: Extent, boardDepth: number): string {
  const text = (mm: number) => formatBareLength(notation, mm, 'mm', 1);
  return depth < boardDepth - SAME ? `${text(to - from)}\u00a0×\u00a0${text(depth)}` : text(to - from);
}

function carriedText(
  { shared, notation: { lang } }: Boards,
  tiles: readonly NumberedTile[],
  rowOf: ReadonlyMap<number, number>,
): string {
  return tiles
    .flatMap(({ number }) => {
      const { tiles: board = [], elsewhere = [] } = shared.get(number) ?? {};
      const next = [...board].sort((a, b) => a - b).find((other) => other > number);
      if (next === undefined) return elsewhere.map((other) => `${number} ↔ ${other}`);
      return [say(lang, 'paper.carried', { from: `${number}`, to: `${next}`, row: `${rowOf.get(next)}` })];
    })
    .join(', ');
}
