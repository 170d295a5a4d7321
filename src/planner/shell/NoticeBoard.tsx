// Shows the notice as a card over the plan, and announces it.

import { speak } from '../state/context.ts';
import { Action } from './Icon.tsx';
import { type Notice, notice, notify } from './notice.ts';
import { words } from './words.ts';
import './messages.css';

export function NoticeBoard() {
  const shown = notice.value;
  return (
    <div class="shell-notice" role="status">
      {shown && (
        <div>
          <p>{shown.text}</p>
          <Action icon="close" name={speak(words.close)} class="lone bare" onClick={() => notify(null)} />
          {shown.action && (
            <button type="button" onClick={() => act(shown.action)}>
              {shown.action.name}
            </button>
          )}
          {shown.copy && <input readOnly value={shown.copy} aria-label={shown.text} ref={focus} onFocus={selectAll} />}
        </div>
      )}
    </div>
  );
}

function act(action: Notice['action']): void {
  notify(null);
  action?.run();
}

/** Selects the address, ready to be copied. */
function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
