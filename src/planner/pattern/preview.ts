// Small pictures of the patterns, from the same lattice that floors are laid with.

import { paletteOf } from '../../drawing/index.ts';
import { completeParameters, latticeOf, type Pattern, type Point, type Ring } from '../../engine/index.ts';

/** The tiles of a motif in a view of SIZE by SIZE. */
export type Preview = readonly PreviewTile[];

interface PreviewTile {
  readonly path: string;
  /** 0 light, 1 darker, 2 dark: tiles that drawings show in one tone have one here. */
  readonly tone: number;
}

export const SIZE = 48;
/** Tiles that fill the picture; a motif of several tiles shows more. */
const TILES_SHOWN = 8;
const MORE_FOR_MOTIFS = 5;
/** Joints are drawn wider than they are; otherwise they would be invisible. */
const JOINT_SHARE = 0.05;
/** How far each row of boards is shifted, in boards; on a floor, each has a shift of its own. */
const ROW_SHIFT = 0.39;

const made = new Map<Pattern, Preview>();

/** The picture of a pattern with its defaults, cached. */
export function previewOf(pattern: Pattern): Preview {
  let preview = made.get(pattern);
  if (preview === undefined) {
    preview = draw(pattern);
    made.set(pattern, preview);
  }
  return preview;
}

function draw(pattern: Pattern): Preview {
  const values = completeParameters(pattern, {});
  const { tileAreaMm2, motif: tiles } = latticeOf(pattern.tiling(values, 0), 0);
  const side = Math.sqrt(tileAreaMm2 * (TILES_SHOWN + MORE_FOR_MOTIFS * (tiles.length - 1)));
  const lattice = latticeOf(pattern.tiling(values, JOINT_SHARE * Math.sqrt(tileAreaMm2)), 0);
  const { motif, repeat, rows } = lattice;
  const boards = (row: number) => (rows ? (ROW_SHIFT * row) % 1 : 0);
  const scale = SIZE / side;
  const reach = Math.ceil(reachOf(motif, repeat, side));
  const colors = paletteOf({ lattice, pattern, parameters: values }, { color: null, gapColor: null }).tiles;
  const tones = [...new Set(colors)];
  return motif.map((outline, i) => {
    const tone = tones.indexOf(colors[i]) * (pattern.tone === 'contrast' ? 2 : 1);
    let path = '';
    for (let a = -reach; a <= reach; a++) {
      for (let b = -reach; b <= reach; b++) {
        const placed = outline.map(({ x, y }) => ({
          x: (x + (a + boards(b)) * repeat[0].x + b * repeat[1].x) * scale,
          y: (y + (a + boards(b)) * repeat[0].y + b * repeat[1].y) * scale,
        }));
        if (isSeen(placed)) path += `M${placed.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
      }
    }
    return { path, tone };
  });
}

/** How many repeats away from the origin a tile can be visible. */
function reachOf(motif: readonly Ring[], [first, second]: readonly [Point, Point], side: number): number {
  const farthest = Math.max(...motif.flat().map(({ x, y }) => Math.hypot(x, y))) + side * Math.SQRT2;
  const cell = Math.abs(first.x * second.y - first.y * second.x);
  // A point r away is at most r·|other step| / cell repeats along either step.
  return (farthest * Math.max(Math.hypot(first.x, first.y), Math.hypot(second.x, second.y))) / cell;
}

function isSeen(ring: Ring): boolean {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return Math.max(...xs) > 0 && Math.min(...xs) < SIZE && Math.max(...ys) > 0 && Math.min(...ys) < SIZE;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
