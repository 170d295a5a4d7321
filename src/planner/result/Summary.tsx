// The result for ears, and for the window's title: one sentence, once the numbers have come to rest.

import { useEffect, useState } from 'preact/hooks';
import type { PlanAnswer } from '../../wire/index.ts';
import { formatNumber, type Lang, say } from '../../words/index.ts';

const REST_MS = 900;

export interface SummaryProps {
  readonly lang: Lang;
  readonly answer: PlanAnswer;
}

export function Summary({ lang, answer }: SummaryProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSentence(summaryOf(lang, answer));
      const bought = say(lang, 'page.told', { name: say(lang, 'ui.tilesToBuy'), value: answer.tiles.total });
      document.title = `${bought} · ${answer.pattern.name} · Tilewright`;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [lang, answer]);
  return (
    <p class="unseen" aria-live="polite">
      {sentence}
    </p>
  );
}

function summaryOf(lang: Lang, { surface, tiles, warnings }: PlanAnswer): string {
  const { total, whole, cut, wastePercent } = tiles;
  const area = formatNumber(lang, surface.areaM2);
  const waste = formatNumber(lang, wastePercent);
  return [say(lang, 'page.summary', { area, total, whole, cut, waste }), ...warnings].join(' ');
}
