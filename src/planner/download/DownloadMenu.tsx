// The entries of the download menu: the files of the plan, each with what it is for.

import { speak } from '../state/context.ts';
import { download, type FileChoice } from './files.ts';

const FILES: readonly FileChoice[] = ['pdf', 'png', 'svg', 'dxf', 'csv', 'xlsx', 'labels'];
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function DownloadMenu({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <ul ref={focusFirst} aria-label={speak('download.download')} onKeyDown={moveFocus}>
      {FILES.map((file) => (
        <li key={file}>
          <button
            type="button"
            class="bare"
            onClick={() => {
              onChoose();
              void download(file);
            }}
          >
            {speak(`download.${file}`)}
            <small>{speak(`download.${file}Use`)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The menu may have been opened before this was loaded. */
function focusFirst(list: HTMLUListElement | null): void {
  if (list?.closest(':popover-open')) list.querySelector('button')?.focus();
}

function moveFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
  buttons.at(next % buttons.length)?.focus();
  event.preventDefault();
}
