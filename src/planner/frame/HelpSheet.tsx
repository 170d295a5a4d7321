// The help sheet: the keys, how walls are walked, how the plan is read.

import { useEffect, useRef } from 'preact/hooks';
import { LIMITS } from '../../engine/index.ts';
import { say as sayCommon } from '../../words/index.ts';
import { useLang, usePhrase } from '../state/context.ts';
import type { HelpProps } from './Help.tsx';
import { words } from './help-words.ts';
import { Icon } from './Icon.tsx';
import { words as common } from './words.ts';

export function HelpSheet({ open, onClose }: HelpProps) {
  const say = usePhrase();
  const lang = useLang();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !sheet.current?.open) sheet.current?.showModal();
  }, [open]);
  const keys: readonly (readonly [string, string])[] = [
    ['← ↑ ↓ →', say(words.keyWalk)],
    ['← ↑ ↓ →', say(words.keyStart)],
    [say(words.dragTiles), say(words.tilesMove)],
    [say(words.dragView), say(words.viewMoves)],
    ['+ − 0', say(words.keyZoom)],
    ['↑ ↓', say(words.keyField)],
    ['Ctrl Z', say(common.undo)],
    ['Ctrl Shift Z', say(common.redo)],
    ['?', say(words.keyHelp)],
  ];
  return (
    <dialog ref={sheet} class="frame-help" aria-labelledby="help-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="help-title">{say(common.help)}</h2>
        <button type="submit" class="bare" title={say(common.close)}>
          <Icon shape="close" />
          <span class="unseen">{say(common.close)}</span>
        </button>
      </form>
      <h3>{say(words.reading)}</h3>
      <p>{say(words.readingText)}</p>
      <h3>{say(words.walk)}</h3>
      <p>{sayCommon(lang, 'page.walkHint', { most: LIMITS.outlineWalls })}</p>
      <p>
        <code>E420 S180 W160 S170 W260 N350</code>
      </p>
      <h3>{say(words.keys)}</h3>
      <dl>
        {keys.map(([key, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
