// The offcuts worth keeping and a skirting from offcuts, in an answer.

import type { Plan } from '../../engine/index.ts';
import { numberTiles, offcutsWorthKeeping, type Reuse, skirtingStrips } from '../../engine/offcuts.ts';
import { formatMeasure, say } from '../../words/index.ts';
import type { OffcutsAnswer, SkirtingAnswer } from '../answers/offcuts.ts';
import type { AnswerOptions } from '../fields/fields.ts';
import { rounded } from '../values/rounding.ts';

/** The offcuts worth keeping of a plan. */
export function offcutsAnswer(plan: Plan, reuse: Reuse): OffcutsAnswer {
  const { offcuts, isComplete } = offcutsWorthKeeping(plan, reuse);
  const kinds = plan.pattern.kinds?.(plan.parameters);
  const places = offcuts.flatMap(({ from }) => from);
  const { numbers } = numberTiles(plan.layout, Number(plan.parameters.rotation), places);
  let end = 0;
  const rectangles = offcuts.map(({ width, height, motif, from }) => {
    const begin = end;
    end += from.length;
    return {
      ...(kinds && { kind: kinds[motif] }),
      widthMm: width,
      heightMm: height,
      count: from.length,
      tiles: [...numbers.subarray(begin, end).sort()],
    };
  });
  return { rectangles, isComplete };
}

/** Lengths this close to a whole number of tiles need no other one, mm. */
const NOISE = 1e-3;

/** A skirting of some height, mm, from the offcuts of a plan. */
export function skirtingAnswer(
  plan: Plan,
  reuse: Reuse,
  { skirting, skirtingHeight: height, lang }: Pick<AnswerOptions, 'skirting' | 'lang'> & { skirtingHeight: number },
): SkirtingAnswer {
  const needed = plan.surface.skirting[skirting];
  const { fromOffcuts, fromTile } = skirtingStrips(plan, reuse, height);
  const missing = Math.max(0, needed - fromOffcuts - NOISE);
  const tilesToAdd = missing === 0 ? 0 : fromTile > 0 ? Math.ceil(missing / fromTile) : null;
  const figures = {
    heightMm: height,
    neededM: rounded(needed / 1000, 3),
    fromOffcutsM: Math.floor(fromOffcuts + NOISE) / 1000,
    isEnough: missing === 0,
    tilesToAdd,
  };
  return { ...figures, text: skirtingSentence(lang, figures) };
}

/** `Skirting 70 mm high: 12.4 m needed, 3.6 m from offcuts; tiles to add: 8.` */
function skirtingSentence(
  lang: AnswerOptions['lang'],
  { heightMm, neededM, fromOffcutsM, isEnough, tilesToAdd }: Omit<SkirtingAnswer, 'text'>,
): string {
  const values = {
    height: formatMeasure(lang, heightMm, 'mm', 3),
    needed: formatMeasure(lang, neededM, 'm'),
    given: formatMeasure(lang, fromOffcutsM, 'm'),
  };
  if (isEnough) return say(lang, 'skirting.enough', values);
  return tilesToAdd === null
    ? say(lang, 'skirting.tooSmall', values)
    : say(lang, 'skirting.short', { ...values, n: tilesToAdd });
}
