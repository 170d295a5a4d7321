// Figures that follow from the words of a task without the service: tiles on a grid, boxes and costs. And rooms in two forms.

import type { Figures } from './fields.ts';

/** A rectangle in cm. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Grid {
  /** The room in cm. */
  readonly room: readonly [width: number, height: number];
  /** The tile in mm. */
  readonly tile: readonly [width: number, height: number];
  readonly joint: number;
  /** Cut out of the room. */
  readonly hole?: Rectangle;
}

/** Tiles of a straight lay that begins with a whole tile in the top-left corner. The hole meets no tile along a hair. */
export function gridTiles({ room: [width, height], tile, joint, hole }: Grid): { tiles: number; cut: number } {
  const [across, along] = tile.map((side) => side / 10);
  const gap = joint / 10;
  const gone = hole ?? { x: 0, y: 0, w: 0, h: 0 };
  let tiles = 0;
  let whole = 0;
  for (let y = 0; y < height; y += along + gap) {
    for (let x = 0; x < width; x += across + gap) {
      const [w, h] = [Math.min(across, width - x), Math.min(along, height - y)];
      const covered = overlap(x, w, gone.x, gone.w) * overlap(y, h, gone.y, gone.h);
      if (w * h - covered < 1e-9) continue;
      tiles++;
      if (across * along - (w * h - covered) < 1e-9) whole++;
    }
  }
  return { tiles, cut: tiles - whole };
}

function overlap(a: number, length: number, b: number, other: number): number {
  return Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
}

interface Buying {
  readonly perBox: number;
  readonly price?: number;
  /** Percent. */
  readonly breakage?: number;
  readonly spares?: number;
}

/** Boxes for the tiles of a layout, and their cost. */
export function bought(tiles: unknown, { perBox, price, breakage = 3, spares = 0 }: Buying): Figures {
  const boxes = Math.ceil(needed(tiles, breakage, spares) / perBox);
  return { boxes, ...(price !== undefined && { cost: Math.round(boxes * price * 100) / 100 }) };
}

/** Whether tiles in stock are enough for those of a layout, and how many are missing. */
export function stocked(tiles: unknown, stock: number): Figures {
  const missing = Math.max(0, needed(tiles, 3, 0) - stock);
  return { isEnough: missing === 0, missing };
}

/** Tiles with breakage, which is rounded up, and spares. */
function needed(tiles: unknown, breakage: number, spares: number): number {
  return Number(tiles) + Math.ceil((Number(tiles) * breakage) / 100 - 1e-9) + spares;
}

/** A walk around a room: `walk('4m', '3m')` is `E4m S3m W4m N3m`. */
export function walk(width: string | number, height: string | number): string {
  return `E${width} S${height} W${width} N${height}`;
}

/** The corners of a room of this width and height in cm. */
export function corners(width: number, height: number): number[][] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}
