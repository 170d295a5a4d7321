// The figures of a plan as a table of labels, values and units.

import { type ParameterValues, type Pattern, parametersOf } from '../engine/index.ts';
import {
  formatArea,
  formatBareLength,
  formatSize,
  type LengthUnit,
  label,
  type Notation,
  say,
  sayOf,
  type WordKey,
} from '../words/index.ts';
import type { KeptOffcut } from './kept.ts';
import type { Cell } from './table.ts';

/** The figures of an answer that a summary shows. */
export interface PlanFigures {
  readonly surface: {
    readonly areaM2: number;
    readonly boundingBoxCm: { readonly width: number; readonly height: number };
  };
  readonly pattern: {
    readonly name: string;
    readonly parameters: ParameterValues;
    readonly jointMm: number;
    readonly startCm: { readonly x: number; readonly y: number };
  };
  readonly tiles: {
    readonly total: number;
    readonly whole: number;
    readonly cut: number;
    readonly wastePercent: number;
    readonly sliverCount: number;
    readonly kinds?: readonly {
      readonly kind: string;
      readonly name: string;
      readonly total: number;
      readonly sizeMm: { readonly width: number; readonly height: number };
      readonly wastePercent: number;
    }[];
    readonly reuse?: {
      readonly tilesWithReuse: number;
      readonly atLeast: number;
      readonly wastePercentWithReuse: number;
    };
  };
  readonly order?: {
    readonly tiles: number;
    readonly boxes: number | null;
    readonly tilesInBoxes: number | null;
    readonly leftOver: number | null;
    readonly cost: number | null;
    readonly currency: string | null;
    readonly sets?: number;
    readonly tilesInSets?: number;
    readonly kinds: readonly {
      readonly kind: string;
      readonly boxes: number | null;
      readonly leftOver: number | null;
      readonly cost: number | null;
    }[];
  };
  readonly stock?: { readonly missing: number };
  readonly offcuts?: { readonly rectangles: readonly KeptOffcut[] };
  readonly skirting?: {
    readonly neededM: number;
    readonly fromOffcutsM: number;
    readonly tilesToAdd: number | null;
  };
  readonly quantities?: {
    readonly groutKg: number;
    readonly groutBags: number | null;
    readonly adhesiveKg: number;
    readonly adhesiveBags: number | null;
  };
}

export interface SummaryFacts {
  /** The plan's name; empty if it has none. */
  readonly name: string;
  readonly pattern: Pattern;
  /** What is tiled; absent for a floor. */
  readonly kind?: 'wall' | undefined;
  readonly figures: PlanFigures;
  /** The address of the service. */
  readonly address: string;
}

/** What is ordered, and the names of the kinds of tile. */
interface Ordered extends Pick<PlanFigures, 'order' | 'stock'> {
  readonly tiles: { readonly kinds?: readonly { readonly kind?: string; readonly name?: string }[] };
}

/** Tiles to buy, and the size of each kind if there are several. */
interface Totals {
  readonly total: number;
  readonly kinds?: readonly Omit<NonNullable<PlanFigures['tiles']['kinds']>[number], 'wastePercent'>[];
}

type OrderedKind = NonNullable<PlanFigures['order']>['kinds'][number];

export type SummaryRow = readonly [label: string, value: Cell, unit: string];

/** The summary of a plan: label, value and unit of each figure. */
export function summaryOf(
  { name, pattern, kind, figures, address }: SummaryFacts,
  notation: Notation,
): readonly SummaryRow[] {
  const { lang } = notation;
  return [
    ...(name === '' ? [] : [[say(lang, 'cuts.plan'), name, ''] as const]),
    ...layoutRows({ pattern, kind, figures }, notation),
    ...orderRows(figures, notation),
    ...quantityRows(figures, notation),
    ...skirtingRows(figures, notation),
    [say(lang, 'ui.credit'), address, ''],
  ];
}

/** How a surface is laid, and with how many tiles. */
export function layoutRows(
  { pattern, kind, figures }: Pick<SummaryFacts, 'pattern' | 'kind' | 'figures'>,
  notation: Notation,
): readonly SummaryRow[] {
  const { lang, units } = notation;
  const spoken = { lang, kind };
  const { surface, tiles } = figures;
  const { jointMm, startCm, parameters } = figures.pattern;
  const declared = parametersOf(pattern);
  const isImperial = units === 'imperial';
  const length = (text: string, value: number, unit: LengthUnit): SummaryRow =>
    isImperial ? [text, formatBareLength(notation, value, unit), ''] : [text, value, unit];
  const count = (key: WordKey, value: number): SummaryRow => [say(lang, key), value, ''];
  return [
    [say(lang, 'ui.pattern'), figures.pattern.name, ''],
    ...Object.entries(parameters).map(([key, value]): SummaryRow => {
      const parameter = declared[key];
      const text = label(lang, parameter.label);
      if (parameter.kind === 'choice') return [text, label(lang, `${parameter.valueLabels}.${value}`), ''];
      // Labels of angles and percentages include their unit.
      return parameter.unit === 'mm' ? length(text, Number(value), 'mm') : [text, Number(value), ''];
    }),
    length(say(lang, 'param.joint'), jointMm, 'mm'),
    length(`${say(lang, 'ui.start')} x`, startCm.x, 'cm'),
    length(`${say(lang, 'ui.start')} y`, startCm.y, 'cm'),
    length(sayOf(spoken, 'cuts.roomWidth'), surface.boundingBoxCm.width, 'cm'),
    length(sayOf(spoken, 'cuts.roomLength'), surface.boundingBoxCm.height, 'cm'),
    [
      sayOf(spoken, 'ui.floorArea'),
      isImperial ? formatArea(notation, surface.areaM2) : surface.areaM2,
      isImperial ? '' : 'm²',
    ],
    ...totalRows(tiles, notation),
    count('ui.wholeTiles', tiles.whole),
    count('ui.cutTiles', tiles.cut),
    count('ui.slivers', tiles.sliverCount),
    percentRow(notation, 'ui.waste', tiles.wastePercent),
    ...(tiles.kinds ?? []).map(({ name, wastePercent }) => ofKind(notation, 'ui.waste', name, wastePercent, '%')),
    ...(tiles.reuse ? reuseRows(tiles.reuse, notation) : []),
  ];
}

