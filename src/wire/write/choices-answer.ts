// The choices of an answer: for each start its figures, and the sentence that a tiler would say to the customer.

import type { Plan } from '../../engine/index.ts';
import type { Choice } from '../../engine/starts.ts';
import { type Lang, say } from '../../words/index.ts';
import type { ChoiceAnswer, ChoiceWord } from '../answers/choices.ts';
import type { AnswerOptions } from '../fields/fields.ts';
import { wordOf } from '../readers/start.ts';
import { startCmOf, tilesOf } from './plan-figures.ts';
import { reasonsText, sentenceOf } from './start-why.ts';

/** A choice with the plan from its start. */
export interface PlannedChoice {
  readonly choice: Choice;
  readonly plan: Plan;
  readonly tilesWithReuse: number;
  readonly svgUrl: string | null;
}

/** Writes the choices of a room, in their order. */
export function choicesAnswer(options: AnswerOptions, choices: readonly PlannedChoice[]): ChoiceAnswer[] {
  const { lang } = options;
  return choices.map((offered) => {
    const { choice, plan, tilesWithReuse, svgUrl } = offered;
    const { total, whole, cut, wastePercent, narrowestCutMm, sliverCount } = tilesOf(plan);
    const reasons = reasonsText(lang, plan, choice.why);
    const cost = costText(options, offered, choices);
    return {
      // Only the first wall and the first door are offered.
      start: wordOf(choice.wish) as ChoiceWord,
      startCm: startCmOf(plan),
      startWhy: sentenceOf(lang, reasons),
      tiles: { total, whole, cut, wastePercent, narrowestCutMm, sliverCount, tilesWithReuse },
      sentence: sentenceOf(lang, cost === undefined ? reasons : say(lang, 'start.then', { one: reasons, other: cost })),
      svgUrl,
    };
  });
}

/**
 * How many tiles more a choice needs than the thriftiest, as bought and with offcuts reused; undefined if there is no other
 * choice.
 */
function costText(
  { lang, buyWithReuse }: AnswerOptions,
  offered: PlannedChoice,
  choices: readonly PlannedChoice[],
): string | undefined {
  if (choices.length === 1) return undefined;
  const moreThanLeast = (tilesOf: (choice: PlannedChoice) => number) =>
    tilesOf(offered) - Math.min(...choices.map(tilesOf));
  const more = moreThanLeast(({ plan }) => plan.tiles.total);
  const moreWithReuse = moreThanLeast(({ tilesWithReuse }) => tilesWithReuse);
  if (more === moreWithReuse) return moreText(lang, more);
  const reused = say(lang, 'choice.withReuse', { cost: moreText(lang, moreWithReuse) });
  return buyWithReuse ? reused : say(lang, 'start.then', { one: moreText(lang, more), other: reused });
}

function moreText(lang: Lang, n: number): string {
  if (n === 0) return say(lang, 'choice.fewest');
  return n === 1 ? say(lang, 'choice.oneMore') : say(lang, 'choice.more', { n });
}
