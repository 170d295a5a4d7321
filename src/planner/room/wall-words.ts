// Walls in words and arrows, without the letters of the compass.

import type { Wall } from '../../wire/index.ts';
import { formatLength, formatNumber, type Notation, say } from '../../words/index.ts';
import { follow } from './walk.ts';

export const ARROWS = '→↓←↑';
const ANY_WAY = '∠';

/** A wall in words: `320 cm to the right`, `113 cm at 135°`. */
export function wordsOf(notation: Notation, { bearingDeg, lengthCm }: Wall): string {
  const n = formatLength(notation, lengthCm, 'cm');
  return bearingDeg % 90 === 0
    ? say(notation.lang, 'room.sides', { n }).split('|')[bearingDeg / 90]
    : say(notation.lang, 'room.slanted', { n, deg: formatNumber(notation.lang, bearingDeg, 2) });
}

/** Walls as arrows with their lengths: `← 260 cm ↑ 180 cm`. */
export function arrowsOf(notation: Notation, walls: readonly Wall[]): string {
  return walls
    .map(({ bearingDeg, lengthCm }) => {
      const arrow = ARROWS[bearingDeg / 90] ?? `${ANY_WAY}\u00a0${formatNumber(notation.lang, bearingDeg, 2)}°`;
      return `${arrow}\u00a0${formatLength(notation, lengthCm, 'cm')}`;
    })
    .join(' ');
}

/** The end of an open walk relative to its start: `20 cm to the right, 5 cm down`; empty if it is closed. */
export function gapText(notation: Notation, walls: readonly Wall[]): string {
  const { lang } = notation;
  const sides = follow(walls).end.flatMap((cm, axis) =>
    cm === 0 ? [] : [wordsOf(notation, { bearingDeg: 90 * (cm > 0 ? axis : axis + 2), lengthCm: Math.abs(cm) })],
  );
  return sides.length > 0 ? say(lang, 'room.stillOpen', { gap: sides.join(lang === 'zh' ? '，' : ', ') }) : '';
}
