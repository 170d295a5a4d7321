// The tiles of one printed sheet as SVG paths, and the numbers of those that have room for one. Millimetres of the floor.

import { centreOf, type Point, piecesOf, type Ring, type TilePlace } from '../../engine/index.ts';
import { eachTile, pieceOf } from '../stage/tiles.ts';
import type { Box } from '../state/view.ts';
import { areaOf, distance } from './pieces.ts';
import { pathOf } from './placing.ts';
import type { Study } from './study.ts';

export interface SheetTiles {
  /** By colour. */
  readonly whole: ReadonlyMap<string, string>;
  readonly cut: ReadonlyMap<string, string>;
  readonly slivers: string;
  readonly numbers: readonly { readonly at: Point; readonly text: string; readonly color: string }[];
}

/** The tiles that a part of the floor shows; numbers are `textHeight` mm high. */
export function tilesWithin(study: Study, seen: Box, textHeight: number): SheetTiles {
  const { laid, palette, moulds } = study;
  const whole = new Map<string, string>();
  const cut = new Map<string, string>();
  const numbers: { at: Point; text: string; color: string }[] = [];
  let slivers = '';
  const reach = Math.max(...moulds.flatMap(({ outline }) => outline.map(({ x, y }) => Math.hypot(x, y))));
  eachTile(laid, (tile) => {
    const centre = centreOf(laid.layout, tile);
    if (!isNear(centre, seen, reach)) return;
    const found = pieceOf(laid, tile);
    const color = palette.tiles[tile.motif];
    const rings = ringsIn(study, tile, found?.kind === 'cut' ? found.index : null);
    const path = pathOf(rings.map((ring) => ring.map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }))));
    if (found?.kind !== 'cut') whole.set(color, (whole.get(color) ?? '') + path);
    else if (found.isSliver) slivers += path;
    else cut.set(color, (cut.get(color) ?? '') + path);
    const text = `${study.numbering.numberOf(tile)}`;
    const middle = rings.length === 1 && middleWithRoom(rings[0], Math.hypot(text.length * 0.6, 1) * (textHeight / 2));
    if (middle) numbers.push({ at: { x: middle.x + centre.x, y: middle.y + centre.y }, text, color });
  });
  return { whole, cut, slivers, numbers };
}

function isNear({ x, y }: Point, { left, top, width, height }: Box, reach: number): boolean {
  return x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach;
}

function ringsIn({ laid: { layout } }: Study, { motif }: TilePlace, cut: number | null): Ring[] {
  if (cut !== null) return piecesOf(layout.cuts, cut).flatMap(({ outer, holes }) => [outer, ...holes]);
  const { cornerX, cornerY } = layout.frame.shapes[motif];
  return [Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }))];
}

/** The centre of gravity of a ring, if a circle of the radius around it lies inside; otherwise null. */
export function middleWithRoom(ring: Ring, radius: number): Point | null {
  const area = areaOf(ring);
  let [x, y] = [0, 0];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const share = (a.x * b.y - b.x * a.y) / (6 * area);
    x += (a.x + b.x) * share;
    y += (a.y + b.y) * share;
  });
  const middle = { x, y };
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length];
    if (distanceToSide(middle, a, b) < radius) return null;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside ? middle : null;
}

function distanceToSide(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + t * dx, y: a.y + t * dy });
}
