// The seam: a hairline along the edges of tiles where the joint, true to scale, would be too fine to be seen.

import type { Plan, Ring } from '../engine/index.ts';
import type { Palette } from './palette.ts';
import type { Stroke } from './scene.ts';
import type { Sheet } from './sheet.ts';

/** A joint of so many pixels needs no help. */
const SEEN_PX = 0.25;
/** Share of the tiles' area that seams may take, so that the drawing stays true: tiles without a joint need more of it. */
const SHARE = 0.007;
const SHARE_WITHOUT_JOINT = 0.03;

/** The seam beside the joints of a plan; null where they are seen by themselves. */
export function seamOf({ joint, lattice }: Plan, { mmPerPx }: Sheet, palette: Palette): Stroke | null {
  // Of three shades, as cubes have them, neighbours always differ and are told apart by themselves.
  if (new Set(palette.tiles).size > 2) return null;
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
