// Pieces as they are measured, and the cut tiles with the same one: it can be turned onto the other, so that its offcut is
// the same as well.

import type { Ring } from '../../../engine/index.ts';
import type { LaidFloor } from '../../work/messages.ts';
import type { NumberedTile } from './numbering.ts';
import { ringsOf, sizeOf } from './pieces.ts';
import { isSame, SAME, type Template, turned } from './templates.ts';

interface Way {
  readonly rings: readonly Ring[];
  readonly width: number;
  readonly height: number;
}

/** What is laid of a tile, lying as it measures least. */
export interface Measured extends Way {
  readonly motif: number;
  /** The same in every way in which its tile lies level. */
  readonly ways: readonly Way[];
  readonly areaCm2: number;
  readonly isSliver: boolean;
}

/** A piece that is cut once or more often. */
export interface CutGroup extends Measured {
  /** Which tiles have it, as they are numbered. */
  readonly tiles: readonly NumberedTile[];
}

/** Measures what is laid of a tile. */
export function measurePiece(
  laid: LaidFloor,
  templates: readonly Template[],
  tile: Pick<NumberedTile, 'motif' | 'cut'>,
): Measured {
  const laidRings = ringsOf(laid, tile);
  const ways = templates[tile.motif].turns.map((turn) => {
    const rings = laidRings.map((ring) => turned(ring, turn));
    return { rings, ...sizeOf(rings) };
  });
  // The smallest rectangle, and of equal ones the one that lies rather than stands; rounding is far below either.
  const costOf = ({ width, height }: Way) => width * (height - 0.001);
  return {
    ...ways.reduce((best, way) => (costOf(way) < costOf(best) - 1e-6 ? way : best)),
    ways,
    motif: tile.motif,
    areaCm2: (laid.layout.cuts.coveredMm2[tile.cut] ?? laid.lattice.tileAreaMm2) / 100,
    isSliver: laid.slivers[tile.cut] === 1,
  };
}

/** The groups of cut tiles, in the order of their first ones. A group is what lies within reach of its first piece. */
export function groupCuts(laid: LaidFloor, templates: readonly Template[], tiles: readonly NumberedTile[]): CutGroup[] {
  const groups: (CutGroup & { tiles: NumberedTile[] })[] = [];
  const { width, height } = sizeOf([templates[0].outline]);
  // Equal pieces differ no more in their areas, and most others do: corners are the slower comparison.
  const sameCm2 = (SAME * 2 * (width + height)) / 100;
  for (const tile of tiles) {
    if (tile.cut < 0) continue;
    const { article, turns } = templates[tile.motif];
    const level = ringsOf(laid, tile).map((ring) => turned(ring, turns[0]));
    const same = groups.find(
      ({ motif, areaCm2, ways }) =>
        Math.abs(areaCm2 - laid.layout.cuts.coveredMm2[tile.cut] / 100) < sameCm2 &&
        templates[motif].article === article &&
        ways.some(({ rings }) => isSame(rings, level)),
    );
    if (same) same.tiles.push(tile);
    else groups.push({ ...measurePiece(laid, templates, tile), tiles: [tile] });
  }
  return groups;
}
