// Small pictures of the patterns, from the same lattice that floors are laid with.

import { hex, paletteOf } from '../../drawing/index.ts';
import { fieldOf, ownMaterialOf, tonesIn } from '../../drawing/materials.ts';
import { completeParameters, latticeOf, type Pattern } from '../../engine/index.ts';

/** The tiles of a motif in a view of SIZE by SIZE. */
export type Preview = readonly PreviewTile[];

interface PreviewTile {
  readonly path: string;
  /** That of the material that the pattern is usually laid in. */
  readonly color: string;
}

export const SIZE = 48;
/** Tiles that fill the picture; a motif of several tiles shows more. */
const TILES_SHOWN = 8;
const MORE_FOR_MOTIFS = 5;
/** Joints are drawn wider than they are; otherwise they would be invisible. */
const JOINT_SHARE = 0.05;

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
  const { tileAreaMm2, motif } = latticeOf(pattern.tiling(values, 0), 0);
  const side = Math.sqrt(tileAreaMm2 * (TILES_SHOWN + MORE_FOR_MOTIFS * (motif.length - 1)));
  const lattice = latticeOf(pattern.tiling(values, JOINT_SHARE * Math.sqrt(tileAreaMm2)), 0);
  const { tiles } = paletteOf({ lattice, pattern, parameters: values }, { color: null, gapColor: null });
  const colors = tonesIn(ownMaterialOf(pattern), tiles.map(hex));
  const paths = colors.map(() => '');
  for (const { motif, outline } of fieldOf(lattice, { width: side, height: side })) {
    const corners = outline.map(({ x, y }) => `${round((x * SIZE) / side)} ${round((y * SIZE) / side)}`);
    paths[motif] += `M${corners.join('L')}Z`;
  }
  return paths.map((path, i) => ({ path, color: colors[i] }));
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
