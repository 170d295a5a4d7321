// Amounts worked by hand: kilograms rounded up to tenths, bags to whole ones.

import { describe, expect, it } from 'vitest';
import { type QuantityWishes, quantitiesOf } from './index.ts';

/** A tile that usually takes 4 kg/m². */
const TILE = { longestSide: 300, floats: false };

const kilograms = (tiledM2: number, jointM2: number, wishes: QuantityWishes = {}) => {
  const { groutKg, adhesiveKg } = quantitiesOf({ tiledM2, jointM2, ...TILE }, wishes);
  return [groutKg, adhesiveKg];
};
const bags = (wishes: QuantityWishes) => {
  const { groutBags, adhesiveBags } = quantitiesOf({ tiledM2: 10, jointM2: 0.2, ...TILE }, wishes);
  return [groutBags, adhesiveBags];
};

describe('quantities', () => {
  it.each<[tiledM2: number, jointM2: number, wishes: QuantityWishes, groutKg: number, adhesiveKg: number]>([
    // 0.2 m² × 8 mm are 1.6 l, times 1.6 kg/l 2.56 kg, and a tenth more; 10 m² × 4 kg.
    [10, 0.2, {}, 2.9, 40],
    [10, 0.2, { groutDepth: 10 }, 3.6, 40],
    [10, 0.2, { groutDensity: 2 }, 3.6, 40],
    [10, 0.2, { adhesive: 3.55 }, 2.9, 35.5],
    [10, 0.2, { adhesive: 3.551 }, 2.9, 35.6],
    [10, 0, {}, 0, 40],
    [0, 0, { adhesive: 5 }, 0, 0],
    [10, 0.2, { adhesive: 0 }, 2.9, 0],
    // Exact tenths stay what they are, despite rounding: 0.1 × 3 is not 0.3.
    [0.1, 0.01, { adhesive: 3, groutDepth: 10, groutDensity: 1 }, 0.2, 0.3],
    [1.1, 0.1, { adhesive: 3, groutDepth: 10, groutDensity: 1 }, 1.1, 3.3],
    // The least that is more than nothing.
    [0.0001, 0.0001, {}, 0.1, 0.1],
    // A joint of 0 leaves what rounding leaves.
    [10, 1e-12, {}, 0, 40],
    [40_000, 2000, { groutDepth: 50, groutDensity: 3, adhesive: 50 }, 330_000, 2_000_000],
  ])('for %d m² with %d m² of joints and %j are %d kg and %d kg', (tiledM2, jointM2, wishes, groutKg, adhesiveKg) => {
    expect(kilograms(tiledM2, jointM2, wishes)).toEqual([groutKg, adhesiveKg]);
  });

  it('are in whole bags, if it is known what a bag holds', () => {
    expect(bags({})).toEqual([null, null]);
    expect(bags({ groutBagKg: 5 })).toEqual([1, null]);
    expect(bags({ adhesiveBagKg: 25 })).toEqual([null, 2]);
    expect(bags({ adhesiveBagKg: 20 })).toEqual([null, 2]);
    expect(bags({ groutBagKg: 2.9, adhesiveBagKg: 39.9 })).toEqual([1, 2]);
    expect(bags({ groutBagKg: 2.8, adhesiveBagKg: 0.1 })).toEqual([2, 400]);
    expect(quantitiesOf({ tiledM2: 0, jointM2: 0, ...TILE }, { groutBagKg: 5 }).groutBags).toBe(0);
  });

  it('have the adhesive that the size of the tile takes, unless it is given, and none where boards lie loose', () => {
    const adhesiveOf = (longestSide: number, floats = false, wishes: QuantityWishes = {}) =>
      quantitiesOf({ tiledM2: 10, jointM2: 0, longestSide, floats }, wishes).adhesiveKg;
    const kg = [20, 50, 51, 200, 300, 450, 451, 600, 900, 901, 3000].map((side) => adhesiveOf(side));
    expect(kg).toEqual([25, 25, 30, 30, 40, 40, 50, 50, 50, 65, 65]);
    expect(adhesiveOf(1285, true)).toBe(0);
    expect(adhesiveOf(1285, true, { adhesive: 1 })).toBe(10);
    expect(adhesiveOf(20, false, { adhesive: 4 })).toBe(40);
  });
});
