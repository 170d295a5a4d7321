// The start's handle: a button over the cross on the canvas, to drag, or to move by arrow keys.

import type { RefObject } from 'preact';
import { formatLength } from '../../words/index.ts';
import { isLocked, speak, useNotation, useSession } from '../state/context.ts';
import { section } from '../state/sections.ts';
import { arrowOf } from './keys.ts';
import { stepStart } from './moving-start.ts';

export function StartHandle({ handle }: { readonly handle: RefObject<HTMLButtonElement | null> }) {
  const session = useSession();
  const notation = useNotation();
  const planned = session.planned.value;
  const { x, y } = planned?.answer.pattern.startCm ?? { x: 0, y: 0 };
  const place = { x: formatLength(notation, x, 'cm'), y: formatLength(notation, y, 'cm') };
  const press = (event: KeyboardEvent): void => {
    const toward = arrowOf(event);
    if (!toward) return;
    event.preventDefault();
    const mm = event.shiftKey ? 10 : 1;
    stepStart(session, toward.x * mm, toward.y * mm);
  };
  return (
    <>
      <button
        type="button"
        class="stage-start"
        ref={handle}
        hidden={planned === null || isLocked()}
        aria-label={planned ? speak('stage.start', place) : ''}
        aria-describedby="stage-start-help"
        onKeyDown={press}
        onClick={(event) => {
          // Only Enter and Space open the section; the click after a drag does not.
          if (event.detail === 0) section.value = 'pattern';
        }}
      />
      <p id="stage-start-help" hidden>
        {speak('stage.startHelp')}
      </p>
    </>
  );
}
