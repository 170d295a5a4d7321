// Rooms that come back from files as they were drawn, and what is cleaned of those that were not drawn well.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  dxfOf,
  line,
  lwpolyline,
  roomsAsDxf,
  roomsAsGeoJson,
  roomsAsLines,
  roomsAsSvg,
  text,
  type WrittenRoom,
} from '../../test/import/written.ts';
import { type Point, type Ring, signedArea } from '../engine/index.ts';
import { type FoundRooms, type ImportedRoom, readDrawing, roomsOf, type Unit } from './index.ts';

type Rooms = Extract<FoundRooms, { kind: 'rooms' }>;

function found(content: string, unit?: Unit): Rooms {
  const outcome = roomsOf(readDrawing({ name: 'plan', bytes: bytesOf(content) }), unit);
  if (outcome.kind !== 'rooms') throw new Error('A unit is needed.');
  return outcome;
}

const counts = ({ remarks }: Rooms) => Object.fromEntries(remarks.map(({ code, count }) => [code, count]));
const corners = (...places: readonly (readonly [number, number])[]): Ring => places.map(([x, y]) => ({ x, y }));
const rectangle = (x: number, y: number, w: number, h: number) =>
  corners([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

/** Corners as a set that does not depend on where a ring begins, which way it goes, and where the frame begins. */
function placesOf(ring: Ring): string[] {
  const [left, top] = [Math.min(...ring.map(({ x }) => x)), Math.min(...ring.map(({ y }) => y))];
  return ring.map(({ x, y }) => `${Math.round((x - left) * 1000)},${Math.round((y - top) * 1000)}`).sort();
}

/** Simple rings on whole mm: corners around a centre at growing angles, none in line with its neighbours. */
const star: fc.Arbitrary<Ring> = fc
  .array(fc.integer({ min: 300, max: 3000 }), { minLength: 3, maxLength: 40 })
  .map((radii) =>
    radii.map((radius, i): Point => {
      const angle = (2 * Math.PI * (i + 0.37)) / radii.length;
      return { x: Math.round(5000 + radius * Math.cos(angle)), y: Math.round(5000 + radius * Math.sin(angle)) };
    }),
  )
  .filter((ring) =>
    ring.every((b, i) => {
      const [a, c] = [ring.at(i - 1) as Point, ring[(i + 1) % ring.length]];
      const turn = Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x));
      return turn > Math.hypot(c.x - a.x, c.y - a.y) && Math.hypot(b.x - a.x, b.y - a.y) > 1;
    }),
  );

interface Writer {
  readonly of: string;
  readonly write: (rooms: readonly WrittenRoom[]) => string;
  readonly unit?: Unit;
}

const WRITERS: readonly Writer[] = [
  { of: 'polylines of a DXF file', write: roomsAsDxf },
  { of: 'lines of a DXF file', write: roomsAsLines },
  { of: 'paths of an SVG file', write: roomsAsSvg },
  { of: 'polygons of a GeoJSON file', write: roomsAsGeoJson, unit: 'm' },
];

