// Several rooms are the one room that they make: cut in two by a doorway as wide as the room, in another order, moved
// together or sent as one polygon they have the same answer in every figure.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinRooms, type Rectangle, type Ring } from '../../src/engine/index.ts';
import { type PlanAnswer, readBody } from '../../src/wire/index.ts';
import { layings } from '../support/awkward-rooms.ts';
import { casesOf } from '../support/cases.ts';
import { box } from '../support/plain-rooms.ts';
import { planAnswerTo } from '../support/planned-jobs.ts';
import { type Bar, barRooms } from '../support/rectilinear-rooms.ts';
import type { Body } from '../support/sent-requests.ts';

const RUNS = { numRuns: casesOf(20, 1000), maxSkipsPerRun: 20 };
/** Everything that is asked for in an answer beside the plan itself. */
const ASKED = { pieces: true, settingOut: true, tilesPerBox: 7, spares: 2, offcuts: true, skirtingHeight: 60 };

const whole = (min: number, max: number) => fc.integer({ min, max });
/** Millimetres from whole micrometres, and centimetres from those. */
const cm = (mm: number) => Math.round(mm * 1000) / 10_000;

const layingFields = layings().map(({ pattern, parameters, joint }) => ({ pattern, parameters, joint }));
const starts = fc
  .record({ x: whole(-3000, 3000), y: whole(-3000, 3000) })
  .map(({ x, y }) => ({ x: x / 100, y: y / 100 }));
const cutouts = fc
  .array(fc.tuple(whole(0, 1500), whole(-500, 500), whole(20, 400), whole(20, 400)), { maxLength: 2 })
  .map((list) => list.map(([x, y, w, h]) => ({ x: cm(x), y: cm(y), w: cm(w), h: cm(h) })));
const bars = barRooms(900, 10).filter(({ length }) => length > 1);

/** The boxes of bars side by side, mm. */
function boxesOf(list: readonly Bar[]): Rectangle[] {
  let x = 0;
  return list.map(({ width, top, bottom }) => {
    const bar = { x: x / 1000, y: -top / 1000, width: width / 1000, height: (top + bottom) / 1000 };
    x += width;
    return bar;
  });
}

const cornersOf = (ring: Ring, at = { x: 0, y: 0 }) => ring.map(({ x, y }) => [cm(x - at.x), cm(y - at.y)]);
const ringOf = ({ x, y, width, height }: Rectangle) => box(x, y, width, height);
const doorwayOf = ({ x, y, width, height }: Rectangle) => ({ x: cm(x), y: cm(y), w: cm(width), h: cm(height) });

/** The room that boxes make, as one polygon. */
function polygonOf(boxes: readonly Rectangle[]): Body {
  const rooms = boxes.map((one) => ({ outer: ringOf(one) }));
  const { outer, holes } = joinRooms({ rooms, doorways: [], holes: [], rectangles: [] });
  return { polygon: cornersOf(outer), ...(holes.length > 0 && { holes: holes.map((hole) => cornersOf(hole)) }) };
}

/** What an answer says about the floor and its tiles, without its rooms, its links, and the summary, which counts the rooms. */
function figuresOf(body: Body): Omit<PlanAnswer, 'rooms' | 'svgUrl' | 'plannerUrl' | 'summary'> | undefined {
  const answer = planAnswerTo({ ...body, ...ASKED });
  if (answer === undefined) return undefined;
  const { rooms: _, svgUrl: __, plannerUrl: ___, summary: ____, ...figures } = answer;
  return figures;
}

it('rooms side by side, in any order, are the polygon around them', () => {
  fc.assert(
    fc.property(bars, layingFields, starts, cutouts, (list, laying, start, subtract) => {
      const boxes = boxesOf(list);
      const others = { ...laying, start, subtract };
      const expected = figuresOf({ ...polygonOf(boxes), ...others });
      fc.pre(expected !== undefined);
      const rooms = boxes.map((one) => ({ polygon: cornersOf(ringOf(one)) }));
      expect(figuresOf({ rooms, ...others })).toEqual(expected);
      expect(figuresOf({ rooms: rooms.toReversed(), ...others })).toEqual(expected);
    }),
    RUNS,
  );
});

it('a room cut in two by a doorway as wide as the room is the room', () => {
  fc.assert(
    fc.property(
      fc.record({ width: whole(300, 3000), height: whole(300, 3000), from: whole(5, 90), share: whole(1, 5) }),
      layingFields,
      fc.option(starts, { nil: undefined }),
      cutouts,
      ({ width, height, from, share }, laying, start, subtract) => {
        const left = Math.round((width * from) / 100);
        const door = Math.round((width * share) / 100);
        const others = { ...laying, ...(start && { start }), subtract };
        const expected = figuresOf({ polygon: cornersOf(box(0, 0, width, height)), ...others });
        fc.pre(expected !== undefined);
        const parts = [box(0, 0, left, height), box(left + door, 0, width - left - door, height)];
        const rooms = parts.map((part) => ({ polygon: cornersOf(part) }));
        const doorways = [doorwayOf({ x: left, y: 0, width: door, height })];
        expect(figuresOf({ rooms, doorways, ...others })).toEqual(expected);
        const reaching = [doorwayOf({ x: left - 1, y: 0, width: door + 2, height })];
        expect(figuresOf({ rooms: rooms.toReversed(), doorways: reaching, ...others })).toEqual(expected);
      },
    ),
    RUNS,
  );
});

it('rooms at their places, moved together with the start, are the same floor', () => {
  const shifts = fc.record({ x: whole(-90_000, 90_000), y: whole(-90_000, 90_000) });
  fc.assert(
    fc.property(bars, layingFields, starts, shifts, (list, laying, start, { x, y }) => {
      const by = { x: cm(x), y: cm(y) };
      const boxes = boxesOf(list);
      const roomsAt = (dx: number, dy: number) =>
        boxes.map((one) => ({
          polygon: cornersOf(ringOf(one), one),
          at: { x: cm(one.x + dx), y: cm(one.y + dy) },
        }));
      const sum = (a: number, b: number) => Math.round((a + b) * 10_000) / 10_000;
      const here = planAnswerTo({ rooms: roomsAt(0, 0), ...laying, start });
      fc.pre(here !== undefined);
      const moved = { x: sum(start.x, by.x), y: sum(start.y, by.y) };
      const there = planAnswerTo({ rooms: roomsAt(x, y), ...laying, start: moved });
      expect(there?.pattern.startCm).toEqual(moved);
      expect(withoutPlaces(there)).toEqual(withoutPlaces(here));
    }),
    RUNS,
  );
});

/** An answer without what says where the floor lies; its warnings propose starts. */
function withoutPlaces(answer: PlanAnswer | undefined): unknown {
  if (answer === undefined) return undefined;
  const { pattern, svgUrl: _, warnings, ...figures } = answer;
  const { startCm: __, ...laying } = pattern;
  const said = warnings.map((warning) => warning.replaceAll(/start=[-.,\d]+/g, 'start='));
  return { ...figures, warnings: said, pattern: laying };
}

it('a room that is sent twice is the room', () => {
  fc.assert(
    fc.property(bars, layingFields, starts, (list, laying, start) => {
      const { polygon, holes } = polygonOf(boxesOf(list));
      fc.pre(holes === undefined);
      const expected = figuresOf({ polygon, ...laying, start });
      fc.pre(expected !== undefined);
      expect(figuresOf({ rooms: [{ polygon }, { name: 'again', polygon }], ...laying, start })).toEqual(expected);
      expect(readBody({ rooms: [{ polygon }], ...laying, start }).ok).toBe(true);
    }),
    RUNS,
  );
});
