// How a plan is set out, for programs: places in cm of the request, lengths in mm, and sentences.

import { originOf, type Plan, type Point } from '../../engine/index.ts';
import { numberTiles } from '../../engine/offcuts.ts';
import type { ChalkLine, ChalkLines, LineEnd, SetOut, WallChain } from '../../engine/setting-out.ts';
import { type Notation, settingOutText } from '../../words/index.ts';
import type { SettingOutAnswer } from '../answers/setting-out.ts';
import { rounded } from '../values/rounding.ts';

type Crossing = NonNullable<SettingOutAnswer['crossing']>;
type End = Crossing['lines'][number]['ends'][number];

const mm = (length: number) => rounded(length, 2);

/** Returns how a plan is set out. */
export function settingOutAnswer(notation: Notation, plan: Plan, setOut: SetOut): SettingOutAnswer {
  const { lines, chains } = setOut;
  const number = lines ? numberTiles(plan.layout, Number(plan.parameters.rotation), [lines.tile]).numbers[0] : 0;
  const { steps, controls } = settingOutText({ ...notation, kind: plan.room.kind }, setOut, plan.joint, number);
  return {
    ...(lines && { crossing: crossingAnswer(lines, number, originOf(plan.floor)) }),
    chains: chains.map(chainAnswer),
    steps: [...steps],
    controls: [...controls],
  };
}

function crossingAnswer({ at, point, lines, laidTowards }: ChalkLines, tile: number, origin: Point): Crossing {
  return {
    atCm: inCm(at, origin),
    tile,
    point,
    lines: [lineAnswer(lines[0], origin), lineAnswer(lines[1], origin)],
    laidTowards: [lines[0].ends[laidTowards[0]].name, lines[1].ends[laidTowards[1]].name],
  };
}

function lineAnswer({ name, kind, ends }: ChalkLine, origin: Point): Crossing['lines'][number] {
  return { name, kind, ends: [endAnswer(ends[0], origin), endAnswer(ends[1], origin)] };
}

function endAnswer(end: LineEnd, origin: Point): End {
  const { name, at, reach, measured, leeway } = end;
  return {
    mark: name,
    atCm: inCm(at, origin),
    reachMm: mm(reach),
    measured: { way: measured.way, fromCm: inCm(measured.from, origin), lengthMm: mm(measured.length) },
    shorterMm: leeway && mm(leeway.shorter),
    longerMm: leeway && mm(leeway.longer),
  };
}

function chainAnswer({ wall, side, parts, before, after, depth }: WallChain): SettingOutAnswer['chains'][number] {
  return {
    wall: wall === null ? null : wall + 1,
    lengthMm: mm(side.length),
    parts:
      parts === null
        ? null
        : parts.map(({ count, width, farWidth }) => ({
            ...{ count, widthMm: mm(width) },
            ...(farWidth !== undefined && { farWidthMm: mm(farWidth) }),
          })),
    beforeMm: mm(before),
    afterMm: mm(after),
    leastDepthMm: depth && mm(depth.least),
    mostDepthMm: depth && mm(depth.most),
  };
}

/** A place in the floor's frame in cm of the request. */
function inCm({ x, y }: Point, origin: Point): Point {
  return { x: rounded((origin.x + x) / 10, 4), y: rounded((origin.y + y) / 10, 4) };
}
