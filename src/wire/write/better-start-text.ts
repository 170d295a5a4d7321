// Warnings that name a better start: the start as it must be sent, and the figures of a plan from there.

import type { BetterStarts, FoundStart } from '../../engine/starts.ts';
import { formatNumber, type Lang, say } from '../../words/index.ts';
import { pointText } from './room-texts.ts';
import { rounded } from './rounding.ts';
import { isAboutStart, type StartWarning, startText, type WarningWriter, warningText } from './warning-text.ts';

/** Writes warnings with the better starts that were found, or with the default advice if none were searched. */
export function adviceFor(found: BetterStarts | undefined): WarningWriter {
  return (lang, warning) =>
    found !== undefined && found.tried > 0 && isAboutStart(warning)
      ? startText(lang, warning, adviceFrom(lang, warning, found))
      : warningText(lang, warning);
}

function adviceFrom(lang: Lang, { kind }: StartWarning, { fewerSlivers, lessWaste, tried }: BetterStarts): string {
  if (kind === 'slivers') {
    return fewerSlivers ? cureText(lang, fewerSlivers) : say(lang, 'advice.noFewer', { tried });
  }
  return lessWaste ? cureText(lang, lessWaste) : say(lang, 'advice.noLess', { tried });
}

/** The start has all its digits in every language, because callers send it back. The figures match its answer. */
function cureText(lang: Lang, { start, tiles }: FoundStart): string {
  const found = { start: pointText(start), percent: formatNumber(lang, rounded(tiles.wastePercent, 2), 2) };
  const { sliverCount: n } = tiles;
  return n === 0 ? say(lang, 'advice.clears', found) : say(lang, 'advice.lessens', { ...found, n });
}
