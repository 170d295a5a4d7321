// The engine's warnings as sentences: the problem, its size, and what to send instead.

import type { Warning } from '../../engine/index.ts';
import { formatNumber, type Lang, say } from '../../words/index.ts';

/** Writes a warning as a sentence. */
export type WarningWriter = (lang: Lang, warning: Warning) => string;

/** A warning that another start may resolve. */
export type StartWarning = Extract<Warning, { kind: 'slivers' | 'waste' }>;

/** Whether another start may resolve a warning. */
export function isAboutStart(warning: Warning): warning is StartWarning {
  return warning.kind !== 'idle-cutout';
}

const CUTOUT_WORDS = { holes: 'cutout.hole', rectangles: 'cutout.rectangle', circles: 'cutout.circle' } as const;

/** Writes a warning as one sentence with the default advice; figures are rounded as in the answer. */
export function warningText(lang: Lang, warning: Warning): string {
  if (isAboutStart(warning)) {
    return startText(lang, warning, say(lang, warning.kind === 'slivers' ? 'advice.move' : 'advice.compare'));
  }
  return say(lang, 'warn.idleCutout', { which: say(lang, CUTOUT_WORDS[warning.source], { n: warning.index + 1 }) });
}

/** Writes a warning that another start may resolve, with advice in the same language. */
export function startText(lang: Lang, warning: StartWarning, advice: string): string {
  if (warning.kind === 'waste') {
    const percent = formatNumber(lang, warning.wastePercent, 2);
    return say(lang, 'warn.waste', { percent, mean: formatNumber(lang, warning.meanPercent, 2), advice });
  }
  const { sliverCount: n, cut, strips } = warning;
  const mm = formatNumber(lang, warning.narrowestCut, 1);
  // Strips along a wall are worse for tilers than the tips of slanted tiles, so they have a message of their own.
  return strips > 0
    ? say(lang, 'warn.strips', { n, cut, strips, mm, advice })
    : say(lang, 'warn.slivers', { n, cut, mm, advice });
}
