// What a plan was understood as, in words: the room, what is cut out of it, the tile, the joint. A person sees a mistaken unit
// here, because every length has one.

import { tileText } from '../../drawing/index.ts';
import { type KindTiles, kindTilesOf, type Plan } from '../../engine/index.ts';
import { cutoutPlaces, cutoutSize } from '../../paper/index.ts';
import { patternName } from '../../wire/index.ts';
import {
  type CountedKey,
  formatArea,
  formatBareLength,
  formatLength,
  formatSize,
  type Lang,
  type Notation,
  say,
  sayCount,
  sayOf,
} from '../../words/index.ts';

/** Of many cutouts or doors only the first are measured. */
const MOST_SIZES = 4;
const METRE = 1000;
const MM2_IN_M2 = 1e6;
/** Share of a tile's area. */
const ROUNDING = 1e-6;

/** Joins the parts of a list as the language does. */
export function listed(lang: Lang, parts: readonly string[]): string {
  return parts.join(lang === 'zh' ? '，' : ', ');
}

/** Joins sentences. */
export function paragraph(lang: Lang, sentences: readonly string[]): string {
  return sentences.join(lang === 'zh' ? '' : ' ');
}

/** `a room of 4 × 3 m with 12 m² of floor`, with its cutouts and doors: parts of a list. */
export function roomFacts(notation: Notation, { room, surface, edge }: Plan): string[] {
  const { lang } = notation;
  const spoken = { lang, kind: room.kind };
  const size = roomSize(notation, surface.box);
  const area = formatArea(notation, surface.areaMm2 / MM2_IN_M2, 4);
  const rooms = room.flat && sayCount(lang, 'summary.rooms', room.flat.rooms.length);
  const cutouts = cutoutPlaces(room).map((place) => cutoutSize(notation, place));
  const doors = (room.doors ?? []).map(({ width }) => formatBareLength(notation, width / 10, 'cm'));
  return [
    rooms === undefined
      ? sayOf(spoken, 'summary.room', { size, area })
      : say(lang, 'summary.flat', { rooms, size, area }),
    ...sized(notation, 'summary.cutouts', cutouts),
    ...sized(notation, 'summary.doors', doors),
    ...(edge > 0 ? [sayOf(spoken, 'drawing.edge', { width: formatLength(notation, edge, 'mm', 3) })] : []),
  ];
}

/** `pattern “Squares”`, `tiles of 300 × 300 mm` and `joint 3 mm`: parts of a list. Kinds of tile are listed elsewhere. */
export function tileFacts(notation: Notation, plan: Plan): string[] {
  const { lang } = notation;
  const [only, ...others] = kindTilesOf(plan);
  const size = isRectangle(only) ? formatSize(notation, [only.width, only.height], 'mm') : tileText(notation, plan);
  return [
    say(lang, 'summary.pattern', { pattern: patternName(lang, plan.pattern) }),
    ...(others.length > 0 ? [] : [say(lang, isOfBoards(plan) ? 'summary.board' : 'summary.tile', { size })]),
    say(lang, 'drawing.joint', { width: formatLength(notation, plan.joint, 'mm', 3) }),
  ];
}

/** Whether the tiles are boards in rows. */
export function isOfBoards({ lattice }: Pick<Plan, 'lattice'>): boolean {
  return lattice.rows !== undefined;
}

/** Metres for what people measure in metres: a room of 4 × 3 cm must not look like one. */
export function roomSize(notation: Notation, { width, height }: Plan['surface']['box']): string {
  return Math.max(width, height) < METRE
    ? formatSize(notation, [width / 10, height / 10], 'cm')
    : formatSize(notation, [width / METRE, height / METRE], 'm', 3);
}

/** `2 cut-outs (40 × 60, Ø 30 cm)`; nothing for none. */
function sized(notation: Notation, key: CountedKey, sizes: readonly string[]): string[] {
  if (sizes.length === 0) return [];
  const { lang } = notation;
  const unit = notation.units === 'imperial' ? '' : ' cm';
  const rest = sizes.length > MOST_SIZES ? ['…'] : [];
  const shown = `${listed(lang, [...sizes.slice(0, MOST_SIZES), ...rest])}${unit}`;
  return [say(lang, 'summary.sized', { what: sayCount(lang, key, sizes.length), sizes: shown })];
}

/** Whether a tile is known by its two sides; others, such as hexagons, by a measure of their own. */
function isRectangle({ box: { width, height, areaMm2 } }: KindTiles): boolean {
  return Math.abs(width * height - areaMm2) < ROUNDING * areaMm2;
}
