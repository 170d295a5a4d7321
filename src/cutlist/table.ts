// The cut list as a table for files: one row for each different piece, whole tiles first. Lengths are numbers in mm, or
// texts in inches.

import { type Ring, signedArea } from '../engine/index.ts';
import { formatBareLength, formatNumber, formatSmallArea, type Notation, say, type WordKey } from '../words/index.ts';
import { type CutList, shapeOfPiece } from './cut-list.ts';
import type { CutGroup } from './grouping.ts';
import { type KeptOffcut, keptCell } from './kept.ts';
import { sidesOf } from './pieces.ts';
import { type SortOrder, sortGroups, spansOf } from './rows.ts';
import { shapeSentence } from './shape-text.ts';

export type Cell = number | string;

export interface Column {
  readonly heading: string;
  /** Of its numbers, if all have the same. */
  readonly decimals?: number;
  /** In characters, for programs that show it. */
  readonly width: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What spreadsheets hold in a cell; a plan whose tiles are all cut alike has more numbers than fit. */
const MOST_CHARACTERS = 32_767;

interface ColumnFacts {
  readonly heading: WordKey;
  /** Its heading if measures have their units with them. */
  readonly bareHeading?: WordKey;
  readonly decimals?: number;
  readonly width: number;
  readonly cellOf: (row: Row) => Cell;
}

interface Row {
  readonly group: CutGroup;
  readonly list: CutList;
  readonly shared: SharedTexts;
  readonly notation: Notation;
  readonly isWhole: boolean;
  /** The number of the first tile in each row of the floor. */
  readonly firsts: ReadonlyMap<number, number>;
}

const COLUMNS: readonly ColumnFacts[] = [
  { heading: 'cuts.tiles', width: 24, cellOf: ({ group }) => spansOf(group.tiles.map(({ number }) => number)) },
  { heading: 'cuts.piece', width: 16, cellOf: pieceOf },
  { heading: 'cuts.kind', width: 18, cellOf: ({ list, group, notation: { lang } }) => list.kindOf(group.motif, lang) },
  { heading: 'cuts.count', width: 8, cellOf: ({ group }) => group.tiles.length },
  {
    heading: 'cuts.width',
    bareHeading: 'cuts.bareWidth',
    decimals: 1,
    width: 12,
    cellOf: ({ notation, group }) => lengthOf(notation, group.width),
  },
  {
    heading: 'cuts.height',
    bareHeading: 'cuts.bareHeight',
    decimals: 1,
    width: 12,
    cellOf: ({ notation, group }) => lengthOf(notation, group.height),
  },
  {
    heading: 'cuts.sidesFrom',
    bareHeading: 'cuts.bareSidesFrom',
    width: 48,
    cellOf: ({ notation, group }) => sidesText(notation, group.rings),
  },
  {
    heading: 'cuts.area',
    bareHeading: 'cuts.bareArea',
    decimals: 2,
    width: 12,
    cellOf: ({ notation, group }) => areaOf(notation, group.areaCm2),
  },
  {
    heading: 'cuts.offcut',
    bareHeading: 'cuts.bareOffcut',
    decimals: 2,
    width: 12,
    cellOf: ({ notation, group }) => areaOf(notation, group.offcutCm2),
  },
  { heading: 'cuts.shared', width: 20, cellOf: sharedText },
  { heading: 'cuts.row', width: 12, cellOf: ({ group }) => group.tiles[0].line },
  {
    heading: 'cuts.place',
    width: 10,
    cellOf: ({ group: { tiles }, firsts }) => 1 + tiles[0].number - (firsts.get(tiles[0].line) ?? 1),
  },
  {
    heading: 'cuts.shape',
    bareHeading: 'cuts.bareShape',
    width: 48,
    cellOf: ({ list, group, notation }) => shapeSentence(notation, shapeOfPiece(list, group)),
  },
];

/** Tiles that are cut into several: for each, the numbers of the tiles of the plan that come from it. */
export type SharedLists = readonly (readonly number[])[];

/** By the number of a tile, those that are cut from one tile with it, such as "12+40". */
export type SharedTexts = ReadonlyMap<number, string>;

/** The cut list in the words and units of a notation; the offcuts worth keeping follow the pieces. */
export function tableOf(
  list: CutList,
  shared: SharedTexts,
  notation: Notation,
  order: SortOrder,
  kept: readonly KeptOffcut[] = [],
): Table {
  const isImperial = notation.units === 'imperial';
  const firsts = firstsOf(list);
  const groups = [...list.wholes, ...sortGroups(list, order)];
  return {
    columns: COLUMNS.map(({ heading, bareHeading = heading, decimals = 0, width }) => ({
      heading: say(notation.lang, isImperial ? bareHeading : heading),
      decimals,
      width,
    })),
    rows: [
      ...groups.map((group, i) => {
        const row = { group, list, shared, notation, firsts, isWhole: i < list.wholes.length };
        return COLUMNS.map(({ cellOf }) => fitting(cellOf(row)));
      }),
      ...kept.map((offcut) => COLUMNS.map(({ heading }) => fitting(keptCell(list, offcut, notation, heading)))),
    ],
  };
}

function firstsOf({ tiles }: CutList): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>();
  for (const { line, number } of tiles) if (!firsts.has(line)) firsts.set(line, number);
  return firsts;
}

