// The DXF file against the figures of its plan, read back by code that knows nothing of the writer.

import { describe, expect, it } from 'vitest';
import { type Entity, entitiesOf } from '../../test/support/dxf-entities.ts';
import { PATTERNS, plan, shortNameOf } from '../engine/index.ts';
import { drawDxf } from './dxf.ts';

/** The signed area of a closed line, mm². */
function areaOf({ corners }: Entity): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const ROOM = {
  room: {
    outer: [
      { x: 100, y: -50 },
      { x: 4300, y: -50 },
      { x: 4300, y: 1750 },
      { x: 2700, y: 1750 },
      { x: 2000, y: 3450 },
      { x: 100, y: 3450 },
    ],
    holes: [],
    rectangles: [
      { x: 700, y: 600, width: 400, height: 400 },
      // Inside one tile of the test below, which gets a hole.
      { x: 3010, y: 610, width: 50, height: 70 },
    ],
    circles: [{ x: 1500, y: 2000, diameter: 600 }],
  },
  parameters: {},
  start: { x: 130, y: 70 },
};

describe.each(PATTERNS.map((pattern) => [shortNameOf(pattern), pattern.id] as const))('%s', (_, pattern) => {
  const planned = plan({ ...ROOM, pattern });
  const entities = entitiesOf(drawDxf(planned, { lang: 'en' }));
  const on = (layer: string) => entities.filter((entity) => entity.layer === layer);

  it('has every piece as a closed line, with the area that is laid', () => {
    const { tiles } = planned;
    expect(on('TILES_WHOLE')).toHaveLength(tiles.whole);
    const pieces = [...on('TILES_WHOLE'), ...on('TILES_CUT'), ...on('SLIVERS')];
    expect(pieces.every(({ type, isClosed }) => type === 'LWPOLYLINE' && isClosed)).toBe(true);
    // A hole turns the other way.
    const sum = pieces.reduce((all, piece) => all + areaOf(piece), 0);
    expect(Math.abs(Math.abs(sum) / tiles.laidAreaMm2 - 1)).toBeLessThan(1e-9);
    // A cut tile may have several pieces.
    expect(on('TILES_CUT').length).toBeGreaterThanOrEqual(tiles.cut - tiles.sliverCount);
    expect(on('SLIVERS').length).toBeGreaterThanOrEqual(tiles.sliverCount);
  });

  it('has the walls and the cutouts where the caller put them, y upwards', () => {
    const corners = ROOM.room.outer.map(({ x, y }) => [x, -y]);
    expect(on('WALLS').map((wall) => wall.corners)).toEqual([corners]);
    expect(on('CUTOUTS').map(({ type }) => type)).toEqual(['LWPOLYLINE', 'LWPOLYLINE', 'CIRCLE']);
    expect(on('START').map(({ type }) => type)).toEqual(['LINE', 'LINE', 'CIRCLE']);
  });
});

it('has a hole in a piece as a line that turns the other way', () => {
  // Tiles of 900 mm with joints of 3 mm: one lies from 2839 to 3739 across and from 70 to 970 down.
  const planned = plan({ ...ROOM, pattern: 'squares-pattern', parameters: { tileSize: 900 } });
  const cut = entitiesOf(drawDxf(planned, { lang: 'en' })).filter(({ layer }) => layer === 'TILES_CUT');
  const areas = cut.map(areaOf).map(Math.round);
  const holes = areas.filter((area) => Math.sign(area) !== Math.sign(areas.find((each) => Math.abs(each) > 1e5) ?? 0));
  expect(holes.map(Math.abs)).toEqual([50 * 70]);
});

it('has the lengths of walls and the figures in the language of the caller', () => {
  const planned = plan({ ...ROOM, pattern: 'squares-pattern' });
  const textsIn = (lang: 'pl' | 'zh') =>
    entitiesOf(drawDxf(planned, { lang }))
      .filter(({ type }) => type === 'TEXT')
      .map(({ text }) => text);
  // The slanted wall is 700 across and 1700 down.
  expect(textsIn('pl').slice(0, 6)).toEqual(['420', '180', '160', '183,85', '190', '350']);
  expect(textsIn('zh').at(-1)).toContain(String(planned.tiles.total));
});

it.each([
  [{ lang: 'en' }, 'Lengths in cm'],
  [{ lang: 'es', units: 'imperial' }, 'Medidas en pies y pulgadas'],
] as const)('says what the lengths of walls are in, which the file is not in (%j)', (notation, unit) => {
  const texts = entitiesOf(drawDxf(plan({ ...ROOM, pattern: 'squares-pattern' }), notation)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(unit))).toHaveLength(1);
});

it('is the same text for the same plan', () => {
  const request = { ...ROOM, pattern: 'herringbone-pattern' };
  expect(drawDxf(plan(request), { lang: 'es' })).toBe(drawDxf(plan(request), { lang: 'es' }));
});
