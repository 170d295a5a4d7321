// The entries of the download menu: the files of the plan, each with what it is for.

import { speak } from '../state/context.ts';
import { download, type Offer } from './files.ts';

const OFFERS: readonly Offer[] = [
  'pdf',
  'small',
  'png',
  'large',
  'clean',
  'svg',
  'dxf',
  'csv',
  'xlsx',
  'ifc',
  'glb',
  'cut-dxf',
  'labels',
];
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function DownloadMenu({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <ul ref={focusFirst} aria-label={speak('download.download')} onKeyDown={moveFocus}>
      {OFFERS.map((offer) => (
        <li key={offer}>
          <button
            type="button"
            class="bare"
            onClick={() => {
              onChoose();
              void download(offer);
            }}
          >
            {speak(`download.${offer}`)}
            <small>{speak(`download.${offer}Use`)}</small>
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
