// Random rooms on random chains of placements: their corners follow from turning and moving in the plane, which is done
// here with complex numbers, and their areas from formulas.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ifcFile, MILLIMETRES, polyline, real, roomOf } from '../../../test/support/ifc-files.ts';
import { signedArea } from '../../engine/index.ts';
import { readIfc } from './index.ts';

interface Profile {
  readonly instances: string;
  /** Corners that are known exactly, in the profile's plane. */
  readonly corners: readonly (readonly [number, number])[];
  readonly area: number;
  readonly isExact: boolean;
}

const side = fc.integer({ min: 500, max: 9000 });

const rectangle = fc.tuple(side, side).map(
  ([w, h]): Profile => ({
    instances: `#120=IFCRECTANGLEPROFILEDEF(.AREA.,$,$,${real(w)},${real(h)});`,
    corners: [-1, 1].flatMap((i) => [-1, 1].map((j) => [(i * w) / 2, (j * h) / 2] as const)),
    area: w * h,
    isExact: true,
  }),
);

const ell = fc
  .tuple(side, side, fc.double({ min: 0.2, max: 0.8, noNaN: true }), fc.double({ min: 0.2, max: 0.8, noNaN: true }))
  .map(([w, h, shareX, shareY]): Profile => {
    const [x, y] = [w * shareX, h * shareY];
    const corners = [
      [0, 0],
      [w, 0],
      [w, y],
      [x, y],
      [x, h],
      [0, h],
    ] as const;
    return {
      instances: `#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);${polyline(121, corners)}`,
      corners,
      area: w * h - (w - x) * (h - y),
      isExact: true,
    };
  });

/** A rectangle with a segment of a circle on its right side; the middle of the arc is `rise` beyond the side. */
const bowed = fc.tuple(side, side, fc.double({ min: 0.05, max: 0.5, noNaN: true })).map(([w, h, share]): Profile => {
  const rise = h * share;
  const radius = (h * h) / (8 * rise) + rise / 2;
  const angle = 2 * Math.asin(Math.min(1, h / (2 * radius)));
  const list = [
    [0, 0],
    [w, 0],
    [w + rise, h / 2],
    [w, h],
    [0, h],
  ].map((point) => `(${point.map(real).join(',')})`);
  return {
    instances: `#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);
#121=IFCINDEXEDPOLYCURVE(#122,(IFCLINEINDEX((1,2)),IFCARCINDEX((2,3,4)),IFCLINEINDEX((4,5,1))),$);
#122=IFCCARTESIANPOINTLIST2D((${list.join(',')}));`,
    corners: [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    area: w * h + (radius * radius * (angle - Math.sin(angle))) / 2,
    isExact: false,
  };
});

const place = fc.record({
  turn: fc.double({ min: -4, max: 4, noNaN: true }),
  x: fc.integer({ min: -50_000, max: 50_000 }),
  y: fc.integer({ min: -50_000, max: 50_000 }),
  z: fc.integer({ min: -9_000, max: 9_000 }),
  /** Directions need not be unit vectors. */
  length: fc.double({ min: 0.1, max: 10, noNaN: true }),
});

it('have the corners and areas that formulas give', () => {
  fc.assert(
    fc.property(fc.oneof(rectangle, ell, bowed), fc.array(place, { minLength: 1, maxLength: 5 }), (profile, chain) => {
      const placements = chain.map(({ turn, x, y, z, length }, i) => {
        const at = 200 + 10 * i;
        const parent = i === 0 ? '$' : `#${at - 10}`;
        return `#${at}=IFCLOCALPLACEMENT(${parent},#${at + 1});
#${at + 1}=IFCAXIS2PLACEMENT3D(#${at + 2},#13,#${at + 3});
#${at + 2}=IFCCARTESIANPOINT((${[x, y, z].map(real).join(',')}));
#${at + 3}=IFCDIRECTION((${real(Math.cos(turn) * length)},${real(Math.sin(turn) * length)},0.));`;
      });
      const body = `#110=IFCEXTRUDEDAREASOLID(#120,$,#13,2500.);\n${profile.instances}`;
      const room = roomOf('#110').replace(
        '#101=IFCLOCALPLACEMENT(#10,',
        `#101=IFCLOCALPLACEMENT(#${190 + 10 * chain.length},`,
      );
      const file = ifcFile([room, body, ...placements].join('\n'), { units: MILLIMETRES });
      const [{ outline, height }] = readIfc(file).rooms;

      expect(height).toBeCloseTo(2500, 6);
      const expected = profile.corners.map((corner) => {
        let [x, y] = corner;
        for (const { turn, x: dx, y: dy } of [...chain].reverse()) {
          [x, y] = [dx + x * Math.cos(turn) - y * Math.sin(turn), dy + x * Math.sin(turn) + y * Math.cos(turn)];
        }
        return [x, y];
      });
      if (profile.isExact) expect(outline).toHaveLength(expected.length);
      for (const [x, y] of expected) {
        expect(outline.some((corner) => Math.hypot(corner.x - x, corner.y + y) < 1e-5)).toBe(true);
      }
      const share = Math.abs(signedArea(outline)) / profile.area;
      expect(Math.abs(share - 1)).toBeLessThan(profile.isExact ? 1e-7 : 5e-4);
    }),
  );
});
