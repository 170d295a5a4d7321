// How much adhesive a tile usually takes: the larger the tile, the deeper the notches of the trowel.

/** What of a tile decides how it is laid. */
export interface LaidTile {
  /** The longest side, mm; of several sizes that of the largest tile. */
  readonly longestSide: number;
  /** Whether it is a board without a joint, which lies loose. */
  readonly floats: boolean;
}

interface Bed {
  /** Tiles up to this side, mm. */
  readonly upTo: number;
  readonly kgPerM2: number;
}

/**
 * Cement adhesive by the longest side of the tile. The notches are those that the trade takes: 4, 6, 8, 10 mm, and for the
 * largest 10 to 12 mm with the backs of the tiles spread as well.
 */
export const BEDS: readonly Bed[] = [
  { upTo: 50, kgPerM2: 2.5 },
  { upTo: 200, kgPerM2: 3 },
  { upTo: 450, kgPerM2: 4 },
  { upTo: 900, kgPerM2: 5 },
  { upTo: Infinity, kgPerM2: 6.5 },
];

/** The usual adhesive for a tile in kg/m²; none for a floor that lies loose. */
export function usualAdhesive({ longestSide, floats }: LaidTile): number {
  return floats ? 0 : (BEDS.find(({ upTo }) => longestSide <= upTo)?.kgPerM2 ?? 0);
}
