// What is done of a floor on the site: the pieces that are cut and the tiles that are laid. Ticks belong to one laid
// floor: on another one, the same numbers are other tiles.

import type { Cutting, CuttingSheet, NumberedTile } from '../../cutlist/index.ts';
import type { LaidFloor } from '../state/messages.ts';

export interface Progress {
  /** The floor that was ticked. */
  readonly floor: string;
  /** Names of pieces: the number of a tile, with a letter if it is laid in several pieces. */
  readonly cut: readonly string[];
  /** Numbers of tiles. */
  readonly laid: readonly number[];
}

/** One tile that is bought and cut, with the pieces that come out of it. */
export interface TileToCut {
  readonly names: readonly string[];
  /** Null for a board that is only cut to its length. */
  readonly sheet: CuttingSheet | null;
}

/** A row in reading order. */
export interface Row {
  readonly line: number;
  readonly numbers: readonly number[];
}

/** More pieces than any plan has. */
const MOST_TILES = 100_000;
/** A plan that changes while it is laid leaves ticks of earlier floors. */
const MOST_FLOORS = 1000;
const FNV = { basis: 0x811c9dc5, prime: 0x01000193 };
/** Lengths that differ by less are the same, mm. */
const GRAIN = 0.01;

/** A short text that differs for floors that are laid differently. */
export function floorKey({ layout: { frame, runs, cuts } }: Pick<LaidFloor, 'layout'>): string {
  let hash = FNV.basis;
  const add = (number: number) => {
    hash = Math.imul(hash ^ number, FNV.prime);
  };
  const addLength = (mm: number) => add(Math.round(mm / GRAIN));
  for (const step of [frame.stepX, frame.stepY, frame.rowX, frame.rowY]) addLength(step);
  for (const number of runs) add(number);
  for (const number of cuts.tiles) add(number);
  for (const length of cuts.points) addLength(length);
  return (hash >>> 0).toString(36);
}

export function nothingDone(floor: string): Progress {
  return { floor, cut: [], laid: [] };
}

/** Whether a value of a file is the ticks of floors. */
export function areTicks(value: unknown): value is readonly Progress[] {
  return Array.isArray(value) && value.length <= MOST_FLOORS && value.every(isProgress);
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { floor, cut, laid, ...others } = value as Readonly<Record<string, unknown>>;
  const isListOf = (list: unknown, isRight: (tick: unknown) => boolean) =>
    Array.isArray(list) && list.length <= MOST_TILES && list.every(isRight);
  return (
    Object.keys(others).length === 0 &&
    typeof floor === 'string' &&
    isListOf(cut, (name) => typeof name === 'string' && /^\d+[a-z]*$/.test(name)) &&
    isListOf(laid, Number.isInteger)
  );
}

/** The ticks of a floor among those that were saved. */
export function progressOn(floor: string, saved: readonly Progress[] = []): Progress {
  return saved.find((ticks) => ticks.floor === floor) ?? nothingDone(floor);
}

/** The saved ticks with those of one floor. */
export function withProgress(saved: readonly Progress[] = [], progress: Progress): readonly Progress[] {
  return [...saved.filter(({ floor }) => floor !== progress.floor), progress];
}

/** The ticks of two tabs. */
export function merged(own: readonly Progress[] = [], others: readonly Progress[] = []): readonly Progress[] {
  return own.reduce((all, { floor, cut, laid }) => {
    const other = progressOn(floor, others);
    return withProgress(all, {
      floor,
      cut: [...new Set([...cut, ...other.cut])],
      laid: [...new Set([...laid, ...other.laid])],
    });
  }, others);
}

/** Adds ticks, or takes them away. */
export function ticked<Done extends 'cut' | 'laid'>(
  progress: Progress,
  done: Done,
  ticks: Progress[Done],
  isDone: boolean,
): Progress {
  const changed = new Set<string | number>(ticks);
  const others = (progress[done] as readonly (string | number)[]).filter((tick) => !changed.has(tick));
  return { ...progress, [done]: isDone ? [...others, ...ticks] : others };
}

/** The number of the tile that a piece belongs to. */
export function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

/** Whether a piece is cut: what is laid is cut, too. */
export function isCut({ cut, laid }: Progress, name: string): boolean {
  return cut.includes(name) || laid.includes(numberOf(name));
}

/** The tiles to cut, in the order in which their first pieces are laid. */
export function tilesToCut(tiles: readonly NumberedTile[], cutting: Pick<Cutting, 'groups'>): TileToCut[] {
  const drawn = cutting.groups.flatMap(({ sheets }) =>
    sheets.flatMap((sheet) =>
      // A sheet of one tile names its pieces by their numbers.
      sheet.tiles.map((names): TileToCut => ({ names: [...new Set(names)], sheet: { ...sheet, tiles: [names] } })),
    ),
  );
  const onSheets = new Set(drawn.flatMap(({ names }) => names.map(numberOf)));
  const others = tiles
    .filter(({ cut, number }) => cut >= 0 && !onSheets.has(number))
    .map(({ number }): TileToCut => ({ names: [`${number}`], sheet: null }));
  const firstOf = ({ names }: TileToCut) => Math.min(...names.map(numberOf));
  return [...drawn, ...others].sort((a, b) => firstOf(a) - firstOf(b));
}

/** The rows of a floor. */
export function rowsOf(tiles: readonly NumberedTile[]): Row[] {
  const rows = new Map<number, number[]>();
  for (const { line, number } of tiles) rows.set(line, [...(rows.get(line) ?? []), number]);
  return [...rows].map(([line, numbers]) => ({ line, numbers }));
}
