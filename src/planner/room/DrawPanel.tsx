// Drawing by keys: a length and an arrow make a wall, and the walls so far are told.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { readNumber } from '../frame/numbers.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import { benchWords } from './bench-words.ts';
import { addWall, closeRoom, DRAWING, drawn, leaveDrawing, takeBack } from './drawing.ts';
import { RoomMistakes } from './MarkedText.tsx';
import { gapText } from './Walls.tsx';
import { closingsOf, follow, walkOf, wallOf } from './walk.ts';
import { words } from './words.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const SIGNS = ['→', '↓', '←', '↑'];

export function DrawPanel() {
  const desk = useDesk();
  const lang = useLang();
  const phrased = usePhrase();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const walls = drawn.value;
  const closings = walls.length > 0 ? closingsOf(walls) : [];
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  const wallTowards = (quarter: number) => {
    const lengthCm = readNumber(typed) ?? 0;
    setWrong(lengthCm <= 0);
    if (lengthCm <= 0) return;
    addWall(desk, { bearingDeg: quarter * 90, lengthCm });
    setTyped('');
  };
  const enter = () => {
    if (typed.trim() === '') return closeRoom(desk);
    const wall = wallOf(typed.trim().replaceAll(',', '.'));
    setWrong(wall === null);
    if (wall === null) return;
    addWall(desk, wall);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (ARROWS.includes(key)) wallTowards(ARROWS.indexOf(key));
    else if (key === 'Enter') enter();
    else if (key === 'Escape') leaveDrawing(desk);
    else if (key === 'Backspace' && typed === '') takeBack(desk);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const act = (action: () => void) => () => {
    action();
    field.current?.focus();
  };
  return (
    <section class="room">
      <h3>{phrased(words.draw)}</h3>
      <div class="room-row">
        <label for={id}>{phrased(benchWords.nextWall)}</label>
        <span class="frame-measure">
          <input
            id={id}
            ref={field}
            value={typed}
            autocomplete="off"
            aria-invalid={isWrong}
            aria-describedby={`${id}-wrong ${id}-hint`}
            onInput={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span>cm</span>
        </span>
      </div>
      <div class="room-row">
        {phrased(benchWords.ways)
          .split('|')
          .map((way, quarter) => (
            <button key={way} type="button" aria-label={way} title={way} onClick={act(() => wallTowards(quarter))}>
              {SIGNS[quarter]}
            </button>
          ))}
      </div>
      <RoomMistakes
        id={`${id}-wrong`}
        origin={DRAWING}
        own={isWrong ? { text: phrased(benchWords.which), lang } : null}
      />
      <output class="room-drawn">{walkOf(walls)}</output>
      <p class="room-hint" aria-live="polite">
        {closings.length > 0 && gapText(lang, follow(walls).end)}
      </p>
      <div class="room-row">
        {closings.map((closing, i) => (
          <button
            key={closing}
            type="button"
            class={i === 0 ? 'main' : ''}
            onClick={act(() => closeRoom(desk, closing))}
          >
            {phrased(words.close, { walls: closing })}
          </button>
        ))}
      </div>
      <div class="room-row">
        <button type="button" disabled={walls.length === 0} onClick={act(() => takeBack(desk))}>
          {phrased(benchWords.takeBack)}
        </button>
        <button type="button" class="bare" onClick={() => leaveDrawing(desk)}>
          {phrased(benchWords.leave)}
        </button>
      </div>
      <p id={`${id}-hint`} class="room-hint">
        {phrased(benchWords.drawHint)}
      </p>
    </section>
  );
}
