// The rooms of bench/rooms: their fewest tiles are proven again, without the planner's own reuse of offcuts.

import { describe, expect, it } from 'vitest';
import { planKnownRoom, readKnownRooms } from '../bench/known-rooms.ts';
import { reuseOffcuts } from '../src/engine/offcuts.ts';
import { laidRows } from './support/boards.ts';
import { fewestBoards } from './support/fewest-boards.ts';
import { fewestCutUp } from './support/fewest-tiles.ts';
import { canBeSawn, plantedTiles, tilesForArea } from './support/planted-rooms.ts';
import { faultsOf } from './support/shared-tiles.ts';

const rooms = readKnownRooms('tiles');
const boardRooms = readKnownRooms('boards');

describe('a room whose fewest tiles are known', () => {
  it('is planted by a cut plan that can be sawn, and its area needs as many tiles', () => {
    const planted = rooms.filter(({ proof }) => proof === 'planted');
    expect(planted.length).toBeGreaterThan(0);
    for (const room of planted) {
      const planned = planKnownRoom(room);
      const [x, y] = room.repeatMm ?? expect.fail(`${room.id} has no repeat`);
      const tiles = plantedTiles(planned, { x, y });
      expect([room.id, planned.tiles.whole + tiles.length]).toEqual([room.id, room.fewest]);
      expect([room.id, tiles.every((pieces) => canBeSawn(planned, pieces))]).toEqual([room.id, true]);
      expect([room.id, tilesForArea(planned)]).toEqual([room.id, room.fewest]);
    }
  });

  it('is solved by exhaustive search', () => {
    const solved = rooms.filter(({ proof }) => proof === 'solved');
    expect(solved.length).toBeGreaterThan(0);
    for (const room of solved) {
      const planned = planKnownRoom(room);
      expect([room.id, planned.tiles.whole + (fewestCutUp(planned) ?? Number.NaN)]).toEqual([room.id, room.fewest]);
    }
  });

  it('lies between the proven bound and the tiles that were found', () => {
    for (const room of rooms) {
      const planned = planKnownRoom(room);
      const reuse = reuseOffcuts(planned);
      expect(reuse.atLeast).toBeLessThanOrEqual(room.fewest);
      expect(reuse.tilesWithReuse).toBeGreaterThanOrEqual(room.fewest);
      expect([room.id, faultsOf(planned, reuse)]).toEqual([room.id, []]);
    }
  });

  it('is solved for boards by trying all ways to join and pair them', () => {
    const solved = boardRooms.filter(({ proof }) => proof === 'solved');
    expect(solved.length).toBeGreaterThan(0);
    for (const room of solved) {
      const planned = planKnownRoom(room);
      const widths = laidRows(planned).flatMap(({ parts }) => parts.map(({ from, to }) => Math.round(to - from)));
      const measures = { length: 1285, shortest: 300, kerf: planned.kerf };
      expect([room.id, fewestBoards(widths, measures)]).toEqual([room.id, room.fewest]);
      const { atLeast, tilesWithReuse } = reuseOffcuts(planned);
      expect(atLeast).toBeLessThanOrEqual(room.fewest);
      expect(tilesWithReuse).toBeGreaterThanOrEqual(room.fewest);
    }
  });

  it('needs at most one board more than the best that is published', () => {
    const published = boardRooms.filter(({ proof }) => proof === 'published');
    expect(published.length).toBeGreaterThan(0);
    for (const room of published) {
      const planned = planKnownRoom(room);
      const reuse = reuseOffcuts(planned);
      expect([room.id, reuse.tilesWithReuse]).toEqual([room.id, expect.toSatisfy((n: number) => n <= room.fewest + 1)]);
      expect([room.id, faultsOf(planned, reuse)]).toEqual([room.id, []]);
      expect(reuse.atLeast).toBeLessThanOrEqual(reuse.tilesWithReuse);
    }
  });
});
