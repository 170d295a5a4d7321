// Warnings and notes, each with a button where one helps. They are below the sections, so that they do not move the
// fields when they appear or disappear.

import { useEffect } from 'preact/hooks';
import { BusyButton } from '../fields/BusyButton.tsx';
import { searchWhenAtRest } from '../search/at-rest.ts';
import { isAtBest } from '../search/best.ts';
import { findBestStart } from '../search/search.ts';
import { words } from '../shell/words.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import { adviceOn, mayMoveStart, type Remedy } from './advice.ts';

/** A button disappears with its warning; the focus then moves to the start. */
async function andFocus(action: Promise<unknown>): Promise<void> {
  await action;
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.stage-start')?.focus();
  });
}

export function Findings() {
  const session = useSession();
  const { planned } = session;
  useEffect(() => searchWhenAtRest(session), []);
  const notation = useNotation();
  const isBest = isAtBest.value;
  const advice = planned.value ? adviceOn(planned.value, notation, isBest) : [];
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
      {isBest === false && planned.value && mayMoveStart(planned.value.findings) && (
        <BusyButton label={words.betterStart} run={() => andFocus(findBestStart())} />
      )}
    </section>
  );
}

function RemedyButton({ remedy: { label, change } }: { readonly remedy: Remedy }) {
  const session = useSession();
  return (
    <button type="button" onClick={() => void andFocus(session.propose({ origin: 'findings', change }))}>
      {label}
    </button>
  );
}
