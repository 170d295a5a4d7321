// The engine's warnings as sentences: what is wrong, how much, and what to send instead.

import type { Warning } from '../engine/index.ts';
import { formatNumber, type Lang, say } from '../words/index.ts';

/** One sentence in the language; figures are rounded as in the answer. */
export function warningText(lang: Lang, warning: Warning): string {
  switch (warning.kind) {
    case 'slivers':
      return sliversText(lang, warning);
    case 'waste':
      return say(lang, 'warn.waste', {
        percent: formatNumber(lang, warning.wastePercent, 2),
        mean: formatNumber(lang, warning.meanPercent, 2),
      });
    case 'idle-cutout': {
      const noun = warning.source === 'holes' ? 'cutout.hole' : 'cutout.rectangle';
      // People count from one.
      return say(lang, 'warn.idleCutout', { which: say(lang, noun, { n: warning.index + 1 }) });
    }
  }
}

/** Strips along a wall are what a tiler dreads, so they are told apart from the tips of slanted tiles. */
function sliversText(lang: Lang, warning: Extract<Warning, { kind: 'slivers' }>): string {
  const { sliverCount: n, cut, strips } = warning;
  const mm = formatNumber(lang, warning.narrowestCut, 1);
  return strips > 0 ? say(lang, 'warn.strips', { n, cut, strips, mm }) : say(lang, 'warn.slivers', { n, cut, mm });
}
