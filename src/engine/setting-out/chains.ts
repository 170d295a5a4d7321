// Chains of dimensions: what lies along each wall, piece by piece. A chain and its gaps add up to the wall.

import { stripLimitsOf, usualStripLimits } from '../cut-widths.ts';
import { distance, nearestOn, type Ring } from '../geometry/point.ts';
import type { Layout } from '../layout/index.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { THIN } from '../widths.ts';
import { isAlongTiles } from './reference.ts';
import type { Side } from './sides.ts';
import { type LaidTile, piecesAlong, reachOfPieces, type WallPiece } from './wall-pieces.ts';

/** Pieces of one width that follow each other. */
export interface ChainPart {
  readonly count: number;
  /** At the wall, mm. */
  readonly width: number;
  /** At the far end of the piece, if that is another. */
  readonly farWidth?: number;
}

/** What lies along a side of the room. */
export interface WallChain {
  readonly side: Side;
  /** The wall as it was sent, from 0; null for a side of a cutout. */
  readonly wall: number | null;
  /** From the beginning of the side to its end; null where pieces have no two ends along it. */
  readonly parts: readonly ChainPart[] | null;
  /** Where each piece begins and ends along the side, mm. */
  readonly spans: readonly (readonly [number, number])[];
  /** The gaps before the first piece and after the last. */
  readonly before: number;
  readonly after: number;
  /** How deep the pieces along the side are; null if there are none. */
  readonly depth: { readonly least: number; readonly most: number } | null;
  /** How far the side may move before a piece is too narrow, or another row of tiles is needed; null without a row. */
  readonly leeway: Leeway | null;
}

/** By how much a distance may be shorter or longer than planned, mm. */
export interface Leeway {
  readonly shorter: number;
  readonly longer: number;
}

export interface ChainGround {
  readonly layout: Layout;
  readonly lattice: Lattice;
  readonly tiles: readonly LaidTile[];
  readonly joint: number;
  readonly edge: number;
  readonly minCut: number | undefined;
}

/** A shorter side has no chain, mm. */
const LEAST_SIDE = 50;
/** Widths that differ by less are one, mm. */
const SAME_WIDTH = 0.05;
/** Gaps between pieces may differ from a joint by this much, because a wall is a little out of square. */
const ANY_JOINT = 0.3;

/** Returns the chain of a side; undefined where nobody needs one. */
export function chainOf(side: Side, wall: number | null, ground: ChainGround): WallChain | undefined {
  const { lattice, tiles, joint, edge } = ground;
  if (side.length < LEAST_SIDE) return undefined;
  const pieces = isAlongTiles(lattice, side.along) ? piecesAlong(side, tiles, joint, edge) : [];
  if (!isChain(pieces, joint)) {
    const reaches = reachOfPieces(side, tiles, joint, edge);
    const depth = reaches.length > 0 ? { least: Math.min(...reaches), most: Math.max(...reaches) } : null;
    return { side, wall, parts: null, spans: [], before: 0, after: 0, depth, leeway: null };
  }
  const depths = pieces.flatMap(({ depths }) => depths);
  return {
    ...{ side, wall },
    parts: partsOf(pieces),
    spans: pieces.map(({ begin, end }) => [begin, end] as const),
    before: pieces[0].begin,
    after: side.length - (pieces.at(-1) as WallPiece).end,
    depth: { least: Math.min(...depths), most: Math.max(...depths) },
    leeway: isEndOfRows(side, ground) ? null : leewayOf(pieces, ground),
  };
}

/** Whether pieces follow each other with nothing but joints between. */
function isChain(pieces: readonly WallPiece[], joint: number): boolean {
  return (
    pieces.length > 0 &&
    pieces.every((piece, i) => i === 0 || Math.abs(piece.begin - pieces[i - 1].end - joint) < ANY_JOINT)
  );
}

function partsOf(pieces: readonly WallPiece[]): ChainPart[] {
  const parts: ChainPart[] = [];
  for (const { begin, end, farWidth } of pieces) {
    const width = end - begin;
    const isTapered = Math.abs(farWidth - width) > SAME_WIDTH;
    const last = parts.at(-1);
    if (last && !isTapered && last.farWidth === undefined && Math.abs(last.width - width) < SAME_WIDTH)
      parts[parts.length - 1] = { ...last, count: last.count + 1 };
    else parts.push({ count: 1, width, ...(isTapered && { farWidth }) });
  }
  return parts;
}

/** Boards end at a wall as they like. */
function isEndOfRows({ along }: Side, { lattice, layout }: ChainGround): boolean {
  const { along: row } = layout.frame;
  return lattice.rows !== undefined && Math.abs(row.x * along.x + row.y * along.y) < 0.5;
}

function leewayOf(pieces: readonly WallPiece[], { layout, lattice, joint, minCut }: ChainGround): Leeway {
  const limits =
    minCut === undefined ? usualStripLimits(layout, lattice) : stripLimitsOf(layout.frame.shapes, lattice, minCut);
  const shorter = Math.min(...pieces.map(({ reach, motif }) => reach - limits[motif]));
  // A strip that is thinner than this is not laid.
  const longer = Math.min(...pieces.map(({ slack }) => slack)) + joint + THIN;
  return { shorter: Math.max(0, shorter), longer };
}

/** Returns the wall on which a side lies, from 0 as it was sent; null for a side of a cutout. */
export function wallNumber({ from, to }: Side, outer: Ring): number | null {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const near = outer.findIndex((corner, i) => {
    const next = outer[(i + 1) % outer.length];
    return distance(nearestOn(corner, next, middle), middle) < THIN;
  });
  return near < 0 ? null : near;
}
