// Rooms of RoomPlan's exports: surfaces with a transform in columns, metres, y up.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedArea } from '../../engine/index.ts';
import type { DrawnRoom } from '../drawing.ts';
import { readRoomPlan } from './index.ts';

const read = (json: unknown) => readRoomPlan(new TextEncoder().encode(JSON.stringify(json)));

/** The transform of an upright surface whose width runs from one point of the plan to another. */
function upright([x1, z1]: readonly number[], [x2, z2]: readonly number[], low: number, high: number) {
  const width = Math.hypot(x2 - x1, z2 - z1);
  const [ux, uz] = [(x2 - x1) / width, (z2 - z1) / width];
  return {
    dimensions: [width, high - low, 0],
    transform: [ux, 0, uz, 0, 0, 1, 0, 0, -uz, 0, ux, 0, (x1 + x2) / 2, (low + high) / 2, (z1 + z2) / 2, 1],
  };
}

const surface = (kind: string, identifier: string, rest: object) => ({
  identifier,
  category: { [kind]: {} },
  confidence: { high: {} },
  parentIdentifier: null,
  completedEdges: [],
  curve: null,
  polygonCorners: [],
  story: 0,
  ...rest,
});

/** Floors are drawn in x and y of their own, which lie in the plan. */
const FLAT = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0];
const floor = (corners: readonly (readonly number[])[], rest: object = {}) =>
  surface('floor', 'F', {
    dimensions: [4, 3, 0],
    transform: [...FLAT, 10, -1.2, 20, 1],
    polygonCorners: corners.map(([x, y]) => [x, y, 0]),
    ...rest,
  });

const ELL = [
  [-2, -1.5],
  [2, -1.5],
  [2, 0.5],
  [1, 0.5],
  [1, 1.5],
  [-2, 1.5],
];
const RING = [
  [8, 18.5],
  [12, 18.5],
  [12, 20.5],
  [11, 20.5],
  [11, 21.5],
  [8, 21.5],
];
const walls = RING.map((from, i) => surface('wall', `W${i}`, upright(from, RING[(i + 1) % RING.length], -1.2, 1.3)));
const scan = {
  version: 2,
  story: 1,
  walls,
  doors: [surface('door', 'D', { ...upright([9, 18.5], [9.8, 18.5], -1.2, 0.8), parentIdentifier: 'W0' })],
  windows: [surface('window', 'A', { ...upright([8, 19], [8, 20], -0.3, 0.7), parentIdentifier: 'W5' })],
  openings: [],
  objects: [],
  floors: [floor(ELL)],
  sections: [{ label: 'livingRoom', center: [10, 0, 20], story: 1 }],
};

const near = ({ outline }: DrawnRoom, expected: readonly (readonly number[])[], precision = 9) => {
  const sorted = (points: readonly (readonly number[])[]) =>
    points.map(([x, y]) => `${x.toFixed(precision)} ${y.toFixed(precision)}`).sort();
  expect(sorted(outline.map(({ x, y }) => [x, y]))).toEqual(sorted(expected));
};

