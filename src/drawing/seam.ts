// The seam: a hairline along the edges of tiles where the joint, true to scale, is finer than a pixel can show.

import type { Plan, Ring } from '../engine/index.ts';
import type { DrawingColor } from './options.ts';
import type { Palette } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** A joint of so many pixels needs no help. */
const SEEN_PX = 0.25;
/** Share of the tiles' area that seams may take, so that the drawing stays true: tiles without a joint need more of it. */
const SHARE = 0.007;
const SHARE_WITHOUT_JOINT = 0.03;

/** Pixels by which renderers widen a joint between two colours, where both edges of it fall into the same pixel. */
const WIDENED_PX = 0.08;

export interface Seam {
  /** Null is each tile's own. */
  readonly color: DrawingColor | null;
  readonly width: number;
}

/** The seam beside the joints of a plan; null where they are seen by themselves. */
export function seamOf({ joint, lattice }: Plan, { mmPerPx }: Sheet, palette: Palette): Seam | null {
  // Of three shades, as cubes have them, neighbours always differ and need no seam. Each edge is blended
  // with the floor on its own there, so that the joints come out too wide: the tiles are given back a little of it.
  if (new Set(palette.tiles).size > 2) {
    const isFine = joint > 0 && joint < SEEN_PX * mmPerPx;
    return isFine ? { color: null, width: Math.min(WIDENED_PX * mmPerPx, joint / 2) } : null;
  }
  const share = joint > 0 ? SHARE : SHARE_WITHOUT_JOINT;
  // Half of a seam's width lies on the tile, all around it.
  const most = Math.min(...lattice.motif.map((tile) => (2 * share * lattice.tileAreaMm2) / perimeterOf(tile)));
  const width = Math.min(SEEN_PX * mmPerPx - joint, most);
  return width > 0 ? { color: palette.joint, width } : null;
}

function perimeterOf(ring: Ring): number {
  return ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
}
