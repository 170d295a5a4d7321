// What we write we can read: the room of a plan comes back from its drawings.

import { expect, it } from 'vitest';
import { drawDxf } from '../../src/drawing/dxf.ts';
import { plan } from '../../src/engine/index.ts';
import { readDrawing, roomsOf } from '../../src/import/index.ts';
import { bytesOf } from './written.ts';

it('a DXF file of a plan has its room, with the column as a cutout', () => {
  const outer = [
    { x: 0, y: 0 },
    { x: 4200, y: 0 },
    { x: 4200, y: 1800 },
    { x: 2600, y: 1800 },
    { x: 2600, y: 3500 },
    { x: 0, y: 3500 },
  ];
  const room = { outer, holes: [], rectangles: [{ x: 1000, y: 1000, width: 300, height: 400 }] };
  const made = plan({ room, pattern: 'squares', parameters: {} });
  const found = roomsOf(readDrawing({ name: 'plan.dxf', bytes: bytesOf(drawDxf(made, { lang: 'en' })) }));
  if (found.kind !== 'rooms') throw new Error('A unit was needed.');
  const walls = found.rooms.filter(({ group }) => group === 'WALLS');
  const areas = walls.map(({ areaM2 }) => areaM2);
  expect(areas).toContainEqual(expect.closeTo(4.2 * 1.8 + 2.6 * 1.7, 6));
});
