// Rooms as a job that the interface accepts, with doors and windows in the walls of their cleaned outline.

import { describe, expect, it } from 'vitest';
import type { Drawing, DrawnOpening, DrawnRoom } from './drawing.ts';
import { jobOf, namesOf, roomsOf } from './index.ts';

const room = (about: Partial<DrawnRoom>): DrawnRoom => ({
  name: null,
  group: null,
  outline: [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
    { x: 0, y: 3 },
  ],
  holes: [],
  openings: [],
  statedAreaM2: null,
  height: null,
  ...about,
});

function found(...rooms: readonly DrawnRoom[]) {
  const drawing: Drawing = { unitMm: 1000, rooms, remarks: [] };
  const outcome = roomsOf(drawing);
  if (outcome.kind !== 'rooms') throw new Error('A unit is needed.');
  return outcome;
}

const door = (from: readonly [number, number], to: readonly [number, number], more: Partial<DrawnOpening> = {}) => ({
  kind: 'door' as const,
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  ...more,
});

describe('openings', () => {
  const openingsOf = (...openings: readonly DrawnOpening[]) => {
    const outcome = found(room({ openings }));
    return [
      outcome.rooms[0].openings.map(({ wall, at, width }) => [wall, at, width].map((n) => Number(n.toFixed(6)))),
      outcome.remarks.map(({ code }) => code),
    ];
  };

  it('are in the walls of the cleaned outline, from where each begins', () => {
    // The first wall is drawn as two; the third runs from right to left.
    expect(openingsOf(door([2.5, 0], [3.3, 0]), door([1, 3], [2, 3]), door([4, 1.9], [4, 1.1]))).toEqual([
      [
        [0, 2900, 800],
        [2, 2500, 1000],
        [1, 1500, 800],
      ],
      ['corners-in-line'],
    ]);
  });

  it('are moved to the nearest wall that runs like them, and that is said', () => {
    expect(openingsOf(door([1, -0.2], [2, -0.2]))).toEqual([[[0, 1500, 1000]], ['corners-in-line', 'openings-moved']]);
    expect(openingsOf(door([-0.3, 0], [0.7, 0]))).toEqual([[[0, 350, 700]], ['corners-in-line', 'openings-moved']]);
  });

  it.each([
    ['is in no wall', [door([1, 1.5], [2, 1.5])], 0],
    ['is square to all', [door([2, 0.2], [2, 1.2])], 0],
    ['is in another', [door([1, 0], [2, 0]), door([1.5, 0], [2.5, 0])], 1],
    ['is too narrow', [door([1, 0], [1.01, 0])], 0],
  ] as const)('are left out if one %s', (_, openings, kept) => {
    const [placed, remarks] = openingsOf(...openings);
    expect([placed.length, remarks]).toEqual([kept, ['corners-in-line', 'openings-left-out']]);
  });
});

describe('a job', () => {
  it('has a floor for each room in one frame that begins at their corner, in cm', () => {
    const beside = room({
      name: 'Bath',
      outline: [
        { x: 5, y: 1 },
        { x: 7, y: 1 },
        { x: 7, y: 3 },
        { x: 5, y: 3 },
      ],
    });
    const { rooms } = found(room({ name: 'Hall', openings: [door([1, 0], [2, 0])] }), beside);
    expect(jobOf(rooms).job).toEqual({
      surfaces: [
        {
          name: 'Hall',
          polygon: [
            [0, 0],
            [400, 0],
            [400, 300],
            [0, 300],
          ],
          doors: [{ wall: 1, at: 150, width: 100 }],
        },
        {
          name: 'Bath',
          polygon: [
            [500, 100],
            [700, 100],
            [700, 300],
            [500, 300],
          ],
        },
      ],
    });
    expect(jobOf(rooms.slice(1)).job.surfaces).toEqual([
      {
        name: 'Bath',
        polygon: [
          [0, 0],
          [200, 0],
          [200, 200],
          [0, 200],
        ],
      },
    ]);
  });

  it('has its walls with their windows on request', () => {
    const window = door([1, 3], [2, 3], { kind: 'window', sill: 0.9, height: 1.2 });
    const { rooms } = found(room({ name: 'Hall', openings: [window, door([1, 0], [2, 0])] }));
    expect(jobOf(rooms, { heightMm: 2500 }).job.surfaces[1]).toEqual({
      wallsOf: { surface: 'Hall', height: 250, openings: [{ wall: 3, x: 200, y: 40, w: 100, h: 120 }] },
    });
  });

  it('has at most 24 surfaces, walls included, and says what found no place', () => {
    const { rooms } = found(...Array.from({ length: 26 }, (_, i) => room({ name: `R${i}` })));
    expect([jobOf(rooms).job.surfaces.length, jobOf(rooms).leftOut]).toEqual([24, ['R24', 'R25']]);
    // Each has a floor and four walls.
    const walled = jobOf(rooms, { heightMm: 2500 });
    expect([walled.job.surfaces.length, walled.leftOut.length]).toEqual([8, 22]);
  });
});

it('names every room differently', () => {
  const named = (...names: readonly (string | null)[]) => namesOf(names.map((name) => ({ name })));
  expect(named('WC', null, 'WC', 'Room 2', null, 'WC')).toEqual([
    'WC',
    'Room 2 (2)',
    'WC (2)',
    'Room 2',
    'Room 5',
    'WC (3)',
  ]);
});

it('says which room has another area than its file states', () => {
  const { remarks } = found(room({ name: 'A', statedAreaM2: 12.01 }), room({ name: 'B', statedAreaM2: 13 }));
  expect(remarks.filter(({ code }) => code === 'area-differs')).toEqual([
    { code: 'area-differs', count: 1, subject: 'B' },
  ]);
});
