// The choices of an answer as a short list for people: a line for each, with the flag that plans it.

import type { AnswerOptions, PlanAnswer } from '../../wire/index.ts';
import { formatCount, formatLength, say } from '../../words/index.ts';

/** Returns the lines: `--start best: Equal cuts left and right; … Tiles to buy 140 · Cut tiles 32 · Narrowest cut 180 mm`. */
export function choicesList(
  { choices = [] }: Pick<PlanAnswer, 'choices'>,
  { lang, units }: Pick<AnswerOptions, 'lang' | 'units'>,
): readonly string[] {
  return choices.map(({ start, sentence, tiles: { total, cut, narrowestCutMm } }) => {
    const figures = [
      `${say(lang, 'ui.tilesToBuy')} ${formatCount(lang, total)}`,
      `${say(lang, 'ui.cutTiles')} ${formatCount(lang, cut)}`,
      ...(narrowestCutMm === null
        ? []
        : [`${say(lang, 'ui.narrowestCut')} ${formatLength({ lang, units }, narrowestCutMm, 'mm', 1)}`]),
    ];
    return `--start ${start}: ${sentence} ${figures.join(' · ')}`;
  });
}
