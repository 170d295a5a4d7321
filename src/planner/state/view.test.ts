import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, panned, toCanvas, toPlan, type View, zoomed } from './view.ts';

const views = fc.record({
  pxPerMm: fc.double({ min: 0.01, max: 2, noNaN: true }),
  x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
}) as fc.Arbitrary<View>;
const points = fc.record({
  x: fc.double({ min: -2e3, max: 2e3, noNaN: true }),
  y: fc.double({ min: -2e3, max: 2e3, noNaN: true }),
});

describe('the view', () => {
  it('converts from the plan to the canvas and back', () => {
    fc.assert(
      fc.property(views, points, (view, point) => {
        const back = toPlan(view, toCanvas(view, point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it('zooms about a fixed point', () => {
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.5, max: 2, noNaN: true }), (view, anchor, factor) => {
        const there = toCanvas(zoomed(view, factor, anchor), toPlan(view, anchor));
        expect(there.x).toBeCloseTo(anchor.x, 4);
        expect(there.y).toBeCloseTo(anchor.y, 4);
      }),
    );
  });

  it('never zooms beyond its bounds, however often it is called', () => {
    let view: View = { pxPerMm: 0.1, x: 0, y: 0 };
    for (let i = 0; i < 100; i++) view = zoomed(view, 2, { x: 10, y: 10 });
    expect(view.pxPerMm).toBe(8);
    for (let i = 0; i < 100; i++) view = zoomed(view, 0.5, { x: 10, y: 10 });
    expect(view.pxPerMm).toBe(0.002);
  });

  it('pans by pixels', () => {
    const at = toCanvas(panned({ pxPerMm: 0.5, x: 1, y: 2 }, 10, -4), { x: 100, y: 100 });
    expect(at).toEqual({ x: 61, y: 48 });
  });

  it('fits a box inside its margins, centred', () => {
    const box = { left: -500, top: 200, width: 4000, height: 3000 };
    const view = fitted(box, { width: 1000, height: 800 }, 50);
    const [a, b] = [toCanvas(view, { x: -500, y: 200 }), toCanvas(view, { x: 3500, y: 3200 })];
    expect(a.x).toBeCloseTo(50, 9);
    expect(b.x).toBeCloseTo(950, 9);
    expect(a.y + b.y).toBeCloseTo(800, 9);
    expect(a.y).toBeGreaterThanOrEqual(50);
  });
});
