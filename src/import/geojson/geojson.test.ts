import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../test/import/written.ts';
import { ImportError, readDrawing, roomsOf, type Unit } from '../index.ts';

const read = (value: unknown) => readDrawing({ name: 'plan.geojson', bytes: bytesOf(JSON.stringify(value)) });

function roomsIn(value: unknown, unit?: Unit) {
  const found = roomsOf(read(value), unit);
  if (found.kind !== 'rooms') throw new Error('A unit is needed.');
  return found;
}

const SQUARE = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
];
const polygon = { type: 'Polygon', coordinates: [SQUARE] };

it('reads polygons wherever they are, with the names of their features', () => {
  const shifted = SQUARE.map(([x, y]) => [x + 5, y, 7]);
  const collection = {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { name: 'Bath', level: 1 }, geometry: polygon },
      {
        type: 'Feature',
        properties: { name: { en: 'Hall' } },
        geometry: { type: 'MultiPolygon', coordinates: [[SQUARE], [shifted]] },
      },
      {
        type: 'Feature',
        properties: null,
        geometry: { type: 'GeometryCollection', geometries: [polygon, { type: 'Point', coordinates: [0, 0] }] },
      },
      { type: 'Feature', properties: {}, geometry: null },
    ],
  };
  const { rooms, remarks } = roomsIn(collection, 'm');
  expect(rooms.map(({ name, group, areaM2 }) => [name, group, areaM2])).toEqual([
    ['Bath', '1', 4],
    ['Hall', null, 4],
    ['Hall', null, 4],
    [null, null, 4],
  ]);
  expect(remarks).toEqual([{ code: 'entity-skipped', count: 1, subject: 'Point' }]);
});

describe('longitudes and latitudes', () => {
  // The lengths of a degree as geodesy publishes them (WGS 84), m.
  it.each([
    [0, 110_574.3, 111_319.5],
    [45, 111_131.8, 78_846.8],
    [60, 111_412.2, 55_800],
  ])('at %d° are converted to metres', (latitude, north, east) => {
    const [w, h] = [4 / east, 3 / north];
    const ring = [
      [13, latitude],
      [13 + w, latitude],
      [13 + w, latitude + h],
      [13, latitude + h],
    ];
    const { rooms, remarks } = roomsIn({ type: 'Polygon', coordinates: [ring] });
    expect(rooms[0].areaM2).toBeCloseTo(12, 3);
    expect(remarks).toEqual([{ code: 'degrees-projected', count: 1 }]);
  });

  it('cannot be told from lengths where they span more than a building: the unit is asked for', () => {
    expect(read(polygon).unitMm).toBeNull();
  });
});

it.each([
  ['{"type":"Polygon","coordinates":[', 'damaged'],
  ['{"type":"Point","coordinates":[0,0]}', 'nothing'],
  ['{"type":"Polygon","coordinates":{}}', 'nothing'],
  ['{"type":"Polygon","coordinates":[[[0,0],[1,"a"],[1,1]]]}', 'nothing'],
  [`${'{"type":"GeometryCollection","geometries":['.repeat(20)}${']}'.repeat(20)}`, 'nesting'],
  ['[[[0,0],[1,0],[1,1]]]', 'nothing'],
])('refuses %s', (content, code) => {
  expect(() => readDrawing({ name: 'plan.geojson', bytes: bytesOf(content) })).toThrow(ImportError);
  try {
    readDrawing({ name: 'plan.geojson', bytes: bytesOf(content) });
  } catch (error) {
    expect((error as ImportError).code).toBe(code);
  }
});
