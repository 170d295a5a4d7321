// The result as a sentence for screen readers and as the window's title, once the numbers have settled.

import { useEffect, useState } from 'preact/hooks';
import type { PlanAnswer } from '../../wire/index.ts';
import { formatArea, type Notation } from '../../words/index.ts';
import { speak } from '../state/context.ts';

const REST_MS = 900;

export interface SummaryProps {
  readonly notation: Notation;
  readonly answer: PlanAnswer;
}

export function Summary({ notation, answer }: SummaryProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const { surface, tiles, warnings, pattern } = answer;
      const { total, whole, cut, wastePercent: waste } = tiles;
      const area = formatArea(notation, surface.areaM2);
      setSentence([speak('page.summary', { area, total, whole, cut, waste }), ...warnings].join(' '));
      const bought = speak('page.labelled', { name: speak('ui.tilesToBuy'), value: total });
      document.title = `${bought} · ${pattern.name} · Tilewright`;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [notation.lang, notation.units, answer]);
  return (
    <p class="unseen" aria-live="polite">
      {sentence}
    </p>
  );
}
