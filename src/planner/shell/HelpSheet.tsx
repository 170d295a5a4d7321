// The help sheet: how to read the plan, how to type lengths, keys.

import { Action } from '../page/Icon.tsx';
import { Facts } from '../result/Facts.tsx';
import { speak } from '../state/context.ts';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <dialog ref={show} class="shell-help" aria-labelledby="help-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="help-title">{speak('shell.help')}</h2>
        <Action icon="close" name={speak('shell.close')} class="lone bare" type="submit" />
      </form>
      <h3>{speak('help.reading')}</h3>
      <p>{speak('help.readingText')}</p>
      <h3>{speak('help.lengths')}</h3>
      <p>{speak('help.lengthsText')}</p>
      <h3>{speak('help.keys')}</h3>
      <Facts
        rows={[
          ['← ↑ ↓ →', speak('help.keyWalk')],
          ['← ↑ ↓ →', speak('help.keyStart')],
          [speak('help.dragTiles'), speak('help.tilesMove')],
          [speak('help.dragView'), speak('help.viewMoves')],
          ['+ − 0', speak('help.keyZoom')],
          ['↑ ↓', speak('help.keyField')],
          ['Ctrl Z', speak('shell.undo')],
          ['Ctrl Shift Z', speak('shell.redo')],
          ['?', speak('help.keyHelp')],
        ]}
      />
      <p>
        <a href="/docs/planner-guide" hreflang="en">
          {speak('help.guide')}
        </a>
      </p>
      <p>
        <a href="/docs" hreflang="en">
          {speak('page.docs')}
        </a>
      </p>
    </dialog>
  );
}

function show(sheet: HTMLDialogElement | null): void {
  sheet?.showModal();
}
