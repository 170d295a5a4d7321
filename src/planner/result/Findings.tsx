// What to look at before buying: the warnings of this start, then what the trade would add. It stands below the sections,
// so that a warning that comes or goes never moves what is being worked on.

import { say } from '../../words/index.ts';
import { useDesk, useLang } from '../state/context.ts';
import { notesOn } from './notes.ts';

export function Findings() {
  const lang = useLang();
  const answer = useDesk().planned.value?.answer;
  if (answer === undefined) return null;
  const { warnings } = answer;
  const notes = notesOn(answer.pattern);
  if (warnings.length + notes.length === 0) return null;
  return (
    <section class="result-findings" aria-labelledby="findings-title">
      <h2 id="findings-title">{say(lang, 'page.warnings')}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning} class="result-warning">
            {warning}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{say(lang, note)}</li>
        ))}
      </ul>
    </section>
  );
}
