// What to buy: the big number first, the quiet row below it, everything else on demand.

import type { PlanAnswer } from '../../wire/index.ts';
import { formatNumber, type Lang, say as sayCommon, type WordKey } from '../../words/index.ts';
import { Mistakes } from '../frame/Mistakes.tsx';
import { measure } from '../frame/numbers.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import { Summary } from './Summary.tsx';
import { words } from './words.ts';
import './result.css';

export function Result() {
  const lang = useLang();
  const say = usePhrase();
  const { planned, fault, mistakes } = useDesk();
  const answer = planned.value?.answer;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{sayCommon(lang, 'ui.tilesToBuy')}</h2>
      {answer ? (
        <>
          <p class="result-total">{formatNumber(lang, answer.tiles.total)}</p>
          <QuietRow answer={answer} />
          <Figures lang={lang} answer={answer} />
          <Summary lang={lang} answer={answer} />
        </>
      ) : (
        <>
          <p class="result-total">–</p>
          {fault.value === null && !mistakes.value.has('open') && <p>{say(words.planning)}</p>}
          <Mistakes id="result-mistakes" origin="open" />
        </>
      )}
    </section>
  );
}

/** A fault of ours, owned up to. */
export function Fault() {
  const say = usePhrase();
  if (useDesk().fault.value === null) return null;
  return (
    <div class="result-fault" role="alert">
      <p>{say(words.fault)}</p>
      <button type="button" onClick={() => location.reload()}>
        {say(words.reload)}
      </button>
    </div>
  );
}

function QuietRow({ answer: { tiles } }: { readonly answer: PlanAnswer }) {
  const lang = useLang();
  const say = usePhrase();
  return (
    <dl class="result-row">
      <div>
        <dt>{say(words.whole)}</dt>
        <dd>{formatNumber(lang, tiles.whole)}</dd>
      </div>
      <div>
        <dt>{say(words.cut)}</dt>
        <dd>{formatNumber(lang, tiles.cut)}</dd>
      </div>
      <div>
        <dt>{say(words.waste)}</dt>
        <dd>{measure(lang, tiles.wastePercent, '%')}</dd>
      </div>
      <div class={tiles.sliverCount > 0 ? 'result-alarm' : ''}>
        <dt>{say(words.slivers)}</dt>
        <dd>{formatNumber(lang, tiles.sliverCount)}</dd>
      </div>
    </dl>
  );
}

interface Told {
  readonly lang: Lang;
  readonly answer: PlanAnswer;
}

function Figures({ lang, answer: { tiles, surface } }: Told) {
  const say = usePhrase();
  const narrowest = tiles.narrowestCutMm === null ? '–' : measure(lang, tiles.narrowestCutMm, 'mm', 1);
  const box = surface.boundingBoxCm;
  const figures: readonly (readonly [WordKey, string])[] = [
    ['ui.narrowestCut', narrowest],
    ['ui.laidArea', measure(lang, tiles.laidAreaM2, 'm²', 4)],
    ['ui.purchasedArea', measure(lang, tiles.purchasedAreaM2, 'm²', 4)],
    ['ui.floorArea', measure(lang, surface.areaM2, 'm²', 4)],
    ['ui.perimeter', measure(lang, surface.perimeterM, 'm', 3)],
    ['page.overall', `${formatNumber(lang, box.width)} × ${measure(lang, box.height, 'cm')}`],
  ];
  return (
    <details class="result-more">
      <summary>{say(words.figures)}</summary>
      <dl class="result-facts">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{sayCommon(lang, name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{sayCommon(lang, 'ui.spare')}</p>
      <p>{sayCommon(lang, 'ui.wallGap')}</p>
    </details>
  );
}
