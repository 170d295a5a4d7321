// The tiles to buy: the total first, a row of figures below it, everything else on demand.

import { formatNumber } from '../../words/index.ts';
import { Mistakes } from '../fields/Mistakes.tsx';
import { formatMeasure } from '../fields/numbers.ts';
import { speak, useLang, useSession } from '../state/context.ts';
import { Facts } from './Facts.tsx';
import { Summary, type SummaryProps } from './Summary.tsx';
import { words } from './words.ts';
import './result.css';

export function Result() {
  const lang = useLang();
  const { planned, fault, mistakes } = useSession();
  const answer = planned.value?.answer;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{speak('ui.tilesToBuy')}</h2>
      <p class="result-total">{answer?.tiles.total ?? '–'}</p>
      {answer ? (
        <>
          <Figures lang={lang} answer={answer} />
          <Summary lang={lang} answer={answer} />
        </>
      ) : (
        <>
          {fault.value === null && !mistakes.value.has('open') && <p>{speak(words.planning)}</p>}
          <Mistakes id="result-mistakes" origin="open" />
        </>
      )}
    </section>
  );
}

/** The message for an internal error. */
export function Fault() {
  if (useSession().fault.value === null) return null;
  return (
    <div class="result-fault" role="alert">
      <p>{speak(words.fault)}</p>
      <button type="button" onClick={() => location.reload()}>
        {speak(words.reload)}
      </button>
    </div>
  );
}

function Figures({ lang, answer: { tiles, surface } }: SummaryProps) {
  const { narrowestCutMm, sliverCount } = tiles;
  const { width, height } = surface.boundingBoxCm;
  return (
    <>
      <Facts
        class={sliverCount > 0 ? 'result-row result-alarm' : 'result-row'}
        rows={[
          [speak(words.whole), `${tiles.whole}`],
          [speak(words.cut), `${tiles.cut}`],
          [speak(words.waste), formatMeasure(lang, tiles.wastePercent, '%')],
          [speak(words.slivers), `${sliverCount}`],
        ]}
      />
      <details class="result-more">
        <summary>{speak(words.figures)}</summary>
        <Facts
          class="result-facts"
          rows={[
            [speak('ui.narrowestCut'), narrowestCutMm === null ? '–' : formatMeasure(lang, narrowestCutMm, 'mm', 1)],
            [speak('ui.laidArea'), formatMeasure(lang, tiles.laidAreaM2, 'm²', 4)],
            [speak('ui.purchasedArea'), formatMeasure(lang, tiles.purchasedAreaM2, 'm²', 4)],
            [speak('ui.floorArea'), formatMeasure(lang, surface.areaM2, 'm²', 4)],
            [speak('ui.perimeter'), formatMeasure(lang, surface.perimeterM, 'm', 3)],
            [speak('page.overall'), `${formatNumber(lang, width)} × ${formatMeasure(lang, height, 'cm')}`],
          ]}
        />
        <p>{speak('ui.spare')}</p>
        <p>{speak('ui.wallGap')}</p>
      </details>
    </>
  );
}
