// Sizes of tiles that were typed in centimetres, although their fields are in millimetres.

import { type Pattern, parametersOf } from '../../engine/index.ts';

type Values = Readonly<Record<string, number | string>>;

/** Tiles with shorter sides only are mosaic, which few people plan. */
const SHORT_MM = 100;
const MM_IN_CM = 10;

/**
 * What the sizes of a tile are in mm if its numbers were meant as cm; undefined if a side is as long as those of tiles
 * are, or would be too long.
 *
 * With squares, `{ tileSize: 60 }` becomes `{ tileSize: 600 }`.
 */
export function meantSizes(pattern: Pattern, values: Values): Readonly<Record<string, number>> | undefined {
  const sides = Object.entries(parametersOf(pattern)).flatMap(([name, parameter]) =>
    name.startsWith('tile') && parameter.kind !== 'choice'
      ? [{ name, max: parameter.max, mm: Number(values[name]) }]
      : [],
  );
  const areShort = sides.length > 0 && sides.every(({ mm, max }) => mm < SHORT_MM && MM_IN_CM * mm <= max);
  return areShort ? Object.fromEntries(sides.map(({ name, mm }) => [name, MM_IN_CM * mm])) : undefined;
}
