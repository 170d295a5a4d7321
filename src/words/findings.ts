// What pages say about the warnings of a plan. Answers of the API have sentences of their own, which say what to send.

import type { Warning } from '../engine/index.ts';
import { formatLength, formatMeasure, type Notation } from './measures.ts';
import { say } from './say.ts';
import { type Spoken, sayOf } from './surfaces.ts';
import type { Lang } from './tables.ts';

type IdleCutout = Extract<Warning, { readonly kind: 'idle-cutout' }>;

const CUTOUTS = {
  holes: 'cutout.hole',
  rectangles: 'cutout.rectangle',
  circles: 'cutout.circle',
  openings: 'cutout.opening',
} as const;

/** The name of a cutout by its kind and number: `rectangle 2`. */
export function cutoutName(lang: Lang, { source, index }: Pick<IdleCutout, 'source' | 'index'>): string {
  return say(lang, CUTOUTS[source], { n: index + 1 });
}

/**
 * Sentences for people: what was found, and what to do about it. With the best start, nothing is left to try; while it is
 * not known which one is the best, there is no advice.
 */
export function findingText(notation: Notation & Spoken, warning: Warning, isBest: boolean | null = null): string {
  const { lang } = notation;
  if (warning.kind === 'idle-cutout')
    return sayOf(notation, 'finding.idleCutout', { which: cutoutName(lang, warning) });
  if (isBest === null) return startText(notation, warning);
  const advice = say(lang, isBest ? 'finding.best' : 'finding.move');
  return `${startText(notation, warning)}${lang === 'zh' ? '' : ' '}${advice}`;
}

function startText(notation: Notation & Spoken, warning: Exclude<Warning, IdleCutout>): string {
  const { lang } = notation;
  if (warning.kind === 'waste') {
    const percent = formatMeasure(lang, warning.wastePercent, '%', 1);
    return say(lang, 'finding.waste', { percent, mean: formatMeasure(lang, warning.meanPercent, '%', 1) });
  }
  const { cut } = warning;
  const width = formatLength(notation, warning.narrowestCut, 'mm', 1);
  if (warning.kind === 'strips') {
    const limit = formatLength(notation, warning.limit, 'mm', 1);
    return say(lang, 'finding.narrow', { n: warning.stripCount, cut, limit, width });
  }
  const figures = { n: warning.sliverCount, cut, width };
  return warning.strips > 0 ? sayOf(notation, 'finding.strips', figures) : say(lang, 'finding.slivers', figures);
}