/** Tiles to buy without reuse of offcuts, and those of each kind if there are several. */
export function totalRows({ total, kinds = [] }: Totals, notation: Notation): readonly SummaryRow[] {
  return [
    [say(notation.lang, 'ui.tilesToBuy'), total, ''],
    ...kinds.map(({ name, total, sizeMm: { width, height } }) =>
      ofKind(notation, 'ui.tilesToBuy', name, total, formatSize(notation, [width, height], 'mm', 1)),
    ),
  ];
}

/** Tiles to buy if offcuts are reused. */
export function reuseRows(
  reuse: NonNullable<PlanFigures['tiles']['reuse']>,
  notation: Notation,
): readonly SummaryRow[] {
  const { lang } = notation;
  return [
    [say(lang, 'cuts.tilesWithReuse'), reuse.tilesWithReuse, ''],
    [say(lang, 'cuts.atLeast'), reuse.atLeast, ''],
    percentRow(notation, 'cuts.wasteWithReuse', reuse.wastePercentWithReuse),
  ];
}

function percentRow({ lang }: Notation, key: WordKey, value: number): SummaryRow {
  return [say(lang, key), value, '%'];
}

function ofKind({ lang }: Notation, key: WordKey, kind: string, value: number, unit: string): SummaryRow {
  return [say(lang, 'page.labelled', { name: say(lang, key), value: kind }), value, unit];
}

/** What to buy, as far as it is known. */
export function orderRows({ order, stock, tiles: figures }: Ordered, { lang }: Notation): readonly SummaryRow[] {
  if (order === undefined) return [];
  const { tiles, boxes, tilesInBoxes, leftOver, cost, currency, sets = null, tilesInSets = null } = order;
  const nameOf = (kind: string) => figures.kinds?.find((one) => one.kind === kind)?.name ?? kind;
  const ofKinds = (key: WordKey, unit: string, figureOf: (line: OrderedKind) => number | null) =>
    order.kinds.map((line) => {
      const label = say(lang, 'page.labelled', { name: say(lang, key), value: nameOf(line.kind) });
      return [label, figureOf(line), unit] as const;
    });
  const rows = [
    [say(lang, stock ? 'order.missing' : 'order.tiles'), tiles, ''],
    [say(lang, 'order.boxes'), boxes, ''],
    ...ofKinds('order.boxes', '', (line) => line.boxes),
    [say(lang, 'order.tilesInBoxes'), tilesInBoxes, ''],
    [say(lang, 'order.sets'), sets, ''],
    [say(lang, 'order.tilesInSets'), tilesInSets, ''],
    [say(lang, 'order.leftOver'), leftOver, ''],
    ...ofKinds('order.leftOver', '', (line) => line.leftOver),
    [say(lang, 'order.cost'), cost, currency ?? ''],
    ...ofKinds('order.cost', currency ?? '', (line) => line.cost),
  ] as const;
  return rows.flatMap(([label, value, unit]) => (value === null ? [] : [[label, value, unit] as const]));
}

/** The skirting in metres, and what the offcuts give of it. */
function skirtingRows({ skirting }: PlanFigures, notation: Notation): readonly SummaryRow[] {
  if (skirting === undefined) return [];
  const { lang, units } = notation;
  const { neededM, fromOffcutsM, tilesToAdd } = skirting;
  const metres = (key: WordKey, value: number): SummaryRow =>
    units === 'imperial' ? [say(lang, key), formatBareLength(notation, value, 'm'), ''] : [say(lang, key), value, 'm'];
  return [
    metres('ui.skirting', neededM),
    metres('skirting.given', fromOffcutsM),
    ...(tilesToAdd === null ? [] : [[say(lang, 'skirting.tiles'), tilesToAdd, ''] as const]),
  ];
}

/** Grout and adhesive in kg, and in bags as far as it is known what they hold. */
export function quantityRows(
  { quantities }: Pick<PlanFigures, 'quantities'>,
  { lang }: Notation,
): readonly SummaryRow[] {
  if (quantities === undefined) return [];
  const { groutKg, groutBags, adhesiveKg, adhesiveBags } = quantities;
  const rows = [
    ['quantities.grout', groutKg, 'kg'],
    ['quantities.groutBags', groutBags, ''],
    ['quantities.adhesive', adhesiveKg, 'kg'],
    ['quantities.adhesiveBags', adhesiveBags, ''],
  ] as const;
  return rows.flatMap(([key, value, unit]) => (value === null ? [] : [[say(lang, key), value, unit] as const]));
}