describe('a room', () => {
  it('has the corners of its floor, its doors and windows, a name and a height', () => {
    const { unitMm, rooms, remarks } = read(scan);
    expect({ unitMm, remarks }).toEqual({ unitMm: 1000, remarks: [] });
    expect(rooms).toHaveLength(1);
    near(rooms[0], RING);
    expect(rooms[0]).toMatchObject({ name: 'Living room', group: '1', statedAreaM2: null });
    expect(rooms[0].height).toBeCloseTo(2.5, 9);
    const [door, window] = rooms[0].openings;
    expect(door).toMatchObject({ kind: 'door', sill: 0 });
    expect([door.from.x, door.from.y, door.to.x, door.to.y]).toEqual(
      [9, 18.5, 9.8, 18.5].map((n) => expect.closeTo(n, 9)),
    );
    expect(window).toMatchObject({ kind: 'window', sill: expect.closeTo(0.9, 9), height: expect.closeTo(1, 9) });
  });

  it('without corners of a floor has those of its walls', () => {
    for (const floors of [[], undefined, [floor([])]]) {
      const { rooms, remarks } = read({ ...scan, floors });
      near(rooms[0], RING);
      expect(remarks).toEqual([{ code: 'outline-from-walls', count: 1 }]);
    }
  });

  it('without either is as large as its floor says', () => {
    const { rooms, remarks } = read({ ...scan, walls: [], floors: [floor([])] });
    near(rooms[0], [
      [8, 18.5],
      [12, 18.5],
      [12, 21.5],
      [8, 21.5],
    ]);
    expect(remarks).toEqual([{ code: 'outline-from-size', count: 1 }]);
  });

  it('may be one of several, in a structure or a list', () => {
    const other = { ...scan, story: 2, sections: [{ label: { bathroom: {} }, center: { x: 0, y: 0, z: 0 } }] };
    for (const file of [{ rooms: [scan, other], walls }, { capturedRooms: [scan, other] }, [scan, other]]) {
      expect(read(file).rooms.map(({ name, group }) => [name, group])).toEqual([
        ['Living room', '1'],
        ['Bathroom', '2'],
      ]);
    }
  });

  it('has the sections that are on its floor', () => {
    const second = floor(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      { transform: [...FLAT, 30, 0, 40, 1] },
    );
    const sections = [
      { label: 'kitchen', center: [30.5, 0, 40.5] },
      { label: 'livingRoom', center: [10, 0, 20] },
      { label: 'diningRoom', center: [9, 0, 19] },
    ];
    const { rooms } = read({ ...scan, floors: [floor(ELL), second], sections });
    expect(rooms.map(({ name }) => name)).toEqual(['Living room, Dining room', 'Kitchen']);
    expect(rooms.map(({ openings }) => openings.length)).toEqual([2, 0]);
  });

  it('is left out if its floor slopes', () => {
    const sloping = floor(ELL, { transform: [1, 0.1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1] });
    for (const floors of [[sloping], [{ ...sloping, polygonCorners: [] }]]) {
      expect(read({ ...scan, walls: [], floors })).toMatchObject({
        rooms: [],
        remarks: [{ code: 'not-level', count: 1 }],
      });
    }
  });
});

describe('walls', () => {
  it('whose ends are up to 10 cm apart meet where their lines cross', () => {
    const gap = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(gap, { minLength: 12, maxLength: 12 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (gaps, turn) => {
          // Each wall is longer or shorter at both ends along itself, so that all crossings stay where they are.
          const turned = RING.map(([x, y]) => [
            x * Math.cos(turn) - y * Math.sin(turn),
            x * Math.sin(turn) + y * Math.cos(turn),
          ]);
          const loose = turned.map((from, i) => {
            const to = turned[(i + 1) % turned.length];
            const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
            const at = (along: number) => from.map((value, k) => value + ((to[k] - value) * along) / length);
            const ends = [at(gaps[2 * i]), at(length + gaps[2 * i + 1])];
            return surface(
              'wall',
              `W${i}`,
              i % 2 ? upright(ends[0], ends[1], 0, 2.5) : upright(ends[1], ends[0], 0, 2.5),
            );
          });
          const { rooms } = read({ ...scan, walls: loose, floors: [] });
          expect(rooms).toHaveLength(1);
          near(rooms[0], turned, 6);
          expect(Math.abs(signedArea(rooms[0].outline))).toBeCloseTo(11, 6);
        },
      ),
    );
  });

  it('that do not close are no room', () => {
    expect(read({ ...scan, walls: walls.slice(1), floors: [] })).toMatchObject({
      rooms: [],
      remarks: [{ code: 'open-chain', count: 5 }],
    });
  });

  it('without a size or a place are left out', () => {
    const broken = [
      surface('wall', 'X', { dimensions: [1, 'a'], transform: upright([0, 0], [1, 0], 0, 2).transform }),
      surface('wall', 'Y', {}),
    ];
    const { remarks } = read({ ...scan, walls: [...walls, ...broken], floors: [] });
    expect(remarks).toContainEqual({ code: 'entity-damaged', count: 2 });
  });
});

it('other files are refused', () => {
  const refused = (text: string) =>
    expect(() => readRoomPlan(new TextEncoder().encode(text)), text).toThrow(
      expect.objectContaining({ name: 'ImportError' }),
    );
  for (const text of ['', 'null', '12', '[]', '{}', '{"walls":1}', '{"walls":[', '{"type":"FeatureCollection"}'])
    refused(text);
  refused(JSON.stringify({ walls: Array.from({ length: 3000 }, () => ({})) }));
});
