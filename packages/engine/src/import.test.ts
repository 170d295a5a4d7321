import { expect, it } from 'vitest';
import { bytesOf, dxfOf, lwpolyline, text } from '../../../test/import/written.ts';
import { ImportError, readRooms } from './import.ts';
import { plan } from './index.ts';

const KITCHEN = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 3 },
  { x: 0, y: 3 },
];
const file = (units: number | null) => ({
  name: 'plan.dxf',
  bytes: bytesOf(dxfOf([lwpolyline(KITCHEN), text('Kitchen', { x: 1, y: 1 })], units)),
});

it('reads rooms that can be planned', () => {
  const found = readRooms(file(6));
  if (found.kind !== 'rooms') throw new Error('A unit was needed.');
  const [{ name, room, areaM2 }] = found.rooms;
  expect([name, areaM2, plan({ room, pattern: 'squares' }).surface.areaMm2]).toEqual(['Kitchen', 12, 12e6]);
});

it('asks for the unit, and takes that of the caller', () => {
  expect(readRooms(file(null))).toMatchObject({ kind: 'unit-needed', choices: { length: 5 } });
  expect(readRooms(file(null), 'm')).toMatchObject({ kind: 'rooms', rooms: [{ areaM2: 12 }] });
});

it('refuses with an error of its own', () => {
  expect(() => readRooms({ name: 'plan.dwg', bytes: bytesOf('AC1032') })).toThrow(ImportError);
  expect(() => readRooms(file(6), 'yd' as 'm')).toThrow('unit is yd; pass one of mm, cm, m, in, ft.');
});
