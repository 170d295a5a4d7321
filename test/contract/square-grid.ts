// An independent count of square tiles in a room with right angles, one by one, from overlaps of rectangles alone.
// Lengths in mm.

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface GridCase {
  readonly room: Rectangle;
  /** Disjoint cutouts. */
  readonly cutouts?: readonly Rectangle[];
  readonly tile: number;
  readonly joint: number;
  readonly start: { readonly x: number; readonly y: number };
}

export interface GridCount {
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly slivers: number;
  readonly laidMm2: number;
  readonly purchasedMm2: number;
  /** The shortest side of cut tiles that no cutout touches, which are rectangles. */
  readonly narrowest: number | null;
}

/** Counts the tiles of a grid that cover some of the floor. */
export function countGrid({ room, cutouts = [], tile, joint, start }: GridCase): GridCount {
  const pitch = tile + joint;
  const face = tile * tile;
  let [whole, cut, slivers, laidMm2] = [0, 0, 0, 0];
  let narrowest: number | null = null;
  for (let x = firstAlong(start.x, room.x, pitch); x < room.x + room.w; x += pitch) {
    for (let y = firstAlong(start.y, room.y, pitch); y < room.y + room.h; y += pitch) {
      const place = { x, y, w: tile, h: tile };
      const missing = cutouts.reduce((sum, cutout) => sum + overlap(place, cutout), 0);
      const covered = overlap(place, room) - missing;
      if (covered <= 0) continue;
      laidMm2 += covered;
      if (covered === face) whole++;
      else {
        cut++;
        if (covered < face / 10) slivers++;
        if (missing === 0) narrowest = Math.min(narrowest ?? tile, ...sidesInside(place, room));
      }
    }
  }
  return { total: whole + cut, whole, cut, slivers, laidMm2, purchasedMm2: (whole + cut) * face, narrowest };
}

/** The position of the last column that begins at or before the edge of the room. */
function firstAlong(start: number, edge: number, pitch: number): number {
  return start + Math.floor((edge - start) / pitch) * pitch;
}

function sidesInside(a: Rectangle, b: Rectangle): readonly [number, number] {
  const along = (from: number, size: number, otherFrom: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));
  return [along(a.x, a.w, b.x, b.w), along(a.y, a.h, b.y, b.h)];
}

function overlap(a: Rectangle, b: Rectangle): number {
  const [w, h] = sidesInside(a, b);
  return w * h;
}
