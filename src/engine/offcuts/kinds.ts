// The kinds of piece that a plan buys: shades of a cube, left and right planks. Tiles of different kinds never stand in for
// each other.

import type { Shape } from '../layout/index.ts';
import type { Plan } from '../plan-types.ts';
import type { Reuse } from './reuse.ts';
import { type Turn, turnsBetween } from './turns.ts';

/** How many tiles of one kind a plan lays; `kind` is the pattern's own name for it. */
export interface KindFigures {
  readonly kind: string;
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  /** Tiles to buy where offcuts are reused. */
  readonly tilesWithReuse: number;
}

/**
 * Counts by kind, in the order of the motif; nothing for a pattern that buys one kind alone. `groups` are the tiles that are
 * cut up.
 */
export function kindsOf({ pattern, parameters, layout }: Plan, groups: Reuse['groups']): KindFigures[] {
  const kinds = pattern.kinds?.(parameters) ?? [];
  if (kinds.length === 0) return [];
  const { runs, cuts, frame } = layout;
  const [whole, cut, cutUp] = Array.from({ length: 3 }, () => new Int32Array(frame.shapes.length));
  for (let i = 0; i < runs.length; i += 4) whole[runs[i]] += runs[i + 3];
  for (let i = 0; i < cuts.count; i++) cut[cuts.tiles[3 * i]]++;
  for (const { pieces } of groups) cutUp[cuts.tiles[3 * pieces[0].cut]]++;
  const sum = (counts: Int32Array, kind: string) =>
    counts.reduce((total, count, motif) => (kinds[motif] === kind ? total + count : total), 0);
  return [...new Set(kinds)].map((kind) => {
    const laidWhole = sum(whole, kind);
    const laidCut = sum(cut, kind);
    const tilesWithReuse = laidWhole + sum(cutUp, kind);
    return { kind, total: laidWhole + laidCut, whole: laidWhole, cut: laidCut, tilesWithReuse };
  });
}

/** A motif tile as one of the tiles that can be exchanged for each other. */
export interface Exchange {
  /** The first motif tile of its kind and outline. Pieces are compared as they lie in that one. */
  readonly model: number;
  /** Brings this motif tile onto the model. */
  readonly ontoModel: Turn;
}

/** Which motif tiles of a plan can be exchanged. */
export function exchangesIn({ pattern, parameters, layout }: Plan): Exchange[] {
  return exchangesOf(layout.frame.shapes, pattern.kinds?.(parameters));
}

/** Which motif tiles can be exchanged, one entry per motif tile: those of one kind that a turn brings onto each other. */
export function exchangesOf(shapes: readonly Shape[], kinds?: readonly string[]): Exchange[] {
  return shapes.map((shape, motif) => {
    for (let model = 0; model < motif; model++) {
      const [ontoModel] = kinds?.[model] === kinds?.[motif] ? turnsBetween(shape, shapes[model]) : [];
      if (ontoModel) return { model, ontoModel };
    }
    return { model: motif, ontoModel: STILL };
  });
}

const STILL: Turn = { cos: 1, sin: 0 };

/** All turns of a model tile onto itself, the one that moves nothing first. */
export function ownTurns(shape: Shape): Turn[] {
  return turnsBetween(shape, shape);
}
