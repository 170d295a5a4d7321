// The drawing of a cutting sheet: the tile with its pieces in place, each cut with its number and its distance from an
// edge, the offcut to keep in white. Millimetres of paper.

import { type Cut, type CuttingSheet, namesIn, sizeOf } from '../../cutlist/index.ts';
import {
  areaOf,
  type Box,
  cornersOfBox,
  hatchIn,
  INK,
  type Item,
  linesOf,
  MUTED,
  type Tag,
  textOf,
  uprightAround,
  WHITE,
  widthOf,
} from '../../drawing/index.ts';
import type { Point, Ring } from '../../engine/index.ts';
import type { Notation } from '../../words/index.ts';
import { insidePlace, sizeOfNumber } from '../numbers/inside.ts';
import { GRAIN } from '../pages.ts';
import type { CuttingSubject } from '../subject.ts';
import { arrowItem } from './arrow.ts';
import { Spots } from './spots.ts';
import { CORNERS, haveTurns, lengthText } from './texts.ts';

/** The width of the drawing with its measures, and the most that the tile takes of it. */
export const FIELD = 47;
const MOST_HIGH = 30;
const TEXT = 2.5;
/** From one dimension line to the next. */
const LANE = 3.5;
/** More dimension lines on one side are left to the list of cuts. */
const MOST_LANES = 3;
/** Around the tile: with corner letters or numbers of cuts, and without. */
const AROUND = { letters: 4.2, plain: 1.6 };
const FINE = { color: MUTED, width: 0.15 };
const CUT = { color: INK, width: 0.45 };

interface TileDrawing {
  readonly height: number;
  readonly items: readonly Item[];
}

/** A dimension line, between an edge and a cut. */
interface Dimension {
  readonly text: string;
  readonly cut: Cut;
}

interface Frame {
  readonly toField: (point: Point) => Point;
  /** The tile in the field. */
  readonly tile: Box;
  readonly field: Box;
}

/** How much space a drawing needs, without making it. */
export function frameOf({ notation }: CuttingSubject, sheet: CuttingSheet): Frame & { readonly height: number } {
  const { outline } = sheet;
  const size = sizeOf([outline]);
  const across = Math.min(MOST_LANES, dimensionsAlong(sheet, ['left', 'right']).length);
  const down = Math.min(MOST_LANES, dimensionsAlong(sheet, ['top', 'bottom']).length);
  const around = aroundOf(sheet);
  const [left, top] = [around + LANE * down, around + LANE * across];
  const scale = Math.min((FIELD - left - AROUND.letters) / size.width, MOST_HIGH / size.height);
  const origin = { x: Math.min(...outline.map(({ x }) => x)), y: Math.min(...outline.map(({ y }) => y)) };
  const toField = ({ x, y }: Point) => ({ x: left + (x - origin.x) * scale, y: top + (y - origin.y) * scale });
  const tile = { left, top, width: size.width * scale, height: size.height * scale };
  const outside = namesIn(sheet).some((name, i) => placeOf(sheet.pieces[i], name, toField) === null);
  // Texts of upright dimension lines may be longer than the tile is high.
  const longest = Math.max(
    0,
    ...dimensionsIn(notation, sheet, ['top', 'bottom']).map((dimension) => widthOf(dimension.text, TEXT)),
  );
  const needed = top + tile.height + Math.max(around, outside || haveTurns(sheet) || isHanded(sheet) ? 4.2 : 0) + 1;
  const height = Math.max(needed, longest + 2);
  return { toField, tile, height, field: { left: 0, top: 0, width: FIELD, height } };
}

