// Warnings and notes. They are below the sections, so that they do not move the fields when they appear or disappear.

import { BusyButton } from '../fields/BusyButton.tsx';
import { findBestStart } from '../search/search.ts';
import { words } from '../shell/words.ts';
import { speak, useSession } from '../state/context.ts';
import { notesOn } from './notes.ts';

/** The button disappears with its warning; the focus then moves to the start. */
async function findBetterStart(): Promise<void> {
  await findBestStart();
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.stage-start')?.focus();
  });
}

export function Findings() {
  const planned = useSession().planned.value;
  const warnings = planned?.answer.warnings ?? [];
  const notes = planned ? notesOn(planned.answer.pattern) : [];
  return (
    <section class="result-findings" aria-labelledby="findings-title" hidden={warnings.length + notes.length === 0}>
      <h2 id="findings-title">{speak('page.warnings')}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning} class="result-warning">
            {warning}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{speak(note)}</li>
        ))}
      </ul>
      {planned?.hasStartWarning && <BusyButton label={words.betterStart} run={findBetterStart} />}
    </section>
  );
}
