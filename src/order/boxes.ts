// How many tiles a box holds by the area that is printed on it. Makers print the nominal size, which includes the joint
// (a tile of 197 mm is sold as 20 cm), or the real one, and round the area. Too large a number would order short, so of
// several that the area allows the smallest counts.

/** What is known about a box. */
export interface BoxSize {
  readonly tilesPerBox?: number;
  /** The area on the box, if it does not say how many tiles it holds. */
  readonly boxAreaM2?: number;
}

/** A tile lying level, mm. */
interface TileSize {
  readonly width: number;
  readonly height: number;
  readonly areaMm2: number;
}

/** The area of one tile, m². */
export interface TileInBoxes {
  readonly areaM2: number;
  /** As it is counted in boxes: that of the nominal size, or the real one if it is larger. */
  readonly boxedM2: number;
}

/**
 * The areas of a tile. The nominal size is the real one plus the joint, each side rounded to a whole centimetre; a shape
 * other than a rectangle grows with the rectangle around it, because boxes of hexagons or octagons print the area that
 * they cover, not that of rectangles.
 */
export function tileInBoxes({ width, height, areaMm2 }: TileSize, joint: number): TileInBoxes {
  const nominal = (side: number) => 10 * Math.round((side + joint) / 10);
  const nominalMm2 = nominal(width) * nominal(height) * (areaMm2 / (width * height));
  return { areaM2: areaMm2 / 1e6, boxedM2: Math.max(areaMm2, nominalMm2) / 1e6 };
}

/** Rounding of quotients is far below this. */
const NOISE = 1e-9;

/** How many whole tiles a box holds; null if it is not known, or if the box is smaller than a tile. */
export function tilesInBox({ tilesPerBox, boxAreaM2 }: BoxSize, { areaM2, boxedM2 }: TileInBoxes): number | null {
  if (tilesPerBox !== undefined) return tilesPerBox;
  if (boxAreaM2 === undefined) return null;
  const half = halfOfLastDecimal(boxAreaM2);
  const most = Math.floor((boxAreaM2 + half) / boxedM2 + NOISE);
  // The real size counts only if the larger one does not explain the area.
  const tiles = tilesWithArea(boxAreaM2, boxedM2, half) ?? tilesWithArea(boxAreaM2, areaM2, half) ?? most;
  if (tiles > 0) return tiles;
  // A box holds at least one tile.
  return boxAreaM2 + half >= areaM2 ? 1 : null;
}

/** The number of tiles that together have the area on a box: the exact one, or the smallest; undefined if none has. */
function tilesWithArea(boxAreaM2: number, tileM2: number, half: number): number | undefined {
  const exact = Math.round(boxAreaM2 / tileM2);
  if (exact > 0 && Math.abs(boxAreaM2 / tileM2 - exact) < NOISE * exact) return exact;
  const least = Math.ceil((boxAreaM2 - half) / tileM2 - NOISE);
  return least > 0 && least <= (boxAreaM2 + half) / tileM2 + NOISE ? least : undefined;
}

/** What was rounded on the box at most, m²: areas have two decimals, or three if they were sent with more. */
function halfOfLastDecimal(boxAreaM2: number): number {
  return Number(boxAreaM2.toFixed(2)) === boxAreaM2 ? 0.005 : 0.0005;
}
