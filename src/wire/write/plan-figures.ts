// The engine's figures in the documented units and decimals.

import type { Plan } from '../../engine/index.ts';
import type { PlanAnswer } from '../answers/plan.ts';
import { patternName } from '../describe/listing.ts';
import type { AnswerOptions } from '../fields/fields.ts';
import { rounded } from '../values/rounding.ts';

export const MM2_IN_M2 = 1e6;

/** What a plan is in figures: a part of its answer. */
export type PlanFigures = Pick<PlanAnswer, 'surface' | 'pattern' | 'tiles'>;

/** What the figures depend on beside the plan. */
type FigureOptions = Pick<AnswerOptions, 'lang' | 'skirting'>;

/** The figures of a plan, with names in the order of the specification. */
export function planFigures(plan: Plan, options: FigureOptions): PlanFigures {
  return { surface: surfaceOf(plan, options), pattern: patternOf(plan, options), tiles: tilesOf(plan) };
}

function surfaceOf(plan: Plan, { skirting: along }: FigureOptions): PlanAnswer['surface'] {
  const { surface, edge } = plan;
  const skirting = skirtingM(plan, along);
  return {
    areaM2: rounded(surface.areaMm2 / MM2_IN_M2, 4),
    perimeterM: rounded(surface.perimeter / 1000, 3),
    wallsCm: surface.wallLengths.map((length) => rounded(length / 10, 2)),
    boundingBoxCm: { width: rounded(surface.box.width / 10, 2), height: rounded(surface.box.height / 10, 2) },
    ...(edge > 0 && { edgeMm: edge }),
    ...(skirting !== null && { skirtingM: skirting }),
  };
}

/** The skirting in metres; null without a gap along the walls, which it covers, and without doors, which it leaves out, and of a wall. */
export function skirtingM({ surface, edge, room }: Plan, along: AnswerOptions['skirting']): number | null {
  const isTold = room.kind !== 'wall' && (edge > 0 || room.doors !== undefined);
  return isTold ? rounded(surface.skirting[along] / 1000, 3) : null;
}

function patternOf(
  { pattern, parameters, derived, joint, start }: Plan,
  { lang }: FigureOptions,
): PlanAnswer['pattern'] {
  return {
    id: pattern.id,
    name: patternName(lang, pattern),
    parameters: { ...parameters },
    derived: allRounded(derived),
    jointMm: joint,
    startCm: startCmOf({ start }),
  };
}

/** A start in cm. Six decimals keep every start that makes a difference and remove the noise of the units. */
export function startCmOf({ start }: Pick<Plan, 'start'>): PlanAnswer['pattern']['startCm'] {
  return { x: rounded(start.x / 10, 6), y: rounded(start.y / 10, 6) };
}

function allRounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  const answers: Record<string, number> = {};
  for (const name of Object.keys(figures)) answers[name] = rounded(figures[name], 2);
  return answers;
}

/** The figures of the tiles, without kinds and reuse. */
export function tilesOf({ tiles }: Plan): PlanAnswer['tiles'] {
  return {
    total: tiles.total,
    whole: tiles.whole,
    cut: tiles.cut,
    wastePercent: rounded(tiles.wastePercent, 2),
    laidAreaM2: rounded(tiles.laidAreaMm2 / MM2_IN_M2, 4),
    purchasedAreaM2: rounded(tiles.purchasedAreaMm2 / MM2_IN_M2, 4),
    narrowestCutMm: tiles.narrowestCut === null ? null : rounded(tiles.narrowestCut, 1),
    sliverCount: tiles.sliverCount,
  };
}
