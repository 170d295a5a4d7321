// What differs from tile to tile: the shade, and the part of the texture that a tile shows.

/** The most by which a tile may be lighter or darker, percent. */
export const MOST_SHADE = 30;

/** How much lighter (above 0) or darker a tile is, from -1 to 1, by its place in the lattice alone. */
export function shadeOf(motif: number, place: number, row: number): number {
  return spread(place, row, motif + 1);
}

/** Where the texture of a tile begins, as shares of the texture along and across, and whether it is turned by half. */
export function cutFor(motif: number, place: number, row: number) {
  return {
    isTurned: spread(row, place, motif + 11) < 0,
    along: 0.5 + spread(place, row, motif + 21) / 2,
    across: 0.5 + spread(row, place, motif + 31) / 2,
  };
}

/** A number from -1 to 1 for three whole numbers; those of neighbours have nothing to do with each other. */
export function spread(a: number, b: number, c: number): number {
  let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x80000000 - 1;
}
