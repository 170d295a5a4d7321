// Which tiles of a plan may be exchanged. Tiles of different kinds are never interchangeable.

import { type KindTiles, kindTilesOf } from '../kinds.ts';
import type { Frame, Layout, Shape } from '../layout/index.ts';
import type { ParameterValues, Pattern } from '../patterns/contract.ts';
import type { Plan } from '../plan-types.ts';
import type { Reuse } from './reuse.ts';
import { type Turn, turnsBetween } from './turns.ts';

/** The tiles of one kind in a plan, and how many to buy of them. */
export interface KindFigures extends KindTiles {
  /** Tiles to buy if offcuts are reused. */
  readonly tilesWithReuse: number;
}

/**
 * Returns the kinds of tile in a plan, in the order of the motif; empty for a pattern that buys a single kind. `groups`
 * are the tiles that are cut up.
 */
export function kindsOf(plan: Plan, groups: Reuse['groups']): KindFigures[] {
  if (plan.pattern.kinds === undefined) return [];
  const cutUp = cutUpCountsOf(plan.layout, groups);
  return kindTilesOf(plan).map((kind) => ({
    ...kind,
    tilesWithReuse: kind.motif.reduce((total, index) => total + cutUp[index], kind.whole),
  }));
}

/** Returns the area of a tile of each kind, mm²; empty for a pattern that buys a single kind. */
export function kindAreasOf({ pattern, parameters, lattice }: Omit<LaidPlan, 'layout'>): ReadonlyMap<string, number> {
  const kinds = pattern.kinds?.(parameters) ?? [];
  return new Map(kinds.map((kind, motif) => [kind, lattice.tileAreasMm2[motif]]));
}

/** Returns the number of tiles that are cut up, by the motif tile of their first piece. */
export function cutUpCountsOf({ frame, cuts }: Layout, groups: Reuse['groups']): Int32Array {
  const counts = new Int32Array(frame.shapes.length);
  for (const { pieces } of groups) counts[cuts.tiles[3 * pieces[0].cut]]++;
  return counts;
}

/** How a motif tile is exchanged for another. */
export interface Exchange {
  /** The first motif tile of its kind and outline. Pieces are compared in its frame. */
  readonly model: number;
  /** Brings this motif tile onto the model. */
  readonly ontoModel: Turn;
}

/** What the reuse of offcuts needs to know about a plan. */
export type LaidPlan = Pick<Plan, 'pattern' | 'parameters' | 'joint' | 'kerf' | 'lattice' | 'layout'>;

/** What decides which tiles replace each other. */
export interface MotifTiles {
  readonly pattern: Pick<Pattern, 'kinds'>;
  readonly parameters: ParameterValues;
  readonly joint: number;
  readonly layout: { readonly frame: Pick<Frame, 'shapes'> };
}

/** Whether tiles may be turned. Panels without a joint lock into each other by tongue and groove, in one way only. */
function mayTurn({ joint }: Pick<MotifTiles, 'joint'>): boolean {
  return joint > 0;
}

/** Returns how pieces of the motif tiles of a plan are exchanged, one entry per motif tile. */
export function exchangesIn(plan: MotifTiles): Exchange[] {
  const { shapes } = plan.layout.frame;
  if (!mayTurn(plan)) return shapes.map((_, model) => ({ model, ontoModel: STILL }));
  return exchangesOf(shapes, plan.pattern.kinds?.(plan.parameters));
}

/** Returns the turns of a model tile onto itself that the reuse of offcuts may use, the identity first. */
export function turnsIn(plan: MotifTiles, shape: Shape): Turn[] {
  return mayTurn(plan) ? ownTurns(shape) : [STILL];
}

/** Returns one entry per motif tile. Tiles of one kind are interchangeable if a turn brings them onto each other. */
export function exchangesOf(shapes: readonly Shape[], kinds?: readonly string[]): Exchange[] {
  return shapes.map((shape, motif) => {
    for (let model = 0; model < motif; model++) {
      const [ontoModel] = kinds?.[model] === kinds?.[motif] ? turnsBetween(shape, shapes[model]) : [];
      if (ontoModel) return { model, ontoModel };
    }
    return { model: motif, ontoModel: STILL };
  });
}

/** Whether two plans are laid with the same tiles: each of one has its equal, of the same kind, in the other. */
export function haveSameTiles(one: MotifTiles, other: MotifTiles): boolean {
  const shapes = [one, other].map(({ layout }) => layout.frame.shapes);
  const kinds = [one, other].map(
    ({ pattern, parameters }, i) => pattern.kinds?.(parameters) ?? shapes[i].map(() => ''),
  );
  const models = exchangesOf(shapes.flat(), kinds.flat()).map(({ model }) => model);
  const [own, others] = [models.slice(0, shapes[0].length), models.slice(shapes[0].length)].map(
    (part) => new Set(part),
  );
  return own.size === others.size && [...own].every((model) => others.has(model));
}

const STILL: Turn = { cos: 1, sin: 0 };

/** Returns all turns of a model tile onto itself, the identity first. */
export function ownTurns(shape: Shape): Turn[] {
  return turnsBetween(shape, shape);
}
