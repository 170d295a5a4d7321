// The figure of setting out: the room with its tiles in outline, chalk lines with their marks, the first tile, and chains of
// dimensions along the walls.

import {
  areaOf,
  type Box,
  type CutKinds,
  type DrawingColor,
  floorArea,
  type Group,
  hatchIn,
  INK,
  type Item,
  linesOf,
  MUTED,
  ringInFloorFrame,
  SLATE,
  solidRoom,
  textOf,
  tileItems,
  WHITE,
  wallBand,
} from '../../drawing/index.ts';
import { type Point, placedDoors } from '../../engine/index.ts';
import type { ChalkLines } from '../../engine/setting-out.ts';
import { GRAIN } from '../pages.ts';
import { type PaperSubject, toFloor } from '../subject.ts';
import { BAND, dimensionItems } from './dimensions.ts';
import { firstNumber } from './text.ts';

/** Around the room, for chains, marks and the lengths of walls; mm of paper. */
const AROUND = 17;
const CHALK = { width: 0.4, dash: [3, 1.5] } as const;
const ARROW = { length: 16, head: 2.2 };
/** As on the plan. */
const NUMBER = 2.5;
/** A whole scale despite rounding. */
const ROUNDING = 1e-9;

/** The scale of the figure, 20 for 1:20. */
export function figureScale({ laid: { floor } }: Pick<PaperSubject, 'laid'>, { width, height }: Box): number {
  return Math.ceil(Math.max(floor.width / (width - 2 * AROUND), floor.height / (height - 2 * AROUND)) - ROUNDING);
}

/** The figure in its box. */
export function figureItem(subject: PaperSubject, kinds: CutKinds, box: Box): Group {
  const { laid, colors } = subject;
  const scale = figureScale(subject, box);
  const { width, height } = laid.floor;
  const outer = ringInFloorFrame(laid.room.outer, laid);
  const ground = solidRoom(outer, GRAIN);
  const edge = { color: MUTED, width: 0.08 * scale };
  const plain = { ...colors, tiles: colors.tiles.map(() => WHITE), signal: WHITE };
  const look = {
    ...{ grain: GRAIN, seen: null, seam: edge, between: edge, sliverSeam: edge, sliverRim: null },
    ...{ crossed: null, hatch: null },
  };
  const { lines } = subject.setOut;
  const items: Item[] = [
    wallBand(outer, BAND * scale),
    ground,
    hatchIn(ground, { color: SLATE, width: 0.1 * scale, spacing: 3.5 * scale }),
    { ...floorArea(laid, GRAIN, colors.joint), seam: { color: SLATE, width: 0.2 * scale } },
    ...tileItems(laid, kinds, plain, look),
    ...doorGaps(subject, scale),
    ...(lines ? [...firstTile(subject, lines, scale), ...chalk(lines, colors.signal, scale)] : []),
    ...dimensionItems(subject, scale),
  ];
  const at = {
    x: box.left + box.width / 2 - width / 2 / scale,
    y: box.top + box.height / 2 - height / 2 / scale,
  };
  return { kind: 'group', role: 'plan', at, scale: 1 / scale, clip: null, items };
}

function doorGaps({ laid }: PaperSubject, scale: number): Item[] {
  return placedDoors(laid.room).map(({ from, to, inwards }) => {
    const middle = [from, to].map((end) => {
      const { x, y } = toFloor(laid, end);
      return { x: x - (inwards.x * BAND * scale) / 2, y: y - (inwards.y * BAND * scale) / 2 };
    });
    return linesOf('door', { color: WHITE, width: 0.8 * BAND * scale }, [middle]);
  });
}

/** The outline of the tile that is laid first, with its number. */
function firstTile(subject: PaperSubject, { tile, tileCentre }: ChalkLines, scale: number): Item[] {
  const { laid, colors } = subject;
  const { cornerX, cornerY } = laid.layout.frame.shapes[tile.motif];
  const outline = Array.from(cornerX, (x, k) => ({ x: tileCentre.x + x, y: tileCentre.y + cornerY[k] }));
  return [
    areaOf('frame', colors.tiles[tile.motif], [outline], GRAIN, { color: colors.signal, width: 0.5 * scale }),
    textOf('number', `${firstNumber(subject)}`, tileCentre, NUMBER * scale, {
      ...{ anchor: 'middle', centred: true, bold: true, color: INK, rim: WHITE },
    }),
  ];
}

/** The lines from wall to wall, a ring at their crossing, and arrows in the directions of laying. */
function chalk({ at, lines, laidTowards }: ChalkLines, color: DrawingColor, scale: number): Item[] {
  const stroke = { color, width: CHALK.width * scale, dash: [CHALK.dash[0] * scale, CHALK.dash[1] * scale] } as const;
  const arrows = lines.map(({ ends }, i) => {
    const end = ends[laidTowards[i]];
    return arrow(at, end.at, Math.min(ARROW.length * scale, 0.6 * end.reach), ARROW.head * scale);
  });
  const solid = { color, width: 0.6 * scale };
  return [
    linesOf(
      'chalk',
      stroke,
      lines.map(({ ends }) => ends.map((end) => end.at)),
    ),
    linesOf('start', solid, arrows.flat()),
    { ...linesOf('start', solid, []), circles: [{ centre: at, radius: 1.4 * scale }] },
  ];
}

/** A line towards a point, and its head. */
function arrow(from: Point, towards: Point, length: number, head: number): Point[][] {
  const whole = Math.hypot(towards.x - from.x, towards.y - from.y) || 1;
  const [x, y] = [(towards.x - from.x) / whole, (towards.y - from.y) / whole];
  const at = (along: number, across: number) => ({
    x: from.x + along * x - across * y,
    y: from.y + along * y + across * x,
  });
  return [
    [from, at(length, 0)],
    [at(length - head, -head / 2), at(length, 0), at(length - head, head / 2)],
  ];
}
