// Seams: hairlines along the edges of tiles whose joint, drawn to scale, is too fine to be seen. The one between cut
// tiles is wider, because it must show through their hatch.

import type { Plan, Ring } from '../../engine/index.ts';
import type { Frame } from './frame.ts';
import type { DrawingColor, Stroke } from './items.ts';
import type { Palette } from './palette.ts';

/** A joint of at least this many pixels is visible without a seam. */
const SEEN_PX = 0.25;
/** Share of the tiles' area that seams may cover, so that drawings stay accurate; more for tiles without a joint. */
const SHARE = 0.007;
const SHARE_WITHOUT_JOINT = 0.03;

/** Pixels by which renderers widen a joint between two colours when both of its edges are in the same pixel. */
const WIDENED_PX = 0.08;

export interface Seam {
  /** Null means each tile's own colour. */
  readonly color: DrawingColor | null;
  readonly width: number;
}

/** Returns the seam along the joints of a plan, its width in mm; null when none is needed. */
export function seamOf({ joint, lattice }: Plan, { mmPerPx }: Frame, palette: Palette): Seam | null {
  // With three shades, as in cubes, neighbours always differ and need no seam. Renderers blend each edge with the floor
  // separately there, which makes the joints too wide; the seam gives the tiles a little of that back.
  if (new Set(palette.tiles).size > 2) {
    const isFine = joint > 0 && joint < SEEN_PX * mmPerPx;
    return isFine ? { color: null, width: Math.min(WIDENED_PX * mmPerPx, joint / 2) } : null;
  }
  const share = joint > 0 ? SHARE : SHARE_WITHOUT_JOINT;
  // Half of a seam's width covers the tile, along its whole perimeter.
  const most = Math.min(...lattice.motif.map((tile, m) => (2 * share * lattice.tileAreasMm2[m]) / perimeterOf(tile)));
  const width = Math.min(SEEN_PX * mmPerPx - joint, most);
  return width > 0 ? { color: palette.joint, width } : null;
}

/** A joint between hatched tiles is at least this wide, px, or cut tiles would read as one band. */
const LEAST_BETWEEN_CUTS_PX = 0.75;
/** The part of a tile's narrow side that such a joint may take: in a drawing of tiny tiles, little else would be left. */
const MOST_OF_TILE = 0.12;

/** Returns the line along the edges of cut tiles, painted over their hatch; null where the joint is wide enough. */
export function cutSeamOf({ joint, layout }: Plan, { mmPerPx }: Frame, { joint: color }: Palette): Stroke | null {
  const narrow = 2 * Math.min(...layout.frame.shapes.map(({ inradius }) => inradius));
  const width = Math.min(LEAST_BETWEEN_CUTS_PX * mmPerPx, MOST_OF_TILE * narrow) - joint;
  return width > 0 ? { color, width } : null;
}

function perimeterOf(ring: Ring): number {
  return ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
}