describe.each(WRITERS)('$of', ({ write, unit }) => {
  it('come back with the corners and the area of any simple polygon, whichever way it goes', () => {
    fc.assert(
      fc.property(star, fc.boolean(), (ring, isTurned) => {
        const { rooms, remarks } = found(write([{ outline: isTurned ? ring.toReversed() : ring }]), unit);
        expect(remarks).toEqual([]);
        expect(rooms.map(({ outline }) => placesOf(outline))).toEqual([placesOf(ring)]);
        expect(rooms[0].areaM2).toBeCloseTo(Math.abs(signedArea(ring)) / 1e6, 9);
        expect(signedArea(rooms[0].outline)).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('come back with any corner doubled and with a spike and a corner in a wall', () => {
    fc.assert(
      fc.property(star, fc.nat(), fc.integer({ min: 0, max: 60 }), (ring, pick, off) => {
        const at = pick % ring.length;
        const [a, b] = [ring[at], ring[(at + 1) % ring.length]];
        const near = { x: a.x + off / 1000, y: a.y + off / 1000 };
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const out = { x: middle.x + 0.25 * (b.y - a.y), y: middle.y - 0.25 * (b.x - a.x) };
        const drawn = ring.toSpliced(at + 1, 0, a, near, middle, out, middle);
        const { rooms } = found(write([{ outline: drawn }]), unit);
        expect(rooms.map(({ outline }) => placesOf(outline))).toEqual([placesOf(ring)]);
      }),
      { numRuns: 30 },
    );
  });
});

it('counts what it merges and drops', () => {
  const ring = corners([0, 0], [0.05, 0], [2000, 0], [4000, 0], [4000, 3000], [4000, 3500], [4000, 3000], [0, 3000]);
  const outcome = found(roomsAsDxf([{ outline: ring }]));
  expect(counts(outcome)).toEqual({ 'corners-merged': 1, 'corners-in-line': 2, 'spikes-removed': 1 });
  expect(outcome.rooms[0].outline).toEqual(rectangle(0, 0, 4000, 3000));
});

describe('an outline that meets itself', () => {
  it('goes around a column by a line there and back: the column is a cutout', () => {
    const keyhole = corners(
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
      [0, 1000],
      [1000, 1000],
      [1000, 2000],
      [2000, 2000],
      [2000, 1000],
      [1000, 1000],
      [0, 1000],
    );
    const outcome = found(roomsAsDxf([{ outline: keyhole }]));
    expect(outcome.rooms).toHaveLength(1);
    expect([outcome.rooms[0].areaM2, outcome.rooms[0].holes.length]).toEqual([11, 1]);
    expect(counts(outcome).untangled).toBe(1);
  });

  it('touches itself in a corner: two rooms, or a room with a cutout', () => {
    const eight = corners(
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [2000, 1000],
      [2000, 2000],
      [1000, 2000],
      [1000, 1000],
      [0, 1000],
    );
    expect(found(roomsAsDxf([{ outline: eight }])).rooms.map(({ areaM2 }) => areaM2)).toEqual([1, 1]);
    const pinched = corners([0, 0], [3000, 0], [3000, 3000], [0, 3000], [0, 0], [1000, 2000], [2000, 2000]);
    const [room, ...more] = found(roomsAsDxf([{ outline: pinched }])).rooms;
    expect([room.areaM2, room.holes.length, more.length]).toEqual([8, 1, 0]);
  });

  it('touches the middle of its own wall', () => {
    const ring = corners([0, 0], [3000, 0], [3000, 3000], [1500, 0], [0, 3000]);
    expect(found(roomsAsDxf([{ outline: ring }])).rooms.map(({ areaM2 }) => areaM2)).toEqual([2.25, 2.25]);
  });

  it.each([
    ['crosses itself', corners([0, 0], [2000, 2000], [2000, 0], [0, 2000])],
    ['goes around twice', [...rectangle(0, 0, 2000, 2000), ...rectangle(100, 100, 3000, 3000)]],
  ])('%s: it is left out, and that is said', (_, ring) => {
    const outcome = found(roomsAsGeoJson([{ outline: ring, name: 'Hall' }]), 'm');
    expect(outcome.rooms).toEqual([]);
    expect(outcome.remarks).toContainEqual({ code: 'crossing', count: 1, subject: 'Hall' });
  });
});

it('leaves a room out whose cutout crosses itself: its floor would be too large', () => {
  const tie = corners([500, 500], [1000, 1000], [1000, 500], [500, 1000]);
  const outcome = found(roomsAsGeoJson([{ outline: rectangle(0, 0, 4000, 3000), holes: [tie] }]), 'm');
  expect([outcome.rooms.length, counts(outcome)]).toEqual([0, { crossing: 1 }]);
});

describe('outlines inside each other', () => {
  const areas = (rings: readonly Ring[]) => {
    const outcome = found(roomsAsDxf(rings.map((outline) => ({ outline }))));
    return [outcome.rooms.map(({ areaM2 }) => areaM2), counts(outcome)];
  };

  it('are cutouts if they take less than half of it, and rooms again inside those', () => {
    const rings = [rectangle(0, 0, 4000, 4000), rectangle(1000, 1000, 2000, 2000), rectangle(1500, 1500, 1000, 1000)];
    expect(areas(rings)).toEqual([[12, 1], { 'cutouts-found': 1 }]);
  });

  it('are rooms, and the outline around them is left out, if they take more', () => {
    const rings = [rectangle(0, 0, 4000, 3000), rectangle(100, 100, 1900, 2800), rectangle(2100, 100, 1800, 2800)];
    expect(areas(rings)).toEqual([[5.32, 5.04], { 'outline-around': 1 }]);
  });

  it('are one if they are drawn twice', () => {
    expect(areas([rectangle(0, 0, 1000, 1000), rectangle(0, 0, 1000, 1000).toReversed()])).toEqual([
      [1],
      { duplicates: 1 },
    ]);
  });
});

describe('lines', () => {
  it('enclose every room between them, also with walls that three of them share', () => {
    const walls = [
      line({ x: 0, y: 0 }, { x: 2000, y: 0 }),
      line({ x: 5000, y: 0 }, { x: 2000, y: 0 }),
      line({ x: 5000, y: 0 }, { x: 5000, y: 3000 }),
      line({ x: 5000, y: 3000 }, { x: 2000, y: 3000 }),
      line({ x: 0, y: 3000 }, { x: 2000, y: 3000 }),
      line({ x: 0, y: 3000 }, { x: 0, y: 0 }),
      line({ x: 2000, y: 0 }, { x: 2000, y: 3000 }),
      line({ x: 5000, y: 3000 }, { x: 7000, y: 3000 }),
    ];
    const outcome = found(dxfOf(walls));
    expect(outcome.rooms.map(({ areaM2 }) => areaM2).sort()).toEqual([6, 9]);
    expect(counts(outcome)).toEqual({ 'open-chain': 1 });
  });

  it.each([
    [9.9, 1, { 'chain-closed': 1 }],
    [10.1, 0, { 'open-chain': 4 }],
  ])('with a gap of %d mm enclose %d rooms', (gap, rooms, remarks) => {
    const ring = rectangle(0, 0, 2000, 1000);
    const walls = ring.map((corner, i) => line(corner, ring[(i + 1) % 4]));
    const open = line({ x: 0, y: 1000 }, { x: 0, y: gap });
    const outcome = found(dxfOf([...walls.slice(0, 3), open, lwpolyline(rectangle(9000, 0, 1000, 1000), 'OTHER')]));
    expect([outcome.rooms.length - 1, counts(outcome)]).toEqual([rooms, remarks]);
  });
});

describe('names', () => {
  const nameOf = (...words: readonly string[]) => {
    const texts = words.map((one) => text(one, { x: 500, y: 500 }));
    return found(dxfOf([lwpolyline(rectangle(0, 0, 1000, 1000)), ...texts])).rooms[0].name;
  };

  it('are texts in the room, sizes only if there is nothing else', () => {
    expect([nameOf('12.5 m2', 'Bath'), nameOf('3,20 x 4,10'), nameOf('2 m', 'Room 2')]).toEqual([
      'Bath',
      '3,20 x 4,10',
      'Room 2',
    ]);
  });

  it('belong to the smallest room around them', () => {
    const outer = lwpolyline(rectangle(0, 0, 4000, 4000), 'A');
    const inner = lwpolyline(rectangle(500, 500, 1000, 1000), 'A');
    const island = lwpolyline(rectangle(600, 600, 500, 500), 'A');
    const { rooms } = found(
      dxfOf([outer, inner, island, text('Island', { x: 700, y: 700 }), text('Yard', { x: 3000, y: 3000 })]),
    );
    expect(rooms.map(({ name }) => name)).toEqual(['Yard', 'Island']);
  });

  it('are one line without control characters', () => {
    const { rooms } = found(
      roomsAsGeoJson([{ outline: rectangle(0, 0, 1000, 1000), name: ' Bath\n\u0007room\u202e ' }]),
      'm',
    );
    expect(rooms[0].name).toBe('Bath room');
  });
});

describe('the unit', () => {
  const plain = roomsAsGeoJson([{ outline: rectangle(0, 0, 4000, 3000) }]);
  const drawing = readDrawing({ name: 'plan.json', bytes: bytesOf(plain) });

  it('is asked for if the file does not say it, with the size in each', () => {
    const outcome = roomsOf(drawing);
    if (outcome.kind !== 'unit-needed') throw new Error('No unit was needed.');
    expect(outcome.choices.map(({ unit, widthMm, heightMm }) => [unit, widthMm, Number(heightMm.toFixed(6))])).toEqual([
      ['mm', 4, 3],
      ['cm', 40, 30],
      ['m', 4000, 3000],
      ['in', 101.6, 76.2],
      ['ft', 1219.2, 914.4],
    ]);
  });

  it('that is chosen goes before that of the file, which is said', () => {
    const outcome = found(roomsAsDxf([{ outline: rectangle(0, 0, 400, 300) }]), 'cm');
    expect([outcome.rooms[0].areaM2, counts(outcome)]).toEqual([12, { 'unit-overridden': 1 }]);
  });
});

it('keeps rooms in one frame, however far from its origin they were drawn', () => {
  const far = (ring: Ring) => ring.map(({ x, y }) => ({ x: x + 4.5e9, y: y + 5.5e9 }));
  const rings = [rectangle(0, 0, 1000, 1000), rectangle(1200, 300, 1000, 1000)];
  const { rooms } = found(roomsAsDxf(rings.map((ring) => ({ outline: far(ring) }))));
  expect(rooms.map(({ outline }: ImportedRoom) => outline)).toEqual(rings);
});

it('leaves out what is no room, and says which', () => {
  const round = (count: number, radius: number) =>
    Array.from({ length: count }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / count;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
  const rings = [rectangle(0, 0, 99, 99), rectangle(0, 0, 200_001, 100), round(501, 40_000)];
  const names = ['small', 'wide', 'round'];
  const outcome = found(roomsAsGeoJson(rings.map((outline, i) => ({ outline, name: names[i] }))), 'm');
  expect(outcome.rooms).toEqual([]);
  expect(outcome.remarks).toEqual([
    { code: 'too-small', count: 1, subject: 'small' },
    { code: 'too-wide', count: 1, subject: 'wide' },
    { code: 'corner-limit', count: 1, subject: 'round' },
  ]);
});
