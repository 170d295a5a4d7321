// Warnings and notes, each with a button where one helps. They are below the sections, so that they do not move the
// fields when they appear or disappear.

import { useEffect } from 'preact/hooks';
import { type Notation, recountText } from '../../words/index.ts';
import { BusyButton } from '../fields/BusyButton.tsx';
import { isSame } from '../plans/saved-plan.ts';
import { searchWhenAtRest } from '../search/at-rest.ts';
import { isAtBest, mayMoveStart } from '../search/best.ts';
import { findBestStart } from '../search/search.ts';
import { getContext, speak, useNotation, useSession } from '../state/context.ts';

import type { Planned } from '../state/session.ts';
import { linkedPart } from '../state/surfaces.ts';
import { type Advice, adviceOn, type Remedy } from './advice.ts';

/** A button disappears with its warning; the focus then moves to the start. */
async function andFocus(action: Promise<unknown>): Promise<void> {
  await action;
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.stage-start')?.focus();
  });
}

/** What was corrected since the plan of this page was stored, as long as it is shown unchanged. */
function corrections({ draft }: Planned, notation: Notation): Advice[] {
  const { project, recount } = getContext().page;
  if (!project || !recount || !isSame(linkedPart(draft), project)) return [];
  return [{ text: recountText(notation, recount), isWarning: false, remedy: null }];
}

export function Findings() {
  const session = useSession();
  const { planned } = session;
  useEffect(() => searchWhenAtRest(session), []);
  const notation = useNotation();
  const isBest = isAtBest.value;
  const advice = planned.value
    ? [...adviceOn(planned.value, notation, isBest), ...corrections(planned.value, notation)]
    : [];
  return (
    <section class="result-findings" aria-labelledby="findings-title" hidden={advice.length === 0}>
      <h2 id="findings-title">{speak('page.warnings')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-labelledby="findings-title">
        {advice.map(({ text, isWarning, remedy }) => (
          <li key={text} class={isWarning ? 'result-warning' : ''}>
            {text}
            {remedy && <RemedyButton remedy={remedy} />}
          </li>
        ))}
      </ul>
      {isBest === false && planned.value && mayMoveStart(planned.value.findings) && <BetterStart />}
    </section>
  );
}

function BetterStart() {
  return <BusyButton label="shell.betterStart" run={() => andFocus(findBestStart())} />;
}

/** The button for one warning alone: what settles it, or else another start. */
export function WarningButton({ remedy }: Pick<Advice, 'remedy'>) {
  return remedy ? <RemedyButton remedy={remedy} /> : <BetterStart />;
}

function RemedyButton({ remedy: { label, change } }: { readonly remedy: Remedy }) {
  const session = useSession();
  return (
    <button type="button" onClick={() => void andFocus(session.propose({ origin: 'findings', change }))}>
      {label}
    </button>
  );
}
