// Measured pieces, and groups of cut tiles with equal ones: one can be turned onto the other, so their offcuts are
// equal as well.

import type { Ring } from '../engine/index.ts';
import type { LaidTiles } from './laid.ts';
import type { NumberedTile } from './numbering.ts';
import { PieceIndex, traitsOf } from './piece-index.ts';
import { ringsOf, sizeOf } from './pieces.ts';
import { isSame, type Template, turned } from './templates.ts';

interface Way {
  readonly rings: readonly Ring[];
  readonly width: number;
  readonly height: number;
}

/** The laid part of a tile, turned so that its bounding box is smallest. */
export interface Measured extends Way {
  readonly motif: number;
  /** The same in every turn in which its tile lies level. */
  readonly ways: readonly Way[];
  readonly areaCm2: number;
  /** What is left of its own tile, and the share of that tile which it covers. */
  readonly offcutCm2: number;
  readonly sharePercent: number;
  readonly isSliver: boolean;
}

/** A piece that is cut once or more often. */
export interface CutGroup extends Measured {
  /** The tiles that have it, in the order of their numbers. */
  readonly tiles: readonly NumberedTile[];
}

/** Measures the laid part of a tile. */
export function measurePiece(
  laid: LaidTiles,
  templates: readonly Template[],
  tile: Pick<NumberedTile, 'motif' | 'cut'>,
): Measured {
  const laidRings = ringsOf(laid, tile);
  const ways = templates[tile.motif].turns.map((turn) => {
    const rings = laidRings.map((ring) => turned(ring, turn));
    return { rings, ...sizeOf(rings) };
  });
  // The smallest rectangle, and of equal ones the wider one; both thresholds are far above rounding.
  const costOf = ({ width, height }: Way) => width * (height - 0.001);
  const tileMm2 = laid.lattice.tileAreasMm2[tile.motif];
  const coveredMm2 = laid.layout.cuts.coveredMm2[tile.cut] ?? tileMm2;
  return {
    ...ways.reduce((best, way) => (costOf(way) < costOf(best) - 1e-6 ? way : best)),
    ways,
    motif: tile.motif,
    areaCm2: coveredMm2 / 100,
    offcutCm2: (tileMm2 - coveredMm2) / 100,
    sharePercent: (100 * coveredMm2) / tileMm2,
    isSliver: laid.slivers[tile.cut] === 1,
  };
}

/** The groups of cut tiles, ordered by first tile. All pieces of a group equal its first within the tolerance. */
export function groupCuts(laid: LaidTiles, templates: readonly Template[], tiles: readonly NumberedTile[]): CutGroup[] {
  const groups: (CutGroup & { tiles: NumberedTile[] })[] = [];
  const index = new PieceIndex(templates.map(({ outline }) => sizeOf([outline])));
  for (const tile of tiles) {
    if (tile.cut < 0) continue;
    const { article, turns } = templates[tile.motif];
    const level = ringsOf(laid, tile).map((ring) => turned(ring, turns[0]));
    const traits = traitsOf(article, laid.layout.cuts.coveredMm2[tile.cut], level);
    const same = index.find(traits, (group) => groups[group].ways.some(({ rings }) => isSame(rings, level)));
    if (same !== undefined) groups[same].tiles.push(tile);
    else {
      index.add(traits, groups.length);
      groups.push({ ...measurePiece(laid, templates, tile), tiles: [tile] });
    }
  }
  return groups;
}
