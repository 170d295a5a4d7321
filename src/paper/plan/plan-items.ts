// The part of the plan on one sheet, to scale. Texts and marks are placed in pixels of a quarter of a millimetre of paper,
// as on a screen.

import {
  type Box,
  type CutKinds,
  type DrawingColor,
  type Frame,
  floorArea,
  type Group,
  hatchIn,
  INK,
  type Item,
  isWithin,
  linesOf,
  type Medium,
  marksOf,
  meetsAny,
  placeLabels,
  ringInFloorFrame,
  ringsOfFloor,
  SLATE,
  SOLID,
  type StartLook,
  solidRoom,
  type Tag,
  type TileLook,
  textOf,
  tileItems,
  toMm,
  uprightAround,
  WHITE,
  wallBand,
} from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';
import { formatBareLength, type Notation } from '../../words/index.ts';
import { sizeOfNumber } from '../numbers/inside.ts';
import { GRAIN } from '../pages.ts';
import { type CutoutPlace, cutoutPlaces, cutoutSize } from '../setting-out.ts';
import { OVERLAP, type Sheet, type Sheets } from '../sheets.ts';
import { type PaperSubject, toFloor } from '../subject.ts';
import { NUMBER, numberItems } from './number-items.ts';

/** Pixels per millimetre of paper. */
const UNITS = 4;
const WALL = 8;
const WALL_TEXT = 12.8;

/** A sheet of the plan, with its upper left corner at `at`, mm. */
export function planItem(subject: PaperSubject, kinds: CutKinds, sheets: Sheets, sheet: Sheet, at: Point): Group {
  const { laid, colors, notation, wallsCm, isClean = false } = subject;
  const { scale, window } = sheets;
  const mmPerPx = scale / UNITS;
  const frame: Frame = { origin: { x: -sheet.left / mmPerPx, y: -sheet.top / mmPerPx }, mmPerPx };
  const toPaper = ({ x, y }: Point) => ({
    x: ((x - sheet.left) / scale) * UNITS,
    y: ((y - sheet.top) / scale) * UNITS,
  });
  const seen = { left: 0, top: 0, width: window.width * UNITS, height: window.height * UNITS };
  const clip = { left: sheet.left, top: sheet.top, width: window.width * scale, height: window.height * scale };
  const outer = ringInFloorFrame(laid.room.outer, laid);
  const walls = laid.room.outer.map((corner) => toPaper(toFloor(laid, corner)));
  const widthOf = (text: string) => 0.6 * WALL_TEXT * text.length;
  const lengths = placeLabels(
    walls,
    wallsCm.map((cm) => formatBareLength(notation, cm, 'cm', 1)),
    { seen, band: WALL, textHeight: WALL_TEXT, widthOf },
  );
  const cutouts = cutoutPlaces(laid.room)
    .map((place, i) => ({
      ...cutoutLabel(place, `${i + 1}`, notation, scale),
      middle: toPaper(toFloor(laid, place.middle)),
    }))
    .filter((label) => isWithin(seen, label));
  const fixed = [
    ...lengths.map(({ text, tag }) => uprightAround({ ...tag, width: widthOf(text), height: WALL_TEXT })),
    ...cutouts,
  ];
  const besides = neighbours(sheets, sheet, seen, fixed);
  const taken = [...fixed, ...besides.map(({ tag }) => tag)];
  const marks = marksOf(laid, mediumOf(frame, subject));
  const floor = ringsOfFloor(laid.floor).map((ring) => ring.map(toPaper));
  const space = { seen, textHeight: NUMBER, taken, marks: marks.tags, floor, walls, band: WALL };
  const ground = solidRoom(outer, GRAIN);
  const text = (text: string, middle: Point, size: number, rim: DrawingColor | null = null, turnDeg = 0) =>
    textOf('label', text, toMm(middle, frame), size * mmPerPx, {
      ...{ anchor: 'middle', centred: true, turnDeg, rim },
    });
  const items: Item[] = [
    wallBand(outer, WALL * mmPerPx),
    ground,
    hatchIn(ground, { color: SLATE, width: 0.4 * mmPerPx, spacing: 14 * mmPerPx }),
    { ...floorArea(laid, GRAIN, colors.joint), seam: { color: SLATE, width: 0.8 * mmPerPx } },
    ...cutouts.map(({ text: name, middle }) => text(name, middle, NUMBER, SOLID)),
    ...tileItems(laid, kinds, colors, tileLook(mmPerPx, clip, subject)),
    ...marks.items,
    ...(isClean ? [] : numberItems(subject, { ...frame, toPaper, scale: UNITS / scale }, space)),
    ...lengths.map(({ text: length, tag }) => text(length, tag.middle, WALL_TEXT, null, tag.turnDeg)),
    ...besides.flatMap(({ mark, name, tag }) => [
      linesOf('frame', { color: INK, width: 0.6 * mmPerPx, dash: [8 * mmPerPx, 6 * mmPerPx] }, [
        mark.map((end) => toMm(end, frame)),
      ]),
      text(name, tag.middle, WALL_TEXT, WHITE),
    ]),
  ];
  const origin = { x: at.x - sheet.left / scale, y: at.y - sheet.top / scale };
  return { kind: 'group', role: 'plan', at: origin, scale: 1 / scale, clip, items };
}

