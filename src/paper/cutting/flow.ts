// Puts blocks into the columns of pages, one below the other. Millimetres of paper.

import type { Item } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';

/** Something as wide as a column. */
export interface Block {
  readonly height: number;
  /** Whether it may not be the last of a column. */
  readonly isHeading?: boolean;
  /** Its items, with their upper left corner at `at`. */
  readonly items: (at: Point) => readonly Item[];
}

export interface PlacedBlock<Kind extends Block = Block> {
  readonly block: Kind;
  readonly at: Point;
}

export interface Columns {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** The blocks of each page. Blocks after `mostPages` are left out, and not even asked for. */
export function flow<Kind extends Block>(
  blocks: Iterable<Kind>,
  columns: Columns,
  mostPages: number,
): PlacedBlock<Kind>[][] {
  const pages: PlacedBlock<Kind>[][] = [];
  let column = columns.count;
  let y = 0;
  let headings: Kind[] = [];
  for (const block of blocks) {
    if (block.isHeading) {
      headings.push(block);
      continue;
    }
    const together = [...headings, block];
    headings = [];
    if (y + together.reduce((sum, { height }) => sum + height, 0) > columns.height || pages.length === 0) {
      column++;
      y = 0;
      if (column >= columns.count) {
        if (pages.length === mostPages) return pages;
        pages.push([]);
        column = 0;
      }
    }
    for (const one of together) {
      pages[pages.length - 1].push({ block: one, at: { x: column * columns.width, y } });
      y += one.height;
    }
  }
  return pages;
}
