// Where messages are read: a small card over the plan, spoken politely.

import { usePhrase } from '../state/context.ts';
import { Icon } from './Icon.tsx';
import { notice, tell } from './notice.ts';
import { words } from './words.ts';
import './messages.css';

export function NoticeBoard() {
  const say = usePhrase();
  const told = notice.value;
  return (
    <div class="frame-notice" role="status">
      {told && (
        <div>
          <p>{told.text}</p>
          <button type="button" class="bare" title={say(words.close)} onClick={() => tell(null)}>
            <Icon shape="close" />
            <span class="unseen">{say(words.close)}</span>
          </button>
          {told.copy && <input readOnly value={told.copy} aria-label={told.text} ref={select} onFocus={selectAll} />}
        </div>
      )}
    </div>
  );
}

/** What is to be copied by hand is selected at once. */
function select(field: HTMLInputElement | null): void {
  field?.focus();
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}
