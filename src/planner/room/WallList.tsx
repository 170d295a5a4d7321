// The walls one by one: a direction and a length each.

import { useId, useState } from 'preact/hooks';
import { type Wall, withinTurn } from '../../wire/index.ts';
import { say } from '../../words/index.ts';
import { figuresFor } from '../fields/figures.ts';
import { useRefusal } from '../fields/typing.ts';
import { NUMBERS_WALLS } from '../stage/wall-numbers.ts';
import { speak, useLang, useNotation } from '../state/context.ts';
import { withLength } from './walk-editing.ts';
import { ARROWS } from './wall-words.ts';

export interface WallListProps {
  readonly walls: readonly Wall[];
  readonly onWalk: (walls: readonly Wall[]) => void;
}

const FIRST_ANGLE_DEG = 45;
const FIRST_LENGTH_CM = 100;

export function WallList({ walls, onWalk }: WallListProps) {
  const lang = useLang();
  const ways = speak('room.ways').split('|');
  // The fifth direction is any other angle.
  const directions = [...ways.map((way, quarter) => `${ARROWS[quarter]} ${way}`), `∠ ${speak('room.bearing')}`];
  return (
    <div>
      <ol class="room-walls" {...NUMBERS_WALLS}>
        {walls.map(({ bearingDeg, lengthCm }, i) => {
          const wall = `${say(lang, 'ui.wall')} ${i + 1}: `;
          const isAngled = bearingDeg % 90 !== 0;
          const turn = (deg: number) => onWalk(walls.with(i, { bearingDeg: withinTurn(deg), lengthCm }));
          return (
            // The index is the only identity of a wall.
            <li key={i}>
              <select
                aria-label={wall + say(lang, 'param.direction')}
                value={directions[isAngled ? 4 : bearingDeg / 90]}
                onChange={({ currentTarget: { selectedIndex } }) =>
                  turn(selectedIndex < 4 ? selectedIndex * 90 : FIRST_ANGLE_DEG)
                }
              >
                {directions.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              {isAngled && <Figure label={wall + speak('room.bearing')} unit="°" value={bearingDeg} onFigure={turn} />}
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
                aria-label={wall + speak('room.remove')}
                onClick={() => onWalk(walls.toSpliced(i, 1))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => onWalk([...walls, { bearingDeg: 0, lengthCm: FIRST_LENGTH_CM }])}>
        {speak('room.addWall')}
      </button>
    </div>
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
  const figures = figuresFor(useNotation(), { unit, decimals: unit === 'cm' ? 2 : 4, step: 1, bare: 'ft' });
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const isWrong = wrong !== null;
  useRefusal(`figure ${id}`, isWrong);
  const commit = (typed: string) => {
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
        onChange={({ currentTarget }) => commit(currentTarget.value)}
      />
      <span>{figures.unit}</span>
      <output id={id} class="room-wrong">
        {isWrong && figures.refusal.text}
      </output>
    </span>
  );
}
