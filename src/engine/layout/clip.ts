// The part of a wall inside one tile. Tiles are convex, so it is one stretch or none.

import type { Shape } from './frame.ts';

/**
 * The tolerance of clipping, mm: a wall that enters a tile no deeper than this runs along its border. It covers the
 * rounding of coordinates (some 1e-10 mm in a room of 200 m) and is far below anything that can be built or seen.
 */
export const BORDER = 1e-6;

/** Used instead of an edge of the tile where a stretch begins or ends at a corner of the room inside the tile. */
export const INSIDE = -1;
/** Used instead of an edge where a wall goes on to another part of the row. */
export const END_OF_PART = -2;

/** Clips walls to tiles. The fields hold the last result, so that the kernel's innermost loop allocates nothing. */
export class TileClip {
  /** Where along the wall, from 0 to 1, the stretch begins and ends. */
  enter = 0.5;
  leave = 0.5;
  /** The tile's edges through which the wall enters and leaves, or `INSIDE` or `END_OF_PART`. */
  enterEdge = INSIDE;
  leaveEdge = INSIDE;

  /**
   * Whether the wall from x0,y0 to x1,y1 (relative to the tile's centre) runs through the tile's inside. The decision
   * uses the tile less its border of tolerance, the cut uses the tile itself. So a wall on the border is outside, and a
   * wall that enters is cut exactly at the edge.
   */
  clip(shape: Shape, x0: number, y0: number, x1: number, y1: number): boolean {
    const { corners, normalX, normalY, reach } = shape;
    let enter = 0;
    let leave = 1;
    let surelyIn = 0;
    let surelyOut = 1;
    let enterEdge = INSIDE;
    let leaveEdge = INSIDE;
    for (let k = 0; k < corners; k++) {
      const depth0 = reach[k] + normalX[k] * x0 + normalY[k] * y0;
      const depth1 = reach[k] + normalX[k] * x1 + normalY[k] * y1;
      if (depth0 > BORDER) {
        if (depth1 > BORDER) continue;
        const fall = depth0 - depth1;
        const sure = (depth0 - BORDER) / fall;
        if (sure < surelyOut) surelyOut = sure;
        const at = depth0 / fall;
        if (at < leave || leaveEdge < 0) {
          leave = at < 1 ? at : 1;
          leaveEdge = k;
        }
      } else {
        if (depth1 <= BORDER) return false;
        const rise = depth1 - depth0;
        const sure = (BORDER - depth0) / rise;
        if (sure > surelyIn) surelyIn = sure;
        const at = -depth0 / rise;
        if (at > enter || enterEdge < 0) {
          enter = at > 0 ? at : 0;
          enterEdge = k;
        }
      }
      if (surelyIn >= surelyOut) return false;
    }
    this.enter = enter;
    this.leave = leave;
    this.enterEdge = enterEdge;
    this.leaveEdge = leaveEdge;
    return true;
  }

  /** Narrows the stretch that was clipped to what is between two places along the wall; false if nothing is. */
  narrow(from: number, to: number): boolean {
    if (from > this.enter) [this.enter, this.enterEdge] = [from, END_OF_PART];
    if (to < this.leave) [this.leave, this.leaveEdge] = [to, END_OF_PART];
    return this.enter < this.leave;
  }
}
