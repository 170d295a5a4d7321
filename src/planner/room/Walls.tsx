// The walls, as one text in the grammar of the API, and one by one.

import type { Ref } from 'preact';
import { useId, useState } from 'preact/hooks';
import { tokensIn, type Wall, wallFromToken, withinTurn } from '../../wire/index.ts';
import { formatLength, type Notation, say } from '../../words/index.ts';
import { figuresFor } from '../fields/figures.ts';
import { useTyping } from '../fields/typing.ts';
import { speak, useLang, useNotation, useSession } from '../state/context.ts';
import type { CornerCm, Draft } from '../state/draft.ts';
import { phrase } from '../words.ts';
import { MarkedText, NumbersText } from './MarkedText.tsx';
import { toOtherForm } from './shapes.ts';
import { closingsOf, follow, walkOf, wallsOf, withLength } from './walk.ts';
import { words } from './words.ts';

const MOST_WALLS = 64;

/** The end of an open walk relative to its start: `20 cm east, 5 cm south`; empty if it is closed. */
export function gapText(notation: Notation, walls: readonly Wall[]): string {
  const { lang } = notation;
  const sides = follow(walls).end.flatMap((cm, axis) => {
    const n = formatLength(notation, Math.abs(cm), 'cm');
    return cm === 0 ? [] : [phrase(lang, words.sides, { n }).split('|')[cm > 0 ? axis : axis + 2]];
  });
  return sides.length > 0 ? phrase(lang, words.stillOpen, { gap: sides.join(lang === 'zh' ? '，' : ', ') }) : '';
}

interface ClosingButtonsProps {
  readonly walls: readonly Wall[];
  /** The class of the first button. */
  readonly first?: string;
  readonly onClose: (closing: string) => void;
}

/** A button for each way to close an open walk. */
export function ClosingButtons({ walls, first, onClose }: ClosingButtonsProps) {
  return closingsOf(walls).map((closing, i) => (
    <button type="button" key={closing} class={i ? '' : first} onClick={() => onClose(closing)}>
      {speak(words.close, { walls: closing })}
    </button>
  ));
}

export interface WallsProps {
  readonly draft: Draft;
  readonly area: Ref<HTMLTextAreaElement>;
}

export function Walls({ draft, area }: WallsProps) {
  const session = useSession();
  const { polygon, outline = '' } = draft;
  const origin = polygon ? 'polygon' : 'outline';
  return (
    <>
      {polygon ? (
        <NumbersText
          label={speak(words.corners)}
          text={polygon.join(' ')}
          form="x,y"
          change={(corners) => ({ polygon: corners as unknown as CornerCm[] })}
          {...{ origin, area }}
        />
      ) : (
        <Walk {...{ origin, outline, area }} />
      )}
      {(polygon?.length ?? 0) <= MOST_WALLS && (
        <button type="button" class="bare" onClick={() => void session.propose({ origin, change: toOtherForm })}>
          {speak(polygon ? words.asWalk : words.asCorners)}
        </button>
      )}
    </>
  );
}

interface WalkProps extends Pick<WallsProps, 'area'> {
  readonly origin: string;
  readonly outline: string;
}

function Walk({ origin, outline, area }: WalkProps) {
  const notation = useNotation();
  const session = useSession();
  const typing = useTyping(origin, outline, (typed) => ({ outline: typed }));
  const text = typing.typed ?? outline;
  const walls = wallsOf(text);
  const enter = (next: string) => {
    typing.enter(next);
    typing.settle();
  };
  const { received, example } = session.mistakes.value.get(origin)?.find(({ code }) => code === 'outline-wall') ?? {};
  return (
    <>
      <MarkedText
        label={speak(words.walk)}
        hint={say(notation.lang, 'page.walkHint', { most: MOST_WALLS })}
        own={gapText(notation, walls ?? [])}
        isGood={wallFromToken}
        {...{ origin, text, typing, area }}
      >
        <div class="room-row">
          {walls && <ClosingButtons walls={walls} onClose={(closing) => enter(`${text.trim()} ${closing}`)} />}
          {received && example && (
            <button type="button" onClick={() => enter(repaired(text, received, example))}>
              {speak(words.use, { text: example })}
            </button>
          )}
          {text !== outline && (
            <button type="button" class="bare" onClick={typing.leave}>
              {speak(words.putBack)}
            </button>
          )}
        </div>
      </MarkedText>
      {walls && <WallList walls={walls} onWalk={(next) => enter(walkOf(next))} />}
    </>
  );
}

