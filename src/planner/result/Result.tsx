// What to buy: the total first, a row of figures below it, everything else on demand.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { PlanFigures } from '../../wire/index.ts';
import { formatArea, formatLength, formatSize, type Notation } from '../../words/index.ts';
import { ReuseLine } from '../order/ReuseLine.tsx';
import { lazy } from '../page/lazy.tsx';
import { leadTo } from '../page/lead-to.ts';
import { invalidity } from '../page/validity.ts';
import { figuresBefore } from '../search/found.ts';
import { isLocked, speak, useNotation, useSession } from '../state/context.ts';
import { useCount } from './counts.ts';
import { Facts } from './Facts.tsx';
import { TilesToBuy } from './TilesToBuy.tsx';
import { WayThere } from './WayThere.tsx';
import './result.css';

interface ResultProps {
  /** Called when a part below the figures is unfolded, or folded away. */
  readonly onUnfold: (isOpen: boolean) => void;
}

export function Result({ onUnfold }: ResultProps) {
  const notation = useNotation();
  const session = useSession();
  const { planned, fault, mistakes } = session;
  const answer = planned.value?.answer;
  const isRefused = mistakes.value.has('open');
  return (
    <section class={invalidity.value ? 'result result-stale' : 'result'} aria-labelledby="result-title">
      <div class="result-head">
        <div class="result-lead">
          {planned.value?.draft.page?.order ? <Headline planned={planned.value} /> : <TilesToBuy />}
        </div>
        {planned.value && <OrderLine planned={planned.value} />}
      </div>
      <p class="result-invalid" role="status">
        {answer && invalidity.value}
      </p>
      {planned.value && answer ? (
        <>
          <WayThere />
          {!invalidity.value && !isLocked() && <Attention planned={planned.value} />}
          <KindsLine planned={planned.value} />
          {!isLocked() && <ReuseLine planned={planned.value} />}
          <div role="status">{figuresBefore.now.value && <BeforeAfter notation={notation} tiles={answer.tiles} />}</div>
          <Figures {...{ notation, answer, onUnfold }} />
          <Summary notation={notation} planned={planned.value} />
        </>
      ) : (
        <>
          {fault.value === null && !isRefused && <p>{speak('result.planning')}</p>}
          {isRefused && <Mistakes id="result-mistakes" origin="open" />}
        </>
      )}
    </section>
  );
}

/** The number of slivers, which leads to the warnings about them. */
function Alarm({ count }: { readonly count: ReadonlySignal<string> }) {
  const show = () => {
    const findings = document.querySelector<HTMLElement>('.result-findings ul');
    if (findings) leadTo(findings);
  };
  return (
    <button type="button" class="bare" title={speak('page.warnings')} onClick={show}>
      {count}
    </button>
  );
}

/** The message for an internal error. */
export function Fault() {
  if (useSession().fault.value === null) return null;
  return (
    <div class="result-fault" role="alert">
      <p>{speak('result.fault')}</p>
      <button type="button" onClick={() => location.reload()}>
        {speak('result.reload')}
      </button>
    </div>
  );
}

interface FiguresProps extends ResultProps {
  readonly notation: Notation;
  readonly answer: PlanFigures;
}

function Figures({ notation, answer: { tiles, surface }, onUnfold }: FiguresProps) {
  const { narrowestCutMm, sliverCount } = tiles;
  const { width, height } = surface.boundingBoxCm;
  const count = useCount('sliverCount');
  const slivers = sliverCount > 0 ? <Alarm count={count} /> : count;
  return (
    <>
      <Facts
        class={sliverCount > 0 ? 'result-row result-alarm' : 'result-row'}
        rows={[
          [speak('result.whole'), useCount('whole')],
          [speak('result.cut'), useCount('cut')],
          [speak('ui.waste'), useCount('wastePercent')],
          [speak('result.slivers'), slivers],
        ]}
      />
      <div class="result-folds">
        {!isLocked() && <Ordering onUnfold={onUnfold} />}
        <details class="result-more" onToggle={({ currentTarget }) => onUnfold(currentTarget.open)}>
          <summary>{speak('result.figures')}</summary>
          <Facts
            class="result-facts"
            rows={[
              [
                speak('ui.narrowestCut'),
                narrowestCutMm === null ? '–' : formatLength(notation, narrowestCutMm, 'mm', 1),
              ],
              [speak('ui.laidArea'), formatArea(notation, tiles.laidAreaM2, 4)],
              [speak('ui.purchasedArea'), formatArea(notation, tiles.purchasedAreaM2, 4)],
              [speak('ui.floorArea'), formatArea(notation, surface.areaM2, 4)],
              [speak('ui.perimeter'), formatLength(notation, surface.perimeterM, 'm', 3)],
              [speak('page.overall'), formatSize(notation, [width, height], 'cm')],
            ]}
          />
          <p>{speak('ui.spare')}</p>
          <p>{speak('ui.wallGap')}</p>
        </details>
      </div>
    </>
  );
}

const Mistakes = lazy(() => import('../fields/Mistakes.tsx').then((part) => part.Mistakes));
const KindsLine = lazy(() => import('../order/OrderLine.tsx').then((part) => part.KindsLine));
const OrderLine = lazy(() => import('../order/OrderLine.tsx').then((part) => part.OrderLine), OrderLater);
const Attention = lazy(() => import('./Attention.tsx').then((part) => part.Attention));
const BeforeAfter = lazy(() => import('./BeforeAfter.tsx').then((part) => part.BeforeAfter));
const Headline = lazy(() => import('./Headline.tsx').then((part) => part.Headline), TilesToBuy);
const Summary = lazy(() => import('./Summary.tsx').then((part) => part.Summary));
const OrderForm = lazy(() => import('../order/OrderForm.tsx').then((part) => part.OrderForm));

/** Keeps the place of the order, so that nothing below it moves away under a finger when it comes. */
function OrderLater() {
  return <p class="order-line order-later" />;
}

/** The fields of the order, whose code is loaded when they are unfolded. */
function Ordering({ onUnfold }: ResultProps) {
  // Folded away again, they keep what is typed.
  const wasOpen = useSignal(false);
  return (
    <details
      class="result-more"
      onToggle={({ currentTarget: { open } }) => {
        wasOpen.value ||= open;
        onUnfold(open);
      }}
    >
      <summary>{speak('orderForm.title')}</summary>
      {wasOpen.value && <OrderForm />}
    </details>
  );
}
