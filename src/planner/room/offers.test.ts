import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkFromText } from '../../wire/index.ts';
import { offersFor } from './offers.ts';
import { wallsOf } from './walk.ts';

const KITCHEN = 'E420 S180 W160 S170 W260 N350';

function offered(walk: string, accepted = ''): string[] {
  return offersFor(wallsOf(walk) ?? [], wallsOf(accepted) ?? []).map((offer) => offer.walk);
}

describe('an open walk', () => {
  it.each([
    // One wall corrected: the walls that run back along it are lengthened.
    [
      'E450 S180 W160 S170 W260 N350',
      KITCHEN,
      [
        KITCHEN.replace('E420', 'E450').replace('W160', 'W190'),
        KITCHEN.replace('E420', 'E450').replace('W260', 'W290'),
      ],
    ],
    ['E450 S350 W420 N350', 'E420 S350 W420 N350', ['E450 S350 W450 N350']],
    ['E420 S180 W160 S170 W260 N400', KITCHEN, ['E420 S230 W160 S170 W260 N400', 'E420 S180 W160 S220 W260 N400']],
    // The walls that run back cannot be shortened by so much: the corrected one is put right, or the rest is added.
    ['E100 S180 W160 S170 W260 N350', KITCHEN, [KITCHEN, 'E100 S180 W160 S170 W260 N350 E320']],
    // Still being typed: what is missing is added.
    ['E420 S180 W160 S170 W260', KITCHEN, [KITCHEN]],
    ['E420 S180', KITCHEN, ['E420 S180 W420 N180', 'E420 S180 A203.1986:456.946']],
    // Going back along the first wall would be no room.
    ['E400 S300 W380 N300', '', ['E380 S300 W380 N300', 'E400 S300 W400 N300']],
    ['E400', '', []],
    [KITCHEN, '', []],
  ])('%s, after %s, may become %j', (walk, accepted, walks) => {
    expect(offered(walk, accepted)).toEqual(walks);
  });

  it('is only offered what the interface accepts', () => {
    const length = fc.integer({ min: 1, max: 900 });
    const walk = fc
      .array(fc.tuple(fc.constantFrom('E', 'S', 'W', 'N'), length), { minLength: 1, maxLength: 9 })
      .map((walls) => walls.map((wall) => wall.join('')).join(' '));
    fc.assert(
      fc.property(walk, (text) => {
        for (const offer of offered(text)) expect(walkFromText(offer), offer).toMatchObject({ ok: true });
      }),
    );
  });

  it('gets an offer for any one wall of a plain room that was lengthened', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.integer({ min: 1, max: 300 }), (index, more) => {
        const walls = wallsOf(KITCHEN) ?? [];
        const wall = walls[index];
        const open = walls.with(index, { ...wall, lengthCm: wall.lengthCm + more });
        const [first] = offersFor(open, walls);
        // The corrected wall keeps its new length.
        expect(wallsOf(first.walk)?.[index].lengthCm).toBe(wall.lengthCm + more);
      }),
    );
  });
});
