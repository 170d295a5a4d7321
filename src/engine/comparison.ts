// Compares plans of one room by the order of starts, whatever their patterns. Tiles differ between patterns, so the area
// bought is compared instead of their number.

import type { Plan } from './plan-types.ts';
import { Examiner } from './starts/examination.ts';

/** What plans are compared by, most important first: the order of starts. */
export const CRITERIA = ['slivers', 'strips', 'bought', 'trims', 'cuts', 'narrowest', 'overhang'] as const;

export type Criterion = (typeof CRITERIA)[number];

/** How good a plan is by each criterion; lower is better. */
export type Standing = Readonly<Record<Criterion, number>>;

/** Returns the standing of a plan for which tiles of this area are bought. */
export function standingOf(plan: Plan, boughtMm2: number): Standing {
  const { floor, lattice, start, layout, tiles, minCut } = plan;
  const { rank } = new Examiner(floor, lattice, { minCut }).ranked(start, layout, tiles);
  const [slivers, strips, , trims, cuts, narrowest, overhang] = rank;
  // Whole mm², so that equal tiles of two patterns are equal however their areas were computed.
  return { slivers, strips, bought: Math.round(boughtMm2), trims, cuts, narrowest, overhang };
}

/** The criterion that decides between two plans; undefined if they are equal. */
export function decisiveCriterion(one: Standing, other: Standing): Criterion | undefined {
  return CRITERIA.find((criterion) => one[criterion] !== other[criterion]);
}

/** Compares two plans, the better one first. */
export function byStanding(one: Standing, other: Standing): number {
  const criterion = decisiveCriterion(one, other);
  return criterion === undefined ? 0 : one[criterion] - other[criterion];
}
