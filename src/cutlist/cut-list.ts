// The cut list of a plan: its numbered tiles, and the different pieces with the tiles that have them.

import { type ParameterValues, type Pattern, soldSizeOf } from '../engine/index.ts';
import { type Lang, label } from '../words/index.ts';
import { type CutGroup, groupCuts, type Measured, measurePiece } from './grouping.ts';
import type { LaidTiles } from './laid.ts';
import { listTiles, type NumberedTile } from './numbering.ts';
import type { Size } from './pieces.ts';
import { type Shape, shapeOf } from './shape.ts';
import { type Template, templatesOf } from './templates.ts';

/** A kind of tile as it is sold: the whole tile, and how many the plan needs. */
export interface Article extends Measured {
  readonly total: number;
  /** The size by which it is known, mm. */
  readonly size: Size;
}

export interface CutList {
  readonly templates: readonly Template[];
  /** All laid tiles, in the order of their numbers. */
  readonly tiles: readonly NumberedTile[];
  readonly groups: readonly CutGroup[];
  /** What is bought, in the order of the motif; one unless the pattern has several kinds of tile. */
  readonly articles: readonly Article[];
  /** The uncut tiles, a group for each article that has some. */
  readonly wholes: readonly CutGroup[];
  /** The name of a kind of tile. */
  nameOf(kind: string, lang: Lang): string;
  /** The kind of a motif tile if the motif has several: the face of a cube, the hand of a plank. */
  kindOf(motif: number, lang: Lang): string;
}

/** Lists the pieces of laid tiles. */
export function cutListOf(laid: LaidTiles, pattern: Pattern, parameters: ParameterValues): CutList {
  const kinds = pattern.kinds?.(parameters);
  const nameOf = (kind: string, lang: Lang) => label(lang, `${pattern.kindLabels}.${kind}`);
  const templates = templatesOf(laid, kinds);
  const tiles = listTiles(laid, Number(parameters.rotation));
  const bought = [...new Set(templates.map(({ article }) => article))].map((article) => ({
    whole: measurePiece(laid, templates, { motif: article, cut: -1 }),
    tiles: tiles.filter(({ motif }) => templates[motif].article === article),
  }));
  const wholes = bought.map(({ whole, tiles }) => ({ ...whole, tiles: tiles.filter(({ cut }) => cut < 0) }));
  return {
    templates,
    tiles,
    groups: groupCuts(laid, templates, tiles),
    articles: bought.map(({ whole, tiles }) => ({
      ...whole,
      total: tiles.length,
      size: soldSizeOf(templates[whole.motif].outline),
    })),
    wholes: wholes.filter((group) => group.tiles.length > 0),
    nameOf,
    kindOf: (motif, lang) => (kinds ? nameOf(kinds[motif], lang) : ''),
  };
}

/** The shape of a piece on its tile. */
export function shapeOfPiece(
  { templates }: Pick<CutList, 'templates'>,
  { rings, motif }: Pick<Measured, 'rings' | 'motif'>,
): Shape {
  return shapeOf(rings, templates[motif].outline);
}
