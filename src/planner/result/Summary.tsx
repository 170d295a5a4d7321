// The result as a sentence for screen readers and as the window's title, once the numbers have settled.

import { useEffect, useState } from 'preact/hooks';
import type { PlanAnswer } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import { speak } from '../state/context.ts';

const REST_MS = 900;

export interface SummaryProps {
  readonly lang: Lang;
  readonly answer: PlanAnswer;
}

export function Summary({ lang, answer }: SummaryProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const { surface, tiles, warnings, pattern } = answer;
      const { total, whole, cut, wastePercent: waste } = tiles;
      setSentence([speak('page.summary', { area: surface.areaM2, total, whole, cut, waste }), ...warnings].join(' '));
      const bought = speak('page.labelled', { name: speak('ui.tilesToBuy'), value: total });
      document.title = `${bought} · ${pattern.name} · Tilewright`;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [lang, answer]);
  return (
    <p class="unseen" aria-live="polite">
      {sentence}
    </p>
  );
}
