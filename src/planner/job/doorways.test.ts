import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from '../../engine/index.ts';
import { readBody } from '../../wire/index.ts';
import { boxAround, ringsOf } from '../room/shapes.ts';
import { bodyOf, type CornerCm, changed, type Draft } from '../state/draft.ts';
import { editing, surfacesOf } from '../state/surfaces.ts';
import { movedBeside, sidesOf } from './beside.ts';
import { canRunOn, type Facing, facingOf, placeOfDoorway, runOn, separated, withDoors } from './doorways.ts';

const HALL: Draft = { name: 'hall', outline: 'E400 S150 W400 N150', subtract: [{ x: 10, y: 10, w: 30, h: 30 }] };
const BATH: Draft = { name: 'bath', outline: 'E180 S240 W180 N240', circles: [{ x: 90, y: 200, d: 20 }] };

/** The job of both, the bath at a wall of the hall and edited. */
function job(wall: number, thickness: number, along: number): Draft {
  const bath = changed(BATH, movedBeside(BATH, ringsOf(HALL), { room: 0, wall, thickness, along }));
  return editing([HALL, bath], 1);
}

function facing(draft: Draft): Facing {
  const found = facingOf(draft);
  if (!found) throw new Error('There is no wall between them.');
  return found;
}

function areaOf(draft: Draft): number {
  const read = readBody(bodyOf(draft));
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request).surface.areaMm2 / 100;
}

const PLACES = fc.record({
  wall: fc.nat(3),
  thickness: fc.integer({ min: 0, max: 40 }),
  along: fc.integer({ min: -60, max: 60 }),
});

describe('a doorway', () => {
  it('joins both floors to one with the floor of the doorway, and separating gives the rooms back', () => {
    fc.assert(
      fc.property(PLACES, ({ wall, thickness, along }) => {
        const before = job(wall, thickness, along);
        const found = facing(before);
        expect(canRunOn(found)).toBe(true);
        const joined = runOn(before, found);
        expect(joined.job).toBeUndefined();
        expect(joined.rooms?.map(({ name }) => name)).toEqual(['hall', 'bath']);
        const width = Math.min(80, Math.floor(found.to - found.from));
        const parts = surfacesOf(before).reduce((sum, surface) => sum + areaOf(surface), 0);
        expect(areaOf(joined)).toBeCloseTo(parts + width * thickness, 3);
        const apart = surfacesOf(separated(joined));
        expect(apart.map(({ name }) => name)).toEqual(['hall', 'bath']);
        expect(apart.flatMap(ringsOf)).toEqual(surfacesOf(before).flatMap(ringsOf));
        expect(apart.map(({ subtract, circles }) => [subtract, circles])).toEqual(
          surfacesOf(before).map(({ subtract, circles }) => [subtract, circles]),
        );
      }),
    );
  });

  it('is a door in both rooms if each has its own pattern, at one place', () => {
    fc.assert(
      fc.property(PLACES, ({ wall, thickness, along }) => {
        const before = job(wall, thickness, along);
        const both = surfacesOf(withDoors(before, facing(before)));
        const [a, b] = both.map((surface) => {
          const [door] = surface.doors ?? [];
          const { from, along } = sidesOf(ringsOf(surface)[0])[door.wall - 1];
          return [from[0] + door.at * along[0], from[1] + door.at * along[1]] as CornerCm;
        });
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(thickness, 6);
        for (const surface of both) expect(areaOf(surface)).toBeGreaterThan(0);
      }),
    );
  });

  it('becomes a door in both rooms when they are separated', () => {
    const before = job(1, 12, 20);
    const apart = surfacesOf(separated(runOn(before, facing(before))));
    const doors = surfacesOf(withDoors(before, facing(before))).map((surface) => surface.doors);
    expect(apart.map((surface) => surface.doors)).toEqual(doors);
  });

  it('has its place from where both walls begin', () => {
    const before = job(1, 12, 20);
    const joined = runOn(before, facing(before));
    const [doorway] = joined.doorways ?? [];
    // The right wall of the hall is 150 long, and the bath begins 20 after its beginning: 130 are common.
    expect(placeOfDoorway(doorway, ringsOf(joined))).toEqual({
      isAcross: false,
      width: 80,
      at: 25,
      begin: 20,
      length: 130,
    });
    expect(boxAround(ringsOf(joined)[1])).toMatchObject({ left: 412, top: 20 });
  });

  it('needs walls that face each other', () => {
    expect(facingOf(job(0, 10, 399))).toBeUndefined();
    expect(facingOf(editing([{ ...HALL, kind: 'wall' }, BATH], 1))).toBeUndefined();
  });
});
