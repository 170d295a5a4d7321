// The button that opens the download menu, and the place of the menu, which is loaded once the button is about to be
// pressed.

import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Action } from '../page/Icon.tsx';
import { lazy } from '../page/lazy.tsx';
import { notify } from '../page/notice.ts';
import { invalidity, useValidity } from '../page/validity.ts';
import { speak } from '../state/context.ts';
import './download.css';

const DownloadMenu = lazy(() => import('./DownloadMenu.tsx').then((part) => part.DownloadMenu));
const MENU = 'download-menu';

const isWanted = signal(false);
/** Where the button begins; the menu begins there too. */
const left = signal(0);

export function DownloadButton() {
  const want = () => (isWanted.value = true);
  const press = (event: MouseEvent & { readonly currentTarget: HTMLElement }) => {
    want();
    left.value = event.currentTarget.getBoundingClientRect().left;
    if (invalidity.value === '') return;
    notify({ text: invalidity.value });
    event.preventDefault();
  };
  return (
    <Action
      icon="download"
      name={speak('download.download')}
      aria-haspopup="true"
      popovertarget={MENU}
      onPointerEnter={want}
      onFocus={want}
      onClick={press}
      {...useValidity(speak('download.download'))}
    />
  );
}

/** Outside the bar's own menu, which closes when the button is pressed. */
export function DownloadPlace() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      id={MENU}
      class="download-menu"
      popover="auto"
      ref={place}
      style={{ '--left': `${left.value}px` }}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('button')?.focus();
      }}
    >
      {isWanted.value && <DownloadMenu onChoose={() => place.current?.hidePopover()} />}
    </div>
  );
}
