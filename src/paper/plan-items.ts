// The part of the plan on one sheet, to scale. The unit is a quarter of a millimetre of paper, about a pixel, so that
// texts are placed as on a screen.

import { placeLabels } from '../drawing/index.ts';
import type { Point, Ring } from '../engine/index.ts';
import { formatBareLength, type Notation } from '../words/index.ts';
import type { Box } from './boxes.ts';
import { INK, middleText, SLATE, SOLID, WHITE } from './ink.ts';
import type { GroupItem, Item } from './items.ts';
import { sizeOfNumber, turnedSize } from './numbers/inside.ts';
import { type CutoutPlace, cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';
import { OVERLAP, type Sheet, type Sheets } from './sheets.ts';
import { MARK, startMark } from './start-mark.ts';
import { type PaperSubject, toFloor } from './subject.ts';
import { NUMBER, tileItems } from './tile-items.ts';

/** Units per millimetre of paper. All other lengths are in these units. */
export const UNITS = 4;
const WALL = 8;
const WALL_TEXT = 12.8;
const HAIR = { color: INK, width: 0.6 };

/** A sheet of the plan, with its upper left corner at `at`, mm. */
export function planItem(subject: PaperSubject, sheets: Sheets, sheet: Sheet, at: Point): GroupItem {
  const { laid, colors, notation, wallsCm, pattern } = subject;
  const { scale, window } = sheets;
  const seen = { left: 0, top: 0, width: window.width * UNITS, height: window.height * UNITS };
  const onPaper = (mm: number) => (mm / scale) * UNITS;
  const toPaper = ({ x, y }: Point) => ({ x: onPaper(x - sheet.left), y: onPaper(y - sheet.top) });
  const walls = laid.room.outer.map((corner) => toPaper(toFloor(laid, corner)));
  const floor = floorRings(subject).map((ring) => ring.map(toPaper));
  const start = toPaper(toFloor(laid, laid.start));
  const offsets = offsetsOf(laid.room.outer, laid.start);
  const lengths = placeLabels(
    walls,
    wallsCm.map((cm) => formatBareLength(notation, cm, 'cm', 1)),
    { seen, band: WALL, textHeight: WALL_TEXT, widthOf: (text) => 0.6 * WALL_TEXT * text.length },
  );
  const cutouts = cutoutPlaces(laid.room).map((place, i) => ({
    ...cutoutLabel(place, `${i + 1}`, notation, scale),
    middle: toPaper(toFloor(laid, place.middle)),
  }));
  const taken = [
    ...lengths.map(({ text, middle, turn }) => ({
      middle,
      ...turnedSize({ width: 0.6 * WALL_TEXT * text.length, height: WALL_TEXT }, turn),
    })),
    ...cutouts,
  ];
  const marks = [{ middle: start, width: MARK, height: MARK }];
  const space = { seen, textHeight: NUMBER, taken, marks, floor, walls, band: WALL };
  const chalk = { color: colors.signal, width: 0.8, dash: [4, 2] } as const;
  const items: Item[] = [
    { kind: 'path', rings: [walls], stroke: { color: SLATE, width: 2 * WALL } },
    { kind: 'path', role: 'walls', rings: [walls], fill: SOLID, hatch: { color: SLATE, width: 0.4, gap: 14 } },
    { kind: 'path', rings: floor, fill: colors.joint, stroke: { color: SLATE, width: 0.8 } },
    ...cutouts.map(({ text, middle }) => middleText(text, middle, NUMBER, { rim: SOLID })),
    ...tileItems(subject, { toPaper, scale: UNITS / scale, space }),
    {
      kind: 'path',
      isOpen: true,
      stroke: chalk,
      rings: [
        [start, { x: start.x - onPaper(offsets.left), y: start.y }],
        [start, { x: start.x, y: start.y - onPaper(offsets.top) }],
      ],
    },
    ...lengths.map(({ text, middle, turn }) => middleText(text, middle, WALL_TEXT, { turn, role: 'length' })),
    { kind: 'group', at: start, scale: 1, items: startMark(pattern.rotationDeg, colors.signal) },
    ...neighbours(sheets, sheet, seen),
  ];
  return { kind: 'group', role: 'plan', at, scale: 1 / UNITS, clip: seen, items };
}

/** The number of a cutout in its middle, with its size if there is room. */
function cutoutLabel(place: CutoutPlace, number: string, notation: Notation, scale: number) {
  const [width, height] = [place.width, place.height].map((mm) => (mm / scale) * UNITS);
  const text = `${number}: ${cutoutSize(notation, place)}`;
  const size = sizeOfNumber(text, NUMBER);
  return size.width < 0.9 * width && size.height < 0.9 * height
    ? { text, ...size }
    : { text: number, ...sizeOfNumber(number, NUMBER) };
}

function floorRings({ laid: { floor } }: PaperSubject): Ring[] {
  return Array.from(floor.ringEnds, (end, ring) => {
    const begin = floor.ringEnds[ring - 1] ?? 0;
    return Array.from(floor.xs.subarray(begin, end), (x, i) => ({ x, y: floor.ys[begin + i] }));
  });
}

/** The lines to cut and glue along, with the names of the neighbouring sheets. */
function neighbours({ rows, columns }: Sheets, sheet: Sheet, { width, height }: Box): Item[] {
  const strip = OVERLAP * UNITS;
  const sides = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  return sides.flatMap(([down, across]): Item[] => {
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
    const name = { x: x + (across * strip) / 2, y: y + (down * strip) / 2 };
    return [
      { kind: 'path', rings: [mark], isOpen: true, stroke: { ...HAIR, dash: [8, 6] } },
      middleText(`${row + 1}/${column + 1}`, name, WALL_TEXT, { rim: WHITE }),
    ];
  });
}