/** The dimension lines along edges, short ones first, as many as have a lane. */
function dimensionsIn(notation: Notation, sheet: CuttingSheet, edges: readonly string[]): Dimension[] {
  const distanceOf = ({ cut }: Pick<Dimension, 'cut'>) => cut.fence?.distance ?? 0;
  return dimensionsAlong(sheet, edges)
    .map((cut) => {
      const text = lengthText(notation, distanceOf({ cut }));
      return { cut, text: sheet.cuts.length > 1 ? `${sheet.cuts.indexOf(cut) + 1}: ${text}` : text };
    })
    .sort((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MOST_LANES);
}

function aroundOf({ cuts }: CuttingSheet): number {
  const hasLetters = cuts.some(({ marks, circle }) => marks.length > 0 || circle !== null);
  return hasLetters ? AROUND.letters : AROUND.plain;
}

function dimensionsAlong({ cuts }: CuttingSheet, edges: readonly string[]): readonly Cut[] {
  return cuts.filter(({ fence, marks }) => marks.length === 0 && edges.includes(fence?.edge ?? ''));
}

function placeOf(piece: CuttingSheet['pieces'][number], name: string, toField: Frame['toField']) {
  if (name === '') return undefined;
  return insidePlace(
    [piece.outer, ...piece.holes].map((ring) => ring.map(toField)),
    name,
    TEXT,
  );
}

/** Whether the mirror image of a tile is another tile. */
export function isHanded({ outline }: Pick<CuttingSheet, 'outline'>): boolean {
  return Math.abs(leanOf(outline)) > 0.5;
}

/** How far the upper edge of a tile with a level one is to the right of the lower one; 0 for other tiles. */
function leanOf(outline: Ring): number {
  const edges = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length] }));
  const level = edges.filter(({ from, to }) => Math.abs(from.y - to.y) < 0.05);
  if (level.length !== 2 || outline.length !== 4) return 0;
  const [upper, lower] = level.toSorted((a, b) => a.from.y - b.from.y);
  return (upper.from.x + upper.to.x - lower.from.x - lower.to.x) / 2;
}

/** The drawing, with its upper left corner at 0,0. */
export function tileDrawing(subject: CuttingSubject, sheet: CuttingSheet): TileDrawing {
  const frame = frameOf(subject, sheet);
  const spots = new Spots();
  const dimensions = [
    ...dimensionItems(subject, sheet, frame, spots, true),
    ...dimensionItems(subject, sheet, frame, spots, false),
  ];
  const letters = cornerItems(sheet, frame, spots);
  const names = nameItems(subject, sheet, frame, spots);
  const numbers = cutNumberItems(subject, sheet, frame, spots);
  return {
    height: frame.height,
    items: [
      ...shapeItems(subject, sheet, frame),
      ...cutItems(sheet, frame),
      ...dimensions,
      ...letters,
      ...names,
      ...numbers,
    ],
  };
}

/** The tile hatched, the offcut to keep white, the pieces in the colour of the tile. */
function shapeItems({ colors }: CuttingSubject, sheet: CuttingSheet, { toField }: Frame): Item[] {
  const rings = (list: readonly Ring[]) => list.map((ring) => ring.map(toField));
  const ground = areaOf('tile whole', WHITE, rings([sheet.outline]), GRAIN);
  return [
    ground,
    hatchIn(ground, { color: MUTED, width: 0.12, spacing: 1.4 }),
    ...(sheet.kept ? [areaOf('tile whole', WHITE, rings([sheet.kept.corners]), GRAIN)] : []),
    ...sheet.pieces.map(({ outer, holes }) =>
      areaOf('tile cut', colors.tiles[sheet.motif], rings([outer, ...holes]), GRAIN, { color: INK, width: 0.15 }),
    ),
    linesOf('outline', { color: INK, width: 0.2 }, rings([sheet.outline]), true),
  ];
}

/** Straight cuts; a little longer than the tile if they go through it. Round ones are edges of their pieces. */
function cutItems({ cuts }: CuttingSheet, { toField }: Frame): Item[] {
  const straight = cuts.filter(({ circle }) => circle === null);
  const paths = straight.map(({ from, to }) => [toField(from), toField(to)]);
  return [linesOf('outline', CUT, paths)];
}

/** Dimension lines above the tile, or on its left. */
function dimensionItems(
  { notation }: CuttingSubject,
  sheet: CuttingSheet,
  frame: Frame,
  spots: Spots,
  isAcross: boolean,
): Item[] {
  const dimensions = dimensionsIn(notation, sheet, isAcross ? ['left', 'right'] : ['top', 'bottom']);
  const around = dimensions.length === 0 ? 0 : aroundOf(sheet);
  return dimensions.flatMap((dimension, i) =>
    dimensionItem(dimension, frame, spots, { isAcross, lane: around + LANE * (i + 0.3) }),
  );
}

