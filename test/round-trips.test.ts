// What we write we can read: the rooms in DXF and IFC files of ours are those that were sent.

import { describe, expect, it } from 'vitest';
import { readDrawing, roomsOf } from '../src/import/index.ts';
import { readBody } from '../src/wire/index.ts';
import { jobModelOf, modelOf } from './support/model-files.ts';
import { MODEL_BATHROOM, MODEL_ROOM } from './support/model-rooms.ts';

/** The rooms in a file, mm. */
function roomsIn(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const found = roomsOf(readDrawing({ name, bytes }));
  if (found.kind !== 'rooms') expect.fail('The file does not say its unit.');
  return found.rooms;
}

/** The corners of a ring in an order that does not depend on where it begins. */
function cornersOf(ring: readonly { readonly x: number; readonly y: number }[]): string[] {
  return ring.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).sort();
}

/** The corners as they were sent, in mm from the upper left of the box of the room. */
function sentCorners(body: object): string[] {
  const read = readBody(body);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  return cornersOf(fromBox(read.request.room.outer));
}

function fromBox(ring: readonly { readonly x: number; readonly y: number }[]) {
  const [left, top] = [Math.min(...ring.map(({ x }) => x)), Math.min(...ring.map(({ y }) => y))];
  return ring.map(({ x, y }) => ({ x: x - left, y: y - top }));
}

describe('a room', () => {
  it.each([
    ['ifc', { name: 'Łazienka' }],
    ['ifc', { name: 'Łazienka', pieces: true, pattern: 'herringbone' }],
  ] as const)('in an %s file with %j has its outline, its name and its door', (format, more) => {
    const [room, ...others] = roomsIn(`room.${format}`, modelOf({ ...MODEL_ROOM, ...more }, format));
    expect(others).toEqual([]);
    expect(room.name).toBe('Łazienka');
    expect(cornersOf(fromBox(room.outline))).toEqual(sentCorners(MODEL_ROOM));
    expect(room.openings).toEqual([expect.objectContaining({ kind: 'door', width: expect.closeTo(800, 3) })]);
  });
});

it('a room in an IFC file has the floor that was sent: cutouts in it are holes, and those at walls cut the outline', () => {
  const room = { outline: 'E400 S300 W400 N300', edge: 10, parameters: { tileSize: 300 } };
  const subtract = [
    { x: 100, y: 100, w: 60, h: 40 },
    { x: 350, y: 0, w: 50, h: 80 },
  ];
  const [found, ...others] = roomsIn('room.ifc', modelOf({ ...room, subtract }, 'ifc'));
  expect([others.length, found.outline.length, found.holes.map((hole) => hole.length)]).toEqual([0, 6, [4]]);
  expect(found.areaM2).toBeCloseTo(4 * 3 - 0.6 * 0.4 - 0.5 * 0.8, 6);
});

it('a room in a DXF file is on the layer of the walls, with its outline', () => {
  const rooms = roomsIn('room.dxf', modelOf(MODEL_ROOM, 'dxf')).filter(({ group }) => group === 'WALLS');
  expect(rooms.map(({ outline }) => cornersOf(fromBox(outline)))).toEqual([sentCorners(MODEL_ROOM)]);
});

describe('the rooms of a job in an IFC file', () => {
  it('are its floors, as high as their walls', () => {
    const [room, ...others] = roomsIn('job.ifc', jobModelOf(MODEL_BATHROOM, 'ifc'));
    expect([others, room.name, room.height]).toEqual([[], 'bath', 2400]);
    expect(cornersOf(fromBox(room.outline))).toEqual(
      cornersOf(
        fromBox([
          { x: 0, y: 0 },
          { x: 1800, y: 0 },
          { x: 1800, y: 2400 },
          { x: 0, y: 2400 },
        ]),
      ),
    );
  });
});
