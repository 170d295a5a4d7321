// A mirrored room needs the same tiles, with layouts that are their own mirror image, and with those that have a twin.

import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { PlanRequest } from '../../src/engine/index.ts';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { expectAlike, holds, laidExactly } from '../support/laws.ts';
import {
  acrossDiagonal,
  acrossX,
  acrossY,
  blockTwinOf,
  leftForRight,
  MIRRORED,
  mirrored,
  twinOf,
} from '../support/mirrored-requests.ts';

/** Awkward rooms with bonds that are their own mirror image. */
function symmetrical(pattern: string): fc.Arbitrary<PlanRequest> {
  const offsets = fc.constantFrom(0, 50);
  return fc.tuple(awkwardRequests([pattern]), offsets).map(([request, offset]) => {
    const { parameters } = request;
    return 'offset' in parameters ? { ...request, parameters: { ...parameters, offset } } : request;
  });
}

const withDirections = (pattern: string, directions: readonly string[]) =>
  fc
    .tuple(awkwardRequests([pattern]), fc.constantFrom(...directions))
    .map(([request, direction]) => ({ ...request, parameters: { ...request.parameters, direction } }));

// The start of an image is computed differently from the engine, so it is off by some 1e-13 mm, far below the tolerance
// of the comparison.

describe('a room mirrored left to right', () => {
  it.each(MIRRORED)('needs the same %s', (pattern) => {
    holds(300, fc.record({ request: symmetrical(pattern) }), ({ request }, planned) => {
      const image = leftForRight(request);
      fc.pre(image !== undefined);
      expectAlike(planned, laidExactly(mirrored(request, acrossX, image)));
    });
  });
});

describe('a room with x and y exchanged', () => {
  it.each([
    'bricks-pattern',
    'vertical-bricks-pattern',
    'hexagons-pattern',
    'flat-top-hexagons-pattern',
    'chevron-pattern',
  ])('needs as much of the twin of %s, tile by tile', (pattern) => {
    holds(300, fc.record({ request: awkwardRequests([pattern]) }), ({ request }, planned) => {
      const image = twinOf(request);
      expectAlike(planned, laidExactly(mirrored(request, acrossDiagonal, image)), { named: image.named });
    });
  });

  it.each(['basket-weave-pattern', 'double-herringbone-pattern', 'octagon-dot-pattern', 'checkerboard-pattern'])(
    'needs as much of the twin of %s',
    (pattern) => {
      holds(200, fc.record({ request: awkwardRequests([pattern]) }), ({ request }, planned) => {
        expectAlike(planned, laidExactly(mirrored(request, acrossDiagonal, twinOf(request))));
      });
    },
  );

  it('needs the same herringbone in the other direction', () => {
    const cases = fc.record({ request: withDirections('herringbone-pattern', ['vertical', 'horizontal']) });
    holds(400, cases, ({ request }, planned) => {
      expectAlike(planned, laidExactly(mirrored(request, acrossDiagonal, twinOf(request))));
    });
  });
});

describe('a room mirrored top to bottom', () => {
  it('needs the same block herringbone of the other diagonal', () => {
    const cases = fc.record({ request: withDirections('herringbone-pattern', ['diagonal-down', 'diagonal-up']) });
    holds(400, cases, ({ request }, planned) => {
      expectAlike(planned, laidExactly(mirrored(request, acrossY, blockTwinOf(request))));
    });
  });
});
