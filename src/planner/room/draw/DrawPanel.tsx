// Drawing by keyboard: a length and an arrow key add a wall. Lists the walls so far.

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Wall, wallFromToken } from '../../../wire/index.ts';
import { readLength } from '../../fields/lengths.ts';
import { notLength } from '../../fields/sentences.ts';
import { isScaleOpen, tracing } from '../../plans/tracing.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import { RoomMistakes } from '../MarkedText.tsx';
import { Trace } from '../trace/Trace.tsx';
import { ClosingButtons } from '../Walls.tsx';
import { arrowsOf, gapText } from '../wall-words.ts';
import './draw.css';
import { addWall, closeRoom, DRAWING, drawn, pressWhileDrawing, takeBack } from './drawing.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

export function DrawPanel() {
  const session = useSession();
  const notation = useNotation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { value: walls } = drawn;
  const wrong = notation.units === 'imperial' ? notLength(notation).text : speak('room.which');
  const focus = () => field.current?.focus();
  const { value: isGated } = isScaleOpen;
  // Before the panel is painted, so that the field gets the first key. Over a picture a finger draws, and a keyboard on the
  // screen would cover it.
  useLayoutEffect(() => {
    if (tracing.peek() && matchMedia('(pointer: coarse)').matches)
      document.querySelector<HTMLElement>('.stage-canvas')?.focus();
    else focus();
  }, [isGated]);

  const add = (wall: Wall | undefined) => {
    const isWall = wall !== undefined && wall.lengthCm > 0;
    setWrong(!isWall);
    if (!isWall) return;
    addWall(session, wall);
    setTyped('');
  };
  const addTowards = (quarter: number) =>
    add({ bearingDeg: quarter * 90, lengthCm: readLength(typed, 'cm', notation, 'ft') ?? 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (ARROWS.includes(key)) addTowards(ARROWS.indexOf(key));
    else if (key === 'Enter' && typed.trim()) add(wallFromToken(typed.trim().replaceAll(',', '.')));
    else if ((key === 'Backspace' && typed) || !pressWhileDrawing(session, key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Every button returns the focus to the field.
  const act = (action: () => void) => () => {
    action();
    focus();
  };
  return (
    <section class="room">
      <h3>{speak('room.draw')}</h3>
      <Trace />
      {!isGated && (
        <>
          <div class="room-row">
            <label for={id}>{speak('room.nextWall')}</label>
            <span class="field-measure">
              <input
                id={id}
                ref={field}
                value={typed}
                autocomplete="off"
                aria-invalid={isWrong}
                aria-describedby={`${id}-wrong ${id}-hint`}
                onInput={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setWrong(false);
                }}
                onKeyDown={onKeyDown}
              />
              <span>{notation.units === 'imperial' ? 'ft' : 'cm'}</span>
            </span>
          </div>
          <div class="room-row">
            {speak('room.ways')
              .split('|')
              .map((way, quarter) => (
                <button key={way} type="button" aria-label={way} title={way} onClick={act(() => addTowards(quarter))}>
                  {'→↓←↑'[quarter]}
                </button>
              ))}
          </div>
          <RoomMistakes id={`${id}-wrong`} origin={DRAWING} own={isWrong ? wrong : ''} />
          <output class="room-drawn">{arrowsOf(notation, walls)}</output>
          <p class="room-hint" aria-live="polite">
            {gapText(notation, walls)}
          </p>
          <div class="room-row room-closing">
            <ClosingButtons
              walls={walls}
              first="main"
              onClose={(closing) => act(() => void closeRoom(session, closing))()}
            />
          </div>
        </>
      )}
      <div class="room-row">
        {!isGated && (
          <button type="button" disabled={walls.length === 0} onClick={act(() => takeBack(session))}>
            {speak('room.takeBack')}
          </button>
        )}
        <button type="button" class="bare" onClick={() => pressWhileDrawing(session, 'Escape')}>
          {speak('shell.cancel')}
        </button>
      </div>
      {!isGated && (
        <p id={`${id}-hint`} class="room-hint">
          {speak('room.drawHint')}
        </p>
      )}
    </section>
  );
}
