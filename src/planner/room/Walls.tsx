// The walls: as one text in the interface's own grammar, and one by one.

import type { Ref } from 'preact';
import { useId, useState } from 'preact/hooks';
import { formatNumber, type Lang, say } from '../../words/index.ts';
import { readNumber } from '../frame/numbers.ts';
import { notNumber } from '../frame/sentences.ts';
import { useTyping } from '../frame/typing.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { phrase } from '../words.ts';
import { MarkedText } from './MarkedText.tsx';
import { isCorner, retold, ringOfText, textOfRing } from './shapes.ts';
import { closingsOf, follow, tokensOf, turned, type Wall, walkOf, wallOf, wallsOf, withLength } from './walk.ts';
import { words } from './words.ts';

const MOST_WALLS = 64;

/** Where an open walk ends, seen from its start: `20 cm east, 5 cm south`. */
export function gapText(lang: Lang, [x, y]: readonly [number, number]): string {
  const told = (cm: number, side: number) =>
    cm === 0 ? [] : [phrase(lang, words.sides, { n: Math.abs(cm) }).split('|')[side]];
  return phrase(lang, words.stillOpen, {
    gap: [...told(x, x > 0 ? 0 : 2), ...told(y, y > 0 ? 1 : 3)].join(lang === 'zh' ? '，' : ', '),
  });
}

export interface WallsProps {
  readonly draft: Draft;
  readonly area: Ref<HTMLTextAreaElement>;
}

export function Walls({ draft, area }: WallsProps) {
  const desk = useDesk();
  const phrased = usePhrase();
  const isWalk = draft.polygon === undefined;
  const canTurn = isWalk || draft.polygon.length <= MOST_WALLS;
  return (
    <>
      {isWalk ? <Walk draft={draft} area={area} /> : <Corners draft={draft} area={area} />}
      {canTurn && (
        <button
          type="button"
          class="bare"
          onClick={() => void desk.propose({ origin: isWalk ? 'outline' : 'polygon', change: retold })}
        >
          {phrased(isWalk ? words.asCorners : words.asWalk)}
        </button>
      )}
    </>
  );
}

function Corners({ draft, area }: WallsProps) {
  const phrased = usePhrase();
  const text = textOfRing(draft.polygon ?? []);
  const typing = useTyping('polygon', text, (typed) =>
    tokensOf(typed).every(isCorner) ? { polygon: ringOfText(typed) } : null,
  );
  const field = { origin: 'polygon', text, typing, isGood: isCorner, form: 'x,y', area };
  return <MarkedText label={phrased(words.corners)} {...field} />;
}

function Walk({ draft: { outline = '' }, area }: WallsProps) {
  const lang = useLang();
  const desk = useDesk();
  const phrased = usePhrase();
  const typing = useTyping('outline', outline, (typed) => ({ outline: typed }));
  const text = typing.typed ?? outline;
  const walls = wallsOf(text);
  const closings = walls?.length ? closingsOf(walls) : [];
  const enter = (next: string) => {
    typing.enter(next);
    typing.settle();
  };
  const repair = desk.mistakes.value.get('outline')?.find(({ code }) => code === 'outline-wall');
  const own = walls && closings.length > 0 ? { text: gapText(lang, follow(walls).end), lang } : null;
  const field = { origin: 'outline', text: outline, typing, isGood: isWall, form: 'E400', own, area };
  return (
    <>
      <MarkedText label={phrased(words.walk)} hint={say(lang, 'page.walkHint', { most: MOST_WALLS })} {...field}>
        <div class="room-row">
          {closings.map((walls) => (
            <button key={walls} type="button" onClick={() => enter(`${text.trim()} ${walls}`)}>
              {phrased(words.close, { walls })}
            </button>
          ))}
          {repair?.example && (
            <button type="button" onClick={() => enter(mended(text, repair.received ?? '', repair.example ?? ''))}>
              {phrased(words.use, { text: repair.example })}
            </button>
          )}
          {typing.typed !== null && typing.typed !== outline && (
            <button type="button" class="bare" onClick={typing.leave}>
              {phrased(words.putBack)}
            </button>
          )}
        </div>
      </MarkedText>
      {walls && <WallList walls={walls} onWalk={(next) => enter(walkOf(next))} />}
    </>
  );
}

