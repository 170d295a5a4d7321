// The picture of a plain room: its walls, with a letter at each that has a field. The wall of the focused field is lit.

import { cornersOf, givenWalls, picturedRoom, type RoomShape } from './plain-room.ts';

export const LETTERS = 'abcdef';

interface PictureProps {
  readonly kind: RoomShape;
  readonly quarter: number;
  /** The given wall to light, by its place among the fields; -1 for none. */
  readonly lit?: number;
  /** Whether it is a small one without letters. */
  readonly isPlain?: boolean;
}

/** The room is 100 units wide; letters stand outside its walls. */
const MARGIN = 18;
const LETTER_DISTANCE = 10;

export function Picture({ kind, quarter, lit = -1, isPlain = false }: PictureProps) {
  const corners = cornersOf(picturedRoom(kind, quarter));
  const walls = corners.map((from, i) => [from, corners[(i + 1) % corners.length]] as const);
  const margin = isPlain ? 4 : MARGIN;
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis])) - margin);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])) + margin);
  return (
    <svg
      class={isPlain ? undefined : 'begin-picture'}
      viewBox={[left, top, right - left, bottom - top].join(' ')}
      aria-hidden="true"
    >
      <path d={`M${corners.join('L')}Z`} />
      {!isPlain &&
        givenWalls(kind).map((wall, i) => {
          const [[x1, y1], [x2, y2]] = walls[wall];
          const reach = LETTER_DISTANCE / Math.hypot(x2 - x1, y2 - y1);
          // The room is to the right of its walls, so letters go to the left.
          const [x, y] = [(x1 + x2) / 2 + reach * (y2 - y1), (y1 + y2) / 2 - reach * (x2 - x1)];
          return (
            <g key={wall} class={i === lit ? 'lit' : undefined}>
              <path d={`M${x1},${y1}L${x2},${y2}`} />
              <text x={x} y={y}>
                {LETTERS[i]}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