/** The mark at the start on paper, its arrow along the first course. */
export function startLook(courseDeg: number): StartLook {
  return { radius: 6.4, arm: 12, clear: 12, width: 1.6, rim: null, arrow: { courseDeg, length: 44, head: 6 } };
}

function mediumOf(frame: Frame, { colors, isClean = false, pattern, setOut: { lines } }: PaperSubject): Medium {
  const walls = { band: WALL, gap: WHITE };
  const chalk = lines && { width: 0.8, dash: [4, 2] as const, lines, names: false };
  const turned = lines && lines.laidTowards[0] === 0 ? 180 : 0;
  const start = startLook(pattern.rotationDeg + turned);
  return {
    ...{ ...frame, signal: colors.signal, text: NUMBER, line: 0.6, walls, start, chalk },
    hasStart: !isClean,
    isFree: () => true,
  };
}

function tileLook(mmPerPx: number, seen: Box, { colors, isClean }: PaperSubject): TileLook {
  const edge = { color: INK, width: 0.3 * mmPerPx };
  return {
    ...{ grain: GRAIN, seen, seam: edge, between: edge, sliverRim: null, crossed: null },
    hatch: isClean ? null : { spacing: 5.6 * mmPerPx, width: 0.5 * mmPerPx },
    sliverSeam: { color: colors.signal, width: 1.2 * mmPerPx },
  };
}

/** The number of a cutout in its middle, with its size if there is room. */
function cutoutLabel(place: CutoutPlace, number: string, notation: Notation, scale: number) {
  const [width, height] = [place.width, place.height].map((mm) => (mm / scale) * UNITS);
  const text = `${number}: ${cutoutSize(notation, place)}`;
  const size = sizeOfNumber(text, NUMBER);
  return size.width < 0.9 * width && size.height < 0.9 * height
    ? { text, ...size, turnDeg: 0 }
    : { text: number, ...sizeOfNumber(number, NUMBER), turnDeg: 0 };
}

/** The places of the name of a neighbouring sheet along its strip, as shares of it; the middle first. */
const NAME_PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** The lines to cut and glue along, with the names of the neighbouring sheets over nothing that is fixed. */
function neighbours({ rows, columns }: Sheets, sheet: Sheet, { width, height }: Box, fixed: readonly Tag[]) {
  const strip = OVERLAP * UNITS;
  const sides = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  return sides.flatMap(([down, across]) => {
    const [row, column] = [sheet.row + down, sheet.column + across];
    if (row < 0 || row >= rows || column < 0 || column >= columns) return [];
    // From the middle of the sheet to the strip, and to the middle of the strip.
    const [x, y] = [width / 2 + across * (width / 2 - strip), height / 2 + down * (height / 2 - strip)];
    const mark = across
      ? [
          { x, y: 0 },
          { x, y: height },
        ]
      : [
          { x: 0, y },
          { x: width, y },
        ];
    const name = `${row + 1}/${column + 1}`;
    const tags = NAME_PLACES.map((share) => ({
      middle: {
        x: across ? x + (across * strip) / 2 : share * width,
        y: down ? y + (down * strip) / 2 : share * height,
      },
      ...{ ...sizeOfNumber(name, WALL_TEXT), turnDeg: 0 },
    }));
    return [{ mark, name, tag: tags.find((tag) => !meetsAny(tag, fixed)) ?? tags[0] }];
  });
}
