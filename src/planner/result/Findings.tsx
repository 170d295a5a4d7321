// Warnings and notes. They are below the sections, so that they do not move the fields when they appear or disappear.

import { BusyButton } from '../fields/BusyButton.tsx';
import { bestFindings } from '../search/found.ts';
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
  const session = useSession();
  const planned = session.planned.value;
  const found = bestFindings.now.value;
  // With the best start, nothing is left to try: what remains is a note.
  const best = found?.lang === session.lang.value ? found : null;
  const warnings = (best ?? planned?.answer)?.warnings ?? [];
  const notes = [
    ...(best?.notes ?? []),
    ...(planned ? notesOn(planned.answer.pattern).map((note) => speak(note)) : []),
  ];
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
          <li key={note}>{note}</li>
        ))}
      </ul>
      {planned?.hasStartWarning && !best && <BusyButton label={words.betterStart} run={findBetterStart} />}
    </section>
  );
}
