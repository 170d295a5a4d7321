// Shows the notice as a card over the plan, and announces it.

import { Action } from '../page/Icon.tsx';
import { type Notice, notice, notify } from '../page/notice.ts';
import { speak } from '../state/context.ts';
import './messages.css';

export function NoticeBoard() {
  const shown = notice.value;
  return (
    <div class="shell-notice" role="status">
      {shown && (
        <div>
          <p>{shown.text}</p>
          <Action icon="close" name={speak('shell.close')} class="lone bare" onClick={() => notify(null)} />
          {shown.action && (
            <button type="button" onClick={() => act(shown.action)}>
              {shown.action.name}
            </button>
          )}
          {shown.copy && <ToCopy text={shown.copy} label={shown.text} />}
        </div>
      )}
    </div>
  );
}

function act(action: Notice['action']): void {
  notify(null);
  action?.run();
}

/** A field with a text, selected and ready to be copied. */
function ToCopy({ text, label }: { readonly text: string; readonly label: string }) {
  // A field of one line has no line breaks.
  const Field = text.includes('\n') ? 'textarea' : 'input';
  return <Field readOnly value={text} aria-label={label} ref={focus} onFocus={selectAll} />;
}

function focus(field: HTMLElement | null): void {
  field?.focus();
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  currentTarget.select();
}
