import { describe, expect, it } from 'vitest';
import { box, roomOf, squaresIn } from '../../../../test/support/plain-rooms.ts';
import { frameOf } from '../../layout/index.ts';
import { plan } from '../../plan.ts';
import type { PlanRequest } from '../../request.ts';
import { type Profile, profilesOf, stepAt } from './profiles.ts';

function profilesFor(request: PlanRequest, most = 1000): Profile[] {
  const { floor, lattice } = plan(request);
  return profilesOf(floor, lattice, frameOf(lattice, { x: 0, y: 0 }), most);
}

/** Squares of 100 mm without joints in a room of 1050 by 700 mm. */
const squares = squaresIn(roomOf(box(0, 0, 1050, 700)), { tileSize: 100, joint: 0 });

describe('the profile of parallel walls', () => {
  const across = profilesFor(squares).find(({ normal }) => Math.abs(normal.x) > 0.5);
  if (!across) throw new Error('there is no profile across');
  /** Distances along x, whatever the sign of the normal. */
  const ends = across.steps.flatMap(({ from, to }) => [from, to]).map((place) => place * across.normal.x);

  it('changes where a tile appears, is no sliver, is a thin trim, or is whole', () => {
    // At the left wall, tiles end 100 mm apart: they appear 0.1 mm inside, and are no slivers from 10 mm, and so on.
    const left = [0.1, 10, 90, 99.9];
    // The right wall is half a tile further on.
    const right = [49.9, 40, 60, 50.1];
    const withinHalf = (place: number) => place - Math.round(place / 100) * 100;
    const wanted = [...left, ...right].map(withinHalf).concat(-50, 50);
    const rounded = (places: readonly number[]) => [...new Set(places.map((place) => place.toFixed(2)))].toSorted();
    expect(rounded(ends)).toEqual(rounded(wanted));
  });

  it('is best where the tiles are flush with a wall and the others no slivers', () => {
    const best = across.steps.toSorted((one, other) => one.worth - other.worth)[0];
    const middle = ((best.from + best.to) / 2) * across.normal.x;
    // 10.5 tiles from wall to wall: 11 from any start between flush left and flush right, the left one cut by 10 at most.
    expect(plan({ ...squares, start: { x: middle, y: 0 } }).tiles).toMatchObject({ total: 77, sliverCount: 0, cut: 7 });
  });

  it('finds the step at a distance', () => {
    for (const [i, { from, to }] of across.steps.entries()) expect(stepAt(across, (from + to) / 2)).toBe(i);
  });
});

it('walls that many different tiles pass have no profile', () => {
  const turned: PlanRequest = { ...squares, parameters: { tileSize: 100, rotation: 17.3 } };
  expect(profilesFor(turned, 20)).toEqual([]);
  expect(profilesFor(turned)).toHaveLength(2);
});

it('walls that lean by less than a hair are parallel', () => {
  const outer = [...box(0, 0, 3000, 2000).slice(0, 2), { x: 3000.01, y: 2000 }, { x: 0, y: 2000 }];
  expect(profilesFor({ ...squares, room: roomOf(outer) })).toHaveLength(2);
});
