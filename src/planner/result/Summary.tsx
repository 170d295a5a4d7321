// The result as a sentence for screen readers and as the window's title, once the numbers have settled.

import { useEffect, useState } from 'preact/hooks';
import { findingText, formatArea, type Notation } from '../../words/index.ts';
import { titleName } from '../plans/showing.ts';
import { buysWithReuse, reuseFigures } from '../search/found.ts';
import { speak } from '../state/context.ts';
import type { Planned } from '../state/session.ts';

const REST_MS = 900;

/** The tiles to buy as far as they are known. */
function boughtNow({ draft }: Pick<Planned, 'draft'>, total: number): number {
  const found = buysWithReuse(draft) ? reuseFigures.now.value : null;
  return found?.reuse.tilesWithReuse ?? total;
}

export interface SummaryProps {
  readonly notation: Notation;
  readonly planned: Pick<Planned, 'answer' | 'findings' | 'draft'>;
}

export function Summary({ notation, planned }: SummaryProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const { surface, tiles, pattern } = planned.answer;
      const { total, whole, cut, wastePercent: waste } = tiles;
      const area = formatArea(notation, surface.areaM2);
      const findings = planned.findings.map((warning) => findingText(notation, warning));
      setSentence([speak('page.summary', { area, total, whole, cut, waste }), ...findings].join(' '));
      const bought = speak('page.labelled', { name: speak('ui.tilesToBuy'), value: boughtNow(planned, total) });
      document.title = [titleName.value, bought, pattern.name, 'Tilewright'].filter(Boolean).join(' · ');
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [notation.lang, notation.units, planned.answer, titleName.value, reuseFigures.now.value]);
  return (
    <p class="unseen" aria-live="polite">
      {sentence}
    </p>
  );
}
