// Cut tiles with the same piece: one can be turned onto the other, so that its offcut is the same as well.

import { piecesOf, type Ring } from '../../engine/index.ts';
import type { Laid } from '../work/messages.ts';
import { isSameRing, levelRings, type Measured, type Mould, measured } from './moulds.ts';
import { sizeOf, type Turn, turned } from './pieces.ts';

/** Corners this near to each other are cut alike, mm. */
const SAME_CUT = 0.05;

/** A piece that is cut once or more often; measured as it lies level. */
export interface CutGroup extends Measured {
  /** Which cut tiles have it. */
  readonly tiles: readonly number[];
  readonly motif: number;
  readonly areaMm2: number;
  /** Of the tile's area. */
  readonly share: number;
  readonly isSliver: boolean;
}

interface Found {
  readonly first: number;
  readonly motif: number;
  readonly rings: readonly Ring[];
  /** The same in every way in which the tile fits on itself. */
  readonly ways: readonly (readonly Ring[])[];
  readonly tiles: number[];
}

/** The groups of all cut tiles, in the order of their first ones. A group is what lies within reach of its first piece. */
export function groupCuts(laid: Laid, moulds: readonly Mould[]): CutGroup[] {
  const { cuts } = laid.layout;
  const found: Found[] = [];
  const chests = moulds.map(() => new Map<number, Found[]>());
  const drawerOf = drawering(moulds);
  for (let i = 0; i < cuts.count; i++) {
    const motif = cuts.tiles[3 * i];
    const { article, turns } = moulds[motif];
    const rings = levelRings(piecesOf(cuts, i), moulds[motif]);
    const drawer = drawerOf(cuts.coveredMm2[i]);
    const drawers = chests[article];
    const same = [drawer, drawer - 1, drawer + 1]
      .flatMap((near) => drawers.get(near) ?? [])
      .find(({ ways }) => ways.some((way) => isSamePiece(way, rings)));
    if (same) {
      same.tiles.push(i);
      continue;
    }
    const group = { first: i, motif, rings, ways: turns.map((turn) => turnAll(rings, turn)), tiles: [i] };
    found.push(group);
    drawers.set(drawer, [...(drawers.get(drawer) ?? []), group]);
  }
  return found.map((group) => groupOf(laid, group, moulds[group.motif]));
}

/** Equal pieces have nearly equal areas: those to compare lie in the same drawer or one beside it. */
function drawering(moulds: readonly Mould[]): (areaMm2: number) => number {
  const around = Math.max(...moulds.map(({ outline }) => sizeOf([outline])).map(({ width, height }) => width + height));
  return (areaMm2) => Math.floor(areaMm2 / (4 * SAME_CUT * around));
}

function groupOf({ layout: { cuts }, lattice, slivers }: Laid, found: Found, mould: Mould): CutGroup {
  const { first, motif, rings, tiles } = found;
  const areaMm2 = cuts.coveredMm2[first];
  const share = areaMm2 / lattice.tileAreaMm2;
  return { tiles, motif, ...measured(rings, mould), areaMm2, share, isSliver: slivers[first] === 1 };
}

/** The cut tiles with the same piece as one of them, itself included. */
export function sameCuts(laid: Laid, moulds: readonly Mould[], index: number): number[] {
  const { cuts } = laid.layout;
  const motif = cuts.tiles[3 * index];
  const rings = levelRings(piecesOf(cuts, index), moulds[motif]);
  const ways = moulds[motif].turns.map((turn) => turnAll(rings, turn));
  const drawerOf = drawering(moulds);
  const drawer = drawerOf(cuts.coveredMm2[index]);
  const same: number[] = [];
  for (let i = 0; i < cuts.count; i++) {
    if (Math.abs(drawerOf(cuts.coveredMm2[i]) - drawer) > 1) continue;
    const mould = moulds[cuts.tiles[3 * i]];
    if (mould.article !== moulds[motif].article) continue;
    const others = levelRings(piecesOf(cuts, i), mould);
    if (ways.some((way) => isSamePiece(way, others))) same.push(i);
  }
  return same;
}

function turnAll(rings: readonly Ring[], turn: Turn): Ring[] {
  return rings.map((ring) => ring.map((corner) => turned(corner, turn)));
}

function isSamePiece(a: readonly Ring[], b: readonly Ring[]): boolean {
  return a.length === b.length && a.every((ring) => b.some((other) => isSameRing(ring, other, SAME_CUT)));
}