function dimensionItem(
  { text, cut }: Dimension,
  { toField, tile, field }: Frame,
  spots: Spots,
  { isAcross, lane }: { readonly isAcross: boolean; readonly lane: number },
): Item[] {
  const fence = cut.fence;
  if (fence === null) return [];
  // In a frame whose first axis runs along the dimension line.
  const turn = ({ x, y }: Point) => (isAcross ? { x, y } : { x: y, y: x });
  const [from, to] = [turn(toField(fence.from)), turn(toField(fence.to))];
  const edge = isAcross ? tile.top : tile.left;
  const at = edge - lane;
  const [begin, end] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const width = widthOf(text, TEXT);
  // A text that is longer than its line stands behind it, or before it where there is no room.
  const most = isAcross ? field.width : field.height;
  const isWithin = end - begin > width + 3;
  const behind = end + 0.8 + width / 2;
  const before = begin - 0.8 - width / 2;
  const free = isWithin ? (begin + end) / 2 : behind + width / 2 < most ? behind : before;
  const middle = Math.max(width / 2, Math.min(most - width / 2, free));
  // A line through the text would look like a minus.
  const gap = width / 2 + 0.4;
  const level = isWithin
    ? [
        [begin, middle - gap],
        [middle + gap, end],
      ]
    : [[begin, end]];
  const paths = [
    ...level.map((ends) => ends.map((x) => ({ x, y: at }))),
    ...[begin, end].flatMap((x) => [
      [
        { x: x - 0.6, y: at + 0.6 },
        { x: x + 0.6, y: at - 0.6 },
      ],
      [
        { x, y: at - 0.6 },
        { x, y: edge },
      ],
    ]),
  ].map((path) => path.map(turn));
  const place = turn({ x: middle, y: at });
  spots.take(Spots.box(text, place, TEXT, !isAcross));
  return [
    linesOf('leader', FINE, paths),
    textOf('label', text, place, TEXT, {
      ...{ anchor: 'middle', centred: true, turnDeg: isAcross ? 0 : -90, rim: WHITE },
    }),
  ];
}

/** Letters at the corners that cuts are measured from. */
function cornerItems({ cuts, outline }: CuttingSheet, { toField, tile }: Frame, spots: Spots): Item[] {
  if (!cuts.some(({ marks }) => marks.length > 0)) return [];
  const centre = { x: tile.left + tile.width / 2, y: tile.top + tile.height / 2 };
  return outline.map((corner, i) => {
    const { x, y } = toField(corner);
    const away = { x: Math.sign(Math.round(x - centre.x)), y: Math.sign(Math.round(y - centre.y)) };
    const at = { x: x + 1.7 * away.x, y: y + 1.9 * away.y };
    spots.take(Spots.box(CORNERS[i], at, TEXT));
    return textOf('label', CORNERS[i], at, TEXT, { anchor: 'middle', centred: true, color: MUTED, rim: WHITE });
  });
}

/** Names in their pieces, or beside the tile with a line to the piece. */
function nameItems({ colors }: CuttingSubject, sheet: CuttingSheet, frame: Frame, spots: Spots): Item[] {
  const { tile, toField, field } = frame;
  const names = namesIn(sheet);
  const isWithin = ({ left, top, width, height }: Box) =>
    left >= 0 && top >= 0 && left + width <= field.width && top + height <= field.height;
  const arrows = haveTurns(sheet);
  const items = sheet.pieces.flatMap((piece, i): Item[] => {
    const name = names[i];
    const place = placeOf(piece, name, toField);
    if (place === undefined) return [];
    if (place) {
      const size = uprightAround({ ...place, ...sizeOfNumber(name, TEXT) });
      const box = boxAround(size);
      if (spots.isFree(box)) {
        spots.take(box);
        const up = arrows ? upArrow(piece.upDeg, place.middle, size, piece.outer.map(toField), spots) : [];
        return [
          textOf('label', name, place.middle, TEXT, {
            anchor: 'middle',
            centred: true,
            turnDeg: place.turnDeg,
            color: colors.hatches[sheet.motif],
          }),
          ...up,
        ];
      }
    }
    const foot = toField(insideOf(piece.outer));
    const below = tile.top + tile.height + 2.6;
    const right = tile.left + tile.width + 2.2 + widthOf(name, TEXT) / 2;
    const row = Array.from({ length: 16 }, (_, k) => ({ x: tile.left + (k * tile.width) / 15, y: below }));
    const column = Array.from({ length: 8 }, (_, k) => ({ x: right, y: tile.top + (k * tile.height) / 7 }));
    const places = [...row, ...column].sort((a, b) => away(a, foot) - away(b, foot));
    const at = spots.place(name, TEXT, places, isWithin);
    if (at === null) return [];
    return [
      linesOf('leader', { color: INK, width: 0.15 }, [[foot, at]]),
      textOf('label', name, at, TEXT, { anchor: 'middle', centred: true, rim: WHITE }),
    ];
  });
  return [...items, ...leanItems(sheet, frame, spots)];
}

