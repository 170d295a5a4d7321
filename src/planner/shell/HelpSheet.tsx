// The help sheet: how to read the plan, how to type lengths, keys.

import { Facts } from '../result/Facts.tsx';
import { speak } from '../state/context.ts';
import { words } from './help-words.ts';
import { Action } from './Icon.tsx';
import { words as common } from './words.ts';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <dialog ref={show} class="shell-help" aria-labelledby="help-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="help-title">{speak(common.help)}</h2>
        <Action icon="close" name={speak(common.close)} class="lone bare" type="submit" />
      </form>
      <h3>{speak(words.reading)}</h3>
      <p>{speak(words.readingText)}</p>
      <h3>{speak(words.lengths)}</h3>
      <p>{speak(words.lengthsText)}</p>
      <h3>{speak(words.keys)}</h3>
      <Facts
        rows={[
          ['← ↑ ↓ →', speak(words.keyWalk)],
          ['← ↑ ↓ →', speak(words.keyStart)],
          [speak(words.dragTiles), speak(words.tilesMove)],
          [speak(words.dragView), speak(words.viewMoves)],
          ['+ − 0', speak(words.keyZoom)],
          ['↑ ↓', speak(words.keyField)],
          ['Ctrl Z', speak(common.undo)],
          ['Ctrl Shift Z', speak(common.redo)],
          ['?', speak(words.keyHelp)],
        ]}
      />
      <p>
        <a href="/docs/planner-guide" hreflang="en">
          {speak(words.guide)}
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
