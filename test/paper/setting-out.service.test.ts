// How a plan is set out, as a tiler with the paper alone reads it: chalk lines on joints, distances that agree with the
// room, chains that add up to their walls, and texts that can be read.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { answerRequest } from '../../src/service/index.ts';
import { readBody } from '../../src/wire/index.ts';
import { LANGUAGES, type Lang, say } from '../../src/words/index.ts';
import { casesOf } from '../support/cases.ts';
import { lengthsIn, type Place, readSettingPage, type SettingPage, type Word } from './setting-out-reader.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  readonly notch: number;
  readonly shaft: boolean;
  readonly pattern: string;
  readonly rotation: number;
  readonly edge: number;
  readonly door: boolean;
  readonly lang: Lang;
  readonly units: 'metric' | 'imperial';
}

/** An L, with a shaft or a door if it has one; cm. */
const rooms: fc.Arbitrary<Room> = fc.record({
  width: fc.integer({ min: 200, max: 600 }),
  height: fc.integer({ min: 200, max: 600 }),
  notch: fc.constantFrom(0, 60, 95),
  shaft: fc.boolean(),
  pattern: fc.constantFrom(...PATTERNS.map(shortNameOf)),
  rotation: fc.constantFrom(0, 0, 0, 30, -45),
  edge: fc.constantFrom(0, 8),
  door: fc.boolean(),
  lang: fc.constantFrom(...LANGUAGES),
  units: fc.constantFrom('metric', 'imperial'),
});