/** The text with every occurrence of a rejected token replaced; the example is the whole text if that was rejected. */
function repaired(text: string, received: string, example: string): string {
  const spaced = ` ${tokensIn(text).join(' ')} `;
  return spaced.includes(` ${received} `) ? spaced.replaceAll(` ${received} `, ` ${example} `).trim() : example;
}

interface WallListProps {
  readonly walls: readonly Wall[];
  readonly onWalk: (walls: readonly Wall[]) => void;
}

/** Directions by their letter in the grammar; the fifth is any other angle. */
const DIRECTIONS = ['E →', 'S ↓', 'W ←', 'N ↑', 'A ∠'];
const FIRST_ANGLE_DEG = 45;
const FIRST_LENGTH_CM = 100;

function WallList({ walls, onWalk }: WallListProps) {
  const lang = useLang();
  return (
    <details>
      <summary>{speak(words.eachWall)}</summary>
      <ol class="room-walls">
        {walls.map(({ bearingDeg, lengthCm }, i) => {
          const wall = `${say(lang, 'ui.wall')} ${i + 1}: `;
          const isAngled = bearingDeg % 90 !== 0;
          const turn = (deg: number) => onWalk(walls.with(i, { bearingDeg: withinTurn(deg), lengthCm }));
          return (
            // The index is the only identity of a wall.
            <li key={i}>
              <select
                aria-label={wall + say(lang, 'param.direction')}
                value={isAngled ? 4 : bearingDeg / 90}
                onChange={({ currentTarget: { selectedIndex } }) =>
                  turn(selectedIndex < 4 ? selectedIndex * 90 : FIRST_ANGLE_DEG)
                }
              >
                {DIRECTIONS.map((name, value) => (
                  <option key={name} value={value}>
                    {name}
                  </option>
                ))}
              </select>
              {isAngled && <Figure label={wall + speak(words.bearing)} unit="°" value={bearingDeg} onFigure={turn} />}
              <Figure
                label={wall + say(lang, 'ui.wallLength')}
                unit="cm"
                value={lengthCm}
                above={0}
                onFigure={(cm) => onWalk(withLength(walls, i, cm))}
              />
              <button
                type="button"
                class="bare"
                aria-label={wall + speak(words.remove)}
                onClick={() => onWalk(walls.toSpliced(i, 1))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => onWalk([...walls, { bearingDeg: 0, lengthCm: FIRST_LENGTH_CM }])}>
        {speak(words.addWall)}
      </button>
    </details>
  );
}

interface FigureProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly above?: number;
  readonly onFigure: (value: number) => void;
}

/** A number in the wall list, applied on change; text that is not a number changes nothing. */
function Figure({ label, unit, value, above = -Infinity, onFigure }: FigureProps) {
  const figures = figuresFor(useNotation(), { unit, decimals: 4, step: 1 });
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const isWrong = wrong !== null;
  const settle = (typed: string) => {
    const number = figures.read(typed);
    const isGood = number !== undefined && number > above;
    setWrong(isGood ? null : typed);
    if (isGood) onFigure(number);
  };
  return (
    <span class="field-measure">
      <input
        inputMode={figures.inputMode}
        autocomplete="off"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={id}
        value={wrong ?? figures.write(value)}
        onChange={({ currentTarget }) => settle(currentTarget.value)}
      />
      <span>{figures.unit}</span>
      <output id={id} class="room-wrong">
        {isWrong && figures.refusal.text}
      </output>
    </span>
  );
}
