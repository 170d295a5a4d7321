import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../test/support/dxf-entities.ts';
import { box, planSquares, roomOf } from '../../../test/support/plain-rooms.ts';
import { drawDxf } from '../dxf.ts';
import { floorLine } from './floor-line.ts';
import type { Medium } from './medium.ts';

const planned = (kind?: 'wall') =>
  planSquares(roomOf(box(200, 300, 3200, 2500), kind ? { kind } : {}), { tileSize: 300 });
const medium = { mmPerPx: 2, text: 10, line: 1, walls: { band: 5 } } as Medium;

describe('the line of the floor', () => {
  it('is at the lower edge of a wall, and goes on beyond its band by a text', () => {
    const [item] = floorLine(planned('wall'), medium)?.items ?? [];
    // The band is 10 mm wide, and a text 20 mm high.
    expect(item).toMatchObject({
      kind: 'lines',
      paths: [
        [
          { x: -10 - 24, y: 2500 },
          { x: 3200 + 10 + 24, y: 2500 },
        ],
      ],
    });
  });

  it('is not drawn for a floor', () => {
    expect(floorLine(planned(), medium)).toBeNull();
  });

  it('is in CAD files, with the names of openings', () => {
    const wall = { kind: 'wall', openings: [{ kind: 'window', x: 700, y: 600, width: 900, height: 800 }] } as const;
    const file = drawDxf(planSquares(roomOf(box(200, 300, 3200, 2500), wall), { tileSize: 300 }), { lang: 'pl' });
    const entities = entitiesOf(file);
    expect(entities.filter(({ type, layer }) => type === 'LINE' && layer === 'WALLS')).toHaveLength(1);
    expect(entities.map(({ text }) => text)).toContain('okno');
  });
});