/** Corners of the room, cm. */
function cornersOf({ width, height, notch }: Room): Place[] {
  if (notch === 0)
    return [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
  return [
    [0, 0],
    [width - notch, 0],
    [width - notch, notch],
    [width, notch],
    [width, height],
    [0, height],
  ];
}

const SHAFT = { x: 0, y: 90, w: 30, h: 40 };
/** From where on a page is more than its head, in points. */
const BELOW_HEAD = (10 + 16) * (72 / 25.4);
/** Height of a line of the narrowest of the fonts, in ems. */
const LINE_EMS = 1.36;
const LEAST_PT = 7;
const MARKS = ['A1', 'A2', 'B1', 'B2'];

function pdfOf(room: Room): Uint8Array {
  const { shaft, pattern, rotation, edge, door, lang, units } = room;
  const body = {
    ...{ polygon: cornersOf(room), pattern, parameters: { rotation }, edge, lang, units, link: false, format: 'pdf' },
    ...(shaft && { subtract: [SHAFT] }),
    ...(door && { doors: [{ wall: cornersOf(room).length - 1, at: 60, width: 80 }] }),
  };
  const read = readBody(body);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const answer = answerRequest({ read, where: 'body', publicUrl: 'https://tiles.example' }, { writers: ALL_WRITERS });
  if (!answer.ok) throw new Error(answer.mistakes[0].message);
  return answer.content as Uint8Array;
}

/**
 * What a tape may differ by from the figure on paper, mm: a decimal, or half a sixteenth of an inch and what PDF files round
 * coordinates to at usual scales.
 */
function rounding({ units }: Room): number {
  return units === 'metric' ? 0.1 : 25.4 / 32 + 0.1;
}

describe('a tiler with the paper alone', () => {
  it('finds lines on joints, distances of the room, chains that add up, and texts to read', () => {
    fc.assert(
      fc.property(rooms, (room) => {
        const page = readSettingPage(pdfOf(room), say(room.lang, 'setting.title'));
        expect(page.chalk).toHaveLength(2);
        page.chalk.forEach((line, i) => {
          expectOnTiles(line, kindIn(page, room, i), page);
        });
        expectDistances(page, room);
        expectChains(page, room);
        expectReadable(page.words.filter(({ top }) => top > BELOW_HEAD));
      }),
      { numRuns: casesOf(6, 300) },
    );
  });
});

const KINDS = ['joint', 'side', 'symmetry', 'tips', 'point'] as const;

/** How the sentence of a line begins. */
function beginningOf(lang: Lang, name: string): string {
  return say(lang, 'setting.line', { name, from: '', to: '', kind: '' }).split(/[:：]/)[0];
}

/** The kind of line that the sentence of A or B names: the words that come first after its name. */
function kindIn({ text }: SettingPage, { lang }: Room, line: number): (typeof KINDS)[number] {
  const sentences = text.replaceAll(' ', '');
  const begin = sentences.indexOf(beginningOf(lang, 'AB'[line]).replaceAll(' ', ''));
  const places = KINDS.map((kind) => {
    const at = sentences.indexOf(say(lang, `setting.kind.${kind}`).replaceAll(' ', ''), begin);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  });
  expect(Math.min(...places)).toBeLessThan(Number.POSITIVE_INFINITY);
  return KINDS[places.indexOf(Math.min(...places))];
}

const CLOSE = 0.5;

/** A line lies where its words say, within half a millimetre of the room. */
function expectOnTiles(
  [from, to]: readonly [Place, Place],
  kind: (typeof KINDS)[number],
  { tiles }: SettingPage,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (place: Place) => (place[0] - from[0]) * x + (place[1] - from[1]) * y;
  const near = tiles.filter((ring) => Math.max(...ring.map(along)) > 0 && Math.min(...ring.map(along)) < length);
  const sides = near.map((ring) => ring.map((place) => (place[1] - from[1]) * x - (place[0] - from[0]) * y));
  const isOn = (place: number) => Math.abs(place) < CLOSE;
  const passed = (places: readonly number[]) => Math.min(...places) < -CLOSE && Math.max(...places) > CLOSE;
  if (kind === 'joint') expect(sides.filter(passed)).toEqual([]);
  if (kind === 'side')
    expect(
      sides.some((places) => places.some((place, i) => isOn(place) && isOn(places[(i + 1) % places.length]))),
    ).toBe(true);
  if (kind === 'tips')
    expect(sides.some((places) => isOn(Math.min(...places)) || isOn(Math.max(...places)))).toBe(true);
  // Whole tiles on a line of symmetry have their middle there, or a twin as far on the other side.
  if (kind === 'symmetry') {
    const areas = near.map(areaOf);
    const middles = sides
      .filter((places, i) => areas[i] > 0.999 * Math.max(...areas) && passed(places))
      .map((places) => (Math.min(...places) + Math.max(...places)) / 2);
    const lonely = middles.filter((middle) => !middles.some((other) => Math.abs(middle + other) < CLOSE));
    expect(lonely.length).toBeLessThan(middles.length / 2 + 1);
  }
}

function areaOf(ring: readonly Place[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + x * nextY - y * nextX;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Each mark is as far from a corner of its wall as the paper says. */
function expectDistances({ text, chalk }: SettingPage, room: Room): void {
  const corners = [...cornersOf(room), ...(room.shaft ? shaftCorners() : [])].map(([x, y]): Place => [10 * x, 10 * y]);
  // Names and figures are in the drawing too.
  const said = text.slice(text.indexOf(beginningOf(room.lang, 'A')));
  const ends = chalk.flat();
  const [a, b] = chalk;
  const crossing = crossingOf(a, b);
  MARKS.forEach((mark, i) => {
    const sentence = said.split(new RegExp(`\\b${mark}\\b`)).find((part, at) => at > 0 && isMeasured(part, room)) ?? '';
    const control = text.split(say(room.lang, 'setting.control', { mark, length: '' }).trim())[1];
    const [measured] = lengthsIn(sentence, room.units);
    const end = ends[i];
    const apart = corners.map((corner) => {
      const isOnWall = Math.min(Math.abs(corner[0] - end[0]), Math.abs(corner[1] - end[1])) < 0.1;
      return isOnWall ? Math.abs(Math.hypot(corner[0] - end[0], corner[1] - end[1]) - measured) : Infinity;
    });
    expect(Math.min(...apart), `${mark}: ${measured} mm`).toBeLessThan(rounding(room));
    const [reach] = lengthsIn(control, room.units);
    expect(Math.abs(Math.hypot(end[0] - crossing[0], end[1] - crossing[1]) - reach)).toBeLessThan(rounding(room));
  });
}

/** Whether a part of a text goes on with a length: names of marks also stand alone in the figure. */
function isMeasured(part: string, { units }: Room): boolean {
  return units === 'metric' ? /^\D{0,40}?[\d.,]+\s?mm/.test(part) : /^[^\d]{0,40}?\d+[′″ /\d]*[′″]/.test(part);
}

function shaftCorners(): Place[] {
  const { x, y, w, h } = SHAFT;
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

function crossingOf([from, to]: readonly [Place, Place], [other]: readonly [Place, Place]): Place {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const share = ((other[0] - from[0]) * x + (other[1] - from[1]) * y) / (x * x + y * y);
  return [from[0] + share * x, from[1] + share * y];
}

/** Pieces, joints and gaps of each chain add up to its wall, whose length is that of the room. */
function expectChains({ text }: SettingPage, room: Room): void {
  const { lang, units, shaft } = room;
  const wall = say(lang, 'setting.wall', { wall: '(\\d+)' });
  const cutout = say(lang, 'setting.cutout');
  const name = `(?:${wall}|${cutout})`;
  const chains = [
    ...text.matchAll(new RegExp(`${name}, ([^:：]+?)[:：] ?(.*?)(?=${name.replace('(\\d+)', '\\d+')},|$)`, 'g')),
  ];
  const corners = cornersOf(room);
  expect(chains.length).toBeGreaterThanOrEqual(corners.length);
  for (const [, number, length, content] of chains) {
    const [whole] = lengthsIn(length, units);
    if (number !== undefined && !shaft) {
      const [from, to] = [corners[Number(number) - 1], corners[Number(number) % corners.length]];
      expect(Math.abs(10 * Math.hypot(to[0] - from[0], to[1] - from[1]) - whole)).toBeLessThan(rounding(room));
    }
    expectDepth(content, room);
    const [parts, ...rest] = content.split(' · ');
    if (/\p{L}/u.test(parts)) continue;
    let [sum, count] = [0, 0];
    for (const part of parts.split(' + ')) {
      const [, times = '1', size] = /^(?:(\d+) × )?([^/]*(?:\/\d+″)?)/.exec(part.trim()) ?? [];
      sum += Number(times) * lengthsIn(size, units)[0];
      count += Number(times);
    }
    const joints = rest.find((one) => one.startsWith(say(lang, 'setting.joints', { n: '', joint: '' }).slice(0, 3)));
    if (joints) {
      const [, times, joint] = /(\d+) × (.*)/.exec(joints) ?? [];
      expect(Number(times)).toBe(count - 1);
      sum += Number(times) * lengthsIn(joint, units)[0];
    }
    const gaps = say(lang, 'setting.gaps', { a: '', b: '' }).trim().slice(0, 3);
    const ends = rest.find((one) => one.startsWith(gaps));
    for (const gap of ends ? lengthsIn(ends, units).slice(0, 2) : []) sum += gap;
    expect(Math.abs(sum - whole), content).toBeLessThan((2 * count + 4) * rounding(room));
  }
}

/** Each wall says how deep its pieces are: from the room's edge inwards, and no deeper than the room. */
function expectDepth(content: string, { width, height, lang, units }: Room): void {
  const depth = new RegExp(`(?:^|· )${say(lang, 'setting.depth', { depth: '([^·]+?)' })}(?= ·|$)`);
  const [, said = ''] = depth.exec(content.trim()) ?? [];
  const depths = said.split('–').map((one) => (one.startsWith('-') ? Number.NaN : lengthsIn(one, units)[0]));
  expect(depths.length, content).toBeLessThanOrEqual(2);
  for (const one of depths) expect(one, content).toBeGreaterThanOrEqual(0);
  expect(depths.toSorted((one, other) => one - other)).toEqual(depths);
  expect(Math.max(...depths)).toBeLessThan(10 * Math.hypot(width, height));
}

/** No text is smaller than 7 pt, and no two overlap. */
function expectReadable(words: readonly Word[]): void {
  for (const { text, left, right, top, bottom } of words) {
    const [short, long] = [right - left, bottom - top].toSorted((one, other) => one - other);
    // Short words are narrower than a line is high, and some are written upright.
    expect(text.length <= 3 ? long : short, text).toBeGreaterThan(LEAST_PT * LINE_EMS - 0.1);
  }
  // Letters fill little more than half of the height of a line.
  const boxes = words.map((word) => {
    const inset = 0.24 * Math.min(word.right - word.left, word.bottom - word.top);
    return {
      ...word,
      left: word.left + inset,
      right: word.right - inset,
      top: word.top + inset,
      bottom: word.bottom - inset,
    };
  });
  const overlapping = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.text} ${two.text}`),
  );
  expect(overlapping).toEqual([]);
}