function isWall(token: string): boolean {
  return wallOf(token) !== null;
}

/** The text with one of its words, wherever it stands, in the form that was proposed. */
function mended(text: string, received: string, example: string): string {
  return ` ${tokensOf(text).join(' ')} `.replaceAll(` ${received} `, ` ${example} `).trim();
}

interface WallListProps {
  readonly walls: readonly Wall[];
  readonly onWalk: (walls: readonly Wall[]) => void;
}

/** Directions by the letter of the grammar; the fifth is any other angle. */
const DIRECTIONS = ['E →', 'S ↓', 'W ←', 'N ↑', 'A ∠'];
const FIRST_ANGLE_DEG = 45;
const FIRST_LENGTH_CM = 100;

function WallList({ walls, onWalk }: WallListProps) {
  const lang = useLang();
  const phrased = usePhrase();
  const put = (i: number, wall: Partial<Wall>) => onWalk(walls.with(i, { ...walls[i], ...wall }));
  return (
    <details>
      <summary>{phrased(words.eachWall)}</summary>
      <ol class="room-walls">
        {walls.map(({ bearingDeg, lengthCm }, i) => {
          const wall = `${say(lang, 'ui.wall')} ${i + 1}`;
          const quarter = bearingDeg / 90;
          const direction = Number.isInteger(quarter) ? quarter : 4;
          return (
            // A wall is its place in the walk.
            <li key={i}>
              <select
                aria-label={`${wall}: ${say(lang, 'param.direction')}`}
                value={direction}
                onChange={({ currentTarget: { value } }) =>
                  put(i, { bearingDeg: value === '4' ? FIRST_ANGLE_DEG : Number(value) * 90 })
                }
              >
                {DIRECTIONS.map((name, value) => (
                  <option key={name} value={value}>
                    {name}
                  </option>
                ))}
              </select>
              {direction === 4 && (
                <Figure
                  label={`${wall}: ${phrased(words.bearing)}`}
                  unit="°"
                  value={bearingDeg}
                  onFigure={(deg) => put(i, { bearingDeg: turned(deg) })}
                />
              )}
              <Figure
                label={`${wall}: ${say(lang, 'ui.wallLength')}`}
                unit="cm"
                value={lengthCm}
                above={0}
                onFigure={(cm) => onWalk(withLength(walls, i, cm))}
              />
              <button
                type="button"
                class="bare"
                aria-label={`${phrased(words.remove)}: ${wall}`}
                onClick={() => onWalk(walls.toSpliced(i, 1))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => onWalk([...walls, { bearingDeg: 0, lengthCm: FIRST_LENGTH_CM }])}>
        {phrased(words.addWall)}
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

/** A number within the walk: it takes effect when it is done, and what is no number changes nothing. */
function Figure({ label, unit, value, above = -Infinity, onFigure }: FigureProps) {
  const lang = useLang();
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const settle = (typed: string) => {
    const number = readNumber(typed);
    const isGood = number !== undefined && number > above;
    setWrong(isGood ? null : typed);
    if (isGood) onFigure(number);
  };
  return (
    <span class="frame-measure">
      <input
        inputMode="decimal"
        autocomplete="off"
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={id}
        value={wrong ?? formatNumber(lang, value, 4)}
        onChange={({ currentTarget }) => settle(currentTarget.value)}
      />
      <span>{unit}</span>
      <output id={id} class="room-wrong">
        {wrong !== null && notNumber(lang).text}
      </output>
    </span>
  );
}