/** The texts of the tiles of a plan. */
export function sharedTextsOf(lists: SharedLists): SharedTexts {
  return new Map(lists.flatMap((numbers) => numbers.map((number) => [number, numbers.join('+')] as const)));
}

function sharedText({ group: { tiles }, shared }: Row): string {
  return [...new Set(tiles.flatMap(({ number }) => shared.get(number) ?? []))].join(', ');
}

function pieceOf({ isWhole, group, notation: { lang } }: Row): string {
  return say(lang, isWhole ? 'cuts.whole' : group.isSliver ? 'cuts.sliver' : 'cuts.cut');
}

function lengthOf(notation: Notation, mm: number): Cell {
  return notation.units === 'imperial' ? formatBareLength(notation, mm, 'mm') : mm;
}

function areaOf(notation: Notation, cm2: number): Cell {
  return notation.units === 'imperial' ? formatSmallArea(notation, cm2) : cm2;
}

/**
 * The sides of each ring, such as "300 · 212.1 · ∠45° 450 · ∠135° 150" for a piece with a slanted side. The sides of a
 * hole are read like those of a piece: clockwise, with the angles inside the hole.
 */
export function sidesText(notation: Notation, rings: readonly Ring[]): string {
  const texts = rings.map((ring) => {
    const isHole = signedArea(ring) < 0;
    const sides = sidesOf(fromUpperLeft(isHole ? ring.toReversed() : ring)).map(({ length, angleDeg }) => {
      const angle = Math.abs(angleDeg - 90) < 0.05 ? '' : `∠${formatNumber(notation.lang, angleDeg, 1)}° `;
      return angle + formatBareLength(notation, length, 'mm', 1);
    });
    return (isHole ? `${say(notation.lang, 'cuts.hole')}: ` : '') + sides.join(' · ');
  });
  return texts.join('; ');
}

/** A ring from the corner that is nearest to the upper left; of equally near ones the upper. */
function fromUpperLeft(ring: Ring): Ring {
  const far = ({ x, y }: Ring[number]) => Math.round((x + y) * 1000);
  const first = ring.reduce((best, corner, i) => {
    const difference = far(corner) - far(ring[best]) || corner.y - ring[best].y;
    return difference < 0 ? i : best;
  }, 0);
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** A cell that fits, cut off at a space. */
function fitting(cell: Cell): Cell {
  if (typeof cell === 'number' || cell.length <= MOST_CHARACTERS) return cell;
  return `${cell.slice(0, cell.lastIndexOf(' ', MOST_CHARACTERS - 2))} …`;
}