function boxAround({ middle, width, height }: Tag): Box {
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point inside a ring, near its middle. */
function insideOf(ring: Ring): Point {
  const place = insidePlace([ring], '', 0.001);
  return place?.middle ?? ring[0];
}

/** An arrow beside the name of a piece, to the top of the plan, if the piece has room for it. */
function upArrow(
  upDeg: number,
  middle: Point,
  size: { width: number; height: number },
  ring: Ring,
  spots: Spots,
): Item[] {
  const aside = size.width / 2 + 2;
  const down = size.height / 2 + 2;
  const places = [
    { x: middle.x + aside, y: middle.y },
    { x: middle.x - aside, y: middle.y },
    { x: middle.x, y: middle.y + down },
    { x: middle.x, y: middle.y - down },
  ];
  for (const at of places) {
    const box = { left: at.x - 1.6, top: at.y - 1.6, width: 3.2, height: 3.2 };
    if (!cornersOfBox(box).every((corner) => isInside(corner, ring)) || !spots.isFree(box)) continue;
    spots.take(box);
    return [arrowItem(at, upDeg - 90, 3)];
  }
  return [];
}

function isInside({ x, y }: Point, ring: Ring): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

/** An arrow below a tile whose mirror image is another tile, the way its upper edge leans. */
function leanItems(sheet: CuttingSheet, { tile }: Frame, spots: Spots): Item[] {
  if (!isHanded(sheet)) return [];
  const at = { x: tile.left + tile.width / 2, y: tile.top + tile.height + 2.4 };
  spots.take({ left: at.x - 4, top: at.y - 1, width: 8, height: 2 });
  return [arrowItem(at, leanOf(sheet.outline) > 0 ? 0 : 180, 7)];
}

/** The numbers of cuts without a dimension line, beside their ends. */
function cutNumberItems(
  { notation }: CuttingSubject,
  sheet: CuttingSheet,
  { toField, tile, field }: Frame,
  spots: Spots,
): Item[] {
  const dimensioned = [['left', 'right'] as const, ['top', 'bottom'] as const].flatMap((edges) =>
    dimensionsIn(notation, sheet, edges).map(({ cut }) => cut),
  );
  const centre = { x: tile.left + tile.width / 2, y: tile.top + tile.height / 2 };
  const isWithin = ({ left, top, width, height }: Box) =>
    left >= 0 && top >= 0 && left + width <= field.width && top + height <= field.height;
  return sheet.cuts.flatMap((cut, i): Item[] => {
    if (dimensioned.includes(cut)) return [];
    const text = `${i + 1}`;
    const ends = [...cut.marks.map(({ at }) => at), cut.from, cut.to].map(toField);
    const places = ends.flatMap((end) => {
      const [x, y] = [end.x - centre.x, end.y - centre.y];
      const length = Math.hypot(x, y) || 1;
      return [2, 2.8, 3.6, 5].map((far) => ({ x: end.x + (far * x) / length, y: end.y + (far * y) / length }));
    });
    const at = spots.place(text, TEXT, [...places, ...besideCut(toField(cut.from), toField(cut.to))], isWithin);
    if (at === null) return [];
    return [textOf('label', text, at, TEXT, { anchor: 'middle', centred: true, bold: true, rim: WHITE })];
  });
}

/** Places on both sides of a cut, from its middle on. */
function besideCut(from: Point, to: Point): Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return [1.9, -1.9, 2.8, -2.8].flatMap((far) =>
    [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => ({
      x: from.x + share * x - (far * y) / length,
      y: from.y + share * y + (far * x) / length,
    })),
  );
}
