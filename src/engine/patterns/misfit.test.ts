// Sizes that do not go together: which are refused, and that what the refusal names to send instead is taken.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanError } from '../errors.ts';
import { plan } from '../plan.ts';
import { completeParameters, PATTERNS, parametersOf, patternByName, problemOfValue } from './index.ts';

const outer = [0, 1, 2, 3].map((i) => ({ x: i % 3 ? 5000 : 0, y: i > 1 ? 5000 : 0 }));
const room = { outer, holes: [], rectangles: [] };

const octagonDot = patternByName('octagon-dot')!;
const picket = patternByName('picket')!;

function messageOf(pattern: typeof octagonDot, given: Record<string, number>, joint = pattern.defaultJoint) {
  return pattern.misfit?.(completeParameters(pattern, given), joint)?.message;
}

/** All sizes, in hundredths, with joints; ends of ranges included. */
function sizes(pattern: typeof octagonDot): fc.Arbitrary<{ given: Record<string, number>; joint: number }> {
  const own = Object.entries(pattern.parameters).map(([name, parameter]) => {
    if (parameter.kind !== 'number') throw new Error(`${name} is no size`);
    const { min, max } = parameter;
    const hundredths = fc.integer({ min: 100 * min, max: 100 * max }).map((n) => n / 100);
    return [name, fc.oneof(hundredths, fc.integer({ min, max: min + 90 }), fc.constantFrom(min, max))] as const;
  });
  const joint = fc.oneof(
    fc.constantFrom(0, 100),
    fc.integer({ min: 0, max: 1000 }).map((n) => n / 100),
  );
  return fc.record({ given: fc.record(Object.fromEntries(own)), joint });
}

describe('sizes that do not go together', () => {
  it('are refused by the plan with the parameter and what to send', () => {
    const request = { room, pattern: 'octagon-dot', parameters: { tileSize: 70, dotSize: 60 } };
    const refusal = (() => {
      try {
        return plan(request);
      } catch (error) {
        return error as PlanError;
      }
    })();
    expect(refusal).toBeInstanceOf(PlanError);
    // 2 ((60/2 + 2) √2 − 2) + 1 = 87.51; √2 ((70 − 1)/2 + 2) − 4 = 47.62.
    expect(refusal).toMatchObject({
      code: 'sizes-misfit',
      message:
        'tileSize: 70 mm is too small for dotSize=60 with a joint of 2 mm; send tileSize=87.6 or more, or dotSize=47.6 or less.',
      details: { param: 'tileSize', received: '70' },
    });
  });

  it('of an octagon leave less than 1 mm of its straight side', () => {
    fc.assert(
      fc.property(sizes(octagonDot), ({ given, joint }) => {
        // Along a side of the square of two octagons' middles lie a straight side, two legs beside dots and joints.
        const side = given.tileSize - Math.SQRT2 * given.dotSize - 2 * joint * (Math.SQRT2 - 1);
        fc.pre(Math.abs(side - 1) > 1e-9);
        expect(messageOf(octagonDot, given, joint) === undefined).toBe(side > 1);
      }),
    );
  });

  it('of a picket make it less than 1 mm longer than wide, whichever is called the width', () => {
    expect(messageOf(picket, { tileWidth: 75, tileHeight: 76 })).toBeUndefined();
    expect(messageOf(picket, { tileWidth: 76.1, tileHeight: 75.1 })).toBeUndefined();
    expect(messageOf(picket, { tileWidth: 75, tileHeight: 75 })).toBe(
      'tileHeight: 75 mm from tip to tip is too small for tileWidth=75; send tileHeight=76 or more.',
    );
    expect(messageOf(picket, { tileWidth: 75.5, tileHeight: 75 })).toContain('send tileWidth=76 or more.');
    expect(messageOf(picket, { tileWidth: 4000, tileHeight: 4000 })).toContain('send tileWidth=3999 or less.');
  });

  it('of a picket mean the same when exchanged', () => {
    const tilingOf = (tileWidth: number, tileHeight: number) => picket.tiling({ tileWidth, tileHeight }, 2);
    expect(tilingOf(300, 75)).toEqual(tilingOf(75, 300));
  });

  it.each([octagonDot, picket])('$id: every size that a refusal names is in range and taken', (pattern) => {
    const parameters = parametersOf(pattern);
    fc.assert(
      fc.property(sizes(pattern), ({ given, joint }) => {
        const message = messageOf(pattern, given, joint);
        if (message === undefined) return;
        const [, advice] = message.split(/\bsend /);
        for (const choice of advice.split(', or ')) {
          const named = [...choice.matchAll(/(\w+)=([\d.]+\d)/g)].map(
            ([, name, value]) => [name, Number(value)] as const,
          );
          expect(named).not.toHaveLength(0);
          for (const [name, value] of named) {
            expect(problemOfValue(parameters[name], value)).toBeUndefined();
            expect(String(value)).toMatch(/^\d+(\.\d)?$/);
          }
          expect(messageOf(pattern, { ...given, ...Object.fromEntries(named) }, joint)).toBeUndefined();
        }
      }),
    );
  });

  it('are no defaults', () => {
    for (const pattern of PATTERNS) expect(messageOf(pattern, {})).toBeUndefined();
  });
});
