// The help sheet: keys, the grammar of walls, how to read the plan.

import type { RefObject } from 'preact';
import { LIMITS } from '../../engine/index.ts';
import { Facts } from '../result/Facts.tsx';
import { speak } from '../state/context.ts';
import { words } from './help-words.ts';
import { Action } from './Icon.tsx';
import { words as common } from './words.ts';

export function HelpSheet({ sheet }: { readonly sheet: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={sheet} class="shell-help" aria-labelledby="help-title">
      <form method="dialog">
        <h2 id="help-title">{speak(common.help)}</h2>
        <Action icon="close" name={speak(common.close)} class="lone bare" type="submit" />
      </form>
      <h3>{speak(words.reading)}</h3>
      <p>{speak(words.readingText)}</p>
      <h3>{speak(words.walk)}</h3>
      <p>{speak('page.walkHint', { most: LIMITS.outlineWalls })}</p>
      <p>
        <code>E420 S180 W160 S170 W260 N350</code>
      </p>
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
