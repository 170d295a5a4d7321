// The answer to a request: the figures of the plan, what is said about them, and what else was asked for.

import { type Plan, type RoomFigures, roomFiguresOf } from '../../engine/index.ts';
import type { AnswerLinks, PlanAnswer, ReuseFigures } from '../answers/plan.ts';
import type { AnswerOptions } from '../fields/fields.ts';
import { rounded } from '../values/rounding.ts';
import { MM2_IN_M2, planFigures } from './plan-figures.ts';
import { findingsOf, type StartAdvice } from './warning-text.ts';

/**
 * Builds the Plan object of the API, with its names in the order of the specification. `reuse` comes after the figures
 * of the tiles.
 */
export function answerOf(
  plan: Plan,
  options: AnswerOptions,
  parts: AnswerLinks,
  advice?: StartAdvice,
  reuse: ReuseFigures = {},
): PlanAnswer {
  const { surface, pattern, tiles } = planFigures(plan, options);
  const rooms = roomFiguresOf(plan);
  return {
    surface,
    pattern: { ...pattern, ...(parts.startWhy && { startWhy: parts.startWhy }) },
    tiles: { ...tiles, ...reuse },
    ...(rooms && { rooms: rooms.map(roomOf) }),
    ...findingsOf(options.lang, plan, advice),
    ...(parts.summary !== undefined && { summary: parts.summary }),
    ...(parts.order && { order: parts.order }),
    ...(parts.stock && { stock: parts.stock }),
    ...(parts.quantities && { quantities: parts.quantities }),
    ...(parts.offcuts && { offcuts: parts.offcuts }),
    ...(parts.skirting && { skirting: parts.skirting }),
    ...(parts.choices && { choices: parts.choices }),
    ...(parts.pieces && { pieces: parts.pieces }),
    ...(parts.settingOut && { settingOut: parts.settingOut }),
    ...(parts.svg !== undefined && { svg: parts.svg }),
    ...(parts.request && { request: parts.request }),
    svgUrl: parts.svgUrl,
    plannerUrl: parts.plannerUrl,
  };
}

function roomOf({ name, areaMm2, whole, cut }: RoomFigures): NonNullable<PlanAnswer['rooms']>[number] {
  return { ...(name && { name }), areaM2: rounded(areaMm2 / MM2_IN_M2, 4), tiles: { whole, cut } };
}
