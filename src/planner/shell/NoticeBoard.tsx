// Where messages are read: a small card over the plan, spoken politely.

import { speak } from '../state/context.ts';
import { Action } from './Icon.tsx';
import { notice, tell } from './notice.ts';
import { words } from './words.ts';
import './messages.css';

export function NoticeBoard() {
  const told = notice.value;
  return (
    <div class="frame-notice" role="status">
      {told && (
        <div>
          <p>{told.text}</p>
          <Action shape="close" name={speak(words.close)} class="lone bare" onClick={() => tell(null)} />
          {told.copy && <input readOnly value={told.copy} aria-label={told.text} ref={focus} onFocus={selectAll} />}
        </div>
      )}
    </div>
  );
}

/** What is to be copied by hand is selected at once. */
function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
