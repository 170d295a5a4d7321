// The kinds of tile that a plan is bought in: shades of a cube, left and right planks, tiles of different sizes. Whatever
// counts or names kinds derives it from here.

import { cutCountsOf, wholeCountsOf } from './layout/index.ts';
import { soldSizeOf, type TileSize, tileSizesOf } from './patterns/tile-size.ts';
import type { Plan } from './plan-types.ts';

/** The tiles of one kind in a plan; lengths in mm, areas in mm². */
export interface KindTiles {
  /** The pattern's own name for it; empty if the pattern has a single kind. */
  readonly kind: string;
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  /** The size by which it is known. */
  readonly width: number;
  readonly height: number;
  /** The area of one tile, and the rectangle around it. */
  readonly box: TileSize;
  /** The area of all that is laid. */
  readonly laidMm2: number;
  readonly wastePercent: number;
  /** Its motif tiles. */
  readonly motif: readonly number[];
}

/** Returns the kinds of tile in a plan, in the order of the motif; one without a name if the pattern has a single kind. */
export function kindTilesOf({
  pattern,
  parameters,
  layout,
  lattice,
}: Pick<Plan, 'pattern' | 'parameters' | 'layout'> & {
  readonly lattice: Pick<Plan['lattice'], 'motif' | 'tileAreasMm2'>;
}): KindTiles[] {
  const sizes = tileSizesOf(lattice);
  const kinds = pattern.kinds?.(parameters) ?? sizes.map(() => '');
  const [wholes, cuts, covered] = [wholeCountsOf(layout), cutCountsOf(layout), coveredByMotif(layout)];
  return [...new Set(kinds)].map((kind) => {
    const motif = kinds.flatMap((other, index) => (other === kind ? [index] : []));
    const sum = (figures: ArrayLike<number>) => motif.reduce((total, index) => total + figures[index], 0);
    const { width, height } = soldSizeOf(lattice.motif[motif[0]]);
    const box = sizes[motif[0]];
    const { areaMm2 } = box;
    const [whole, cut] = [sum(wholes), sum(cuts)];
    const total = whole + cut;
    const laidMm2 = whole * areaMm2 + sum(covered);
    const wastePercent = total === 0 ? 0 : Math.max(0, 100 * (1 - laidMm2 / (total * areaMm2)));
    return { kind, total, whole, cut, width, height, box, laidMm2, wastePercent, motif };
  });
}

/** What is laid of cut tiles, by motif tile. */
function coveredByMotif({ frame, cuts }: Plan['layout']): Float64Array {
  const covered = new Float64Array(frame.shapes.length);
  for (let cut = 0; cut < cuts.count; cut++) covered[cuts.tiles[3 * cut]] += cuts.coveredMm2[cut];
  return covered;
}
