import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { box, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { circles, hairCuts, narrowRows, notSetOut } from '../../test/support/start-rules.ts';
import { countWithReuse } from './offcuts.ts';
import { plan } from './plan.ts';
import type { PlanRequest } from './request.ts';
import { choicesFor, goodStartFor, narrowRowsOf, type StartWish, startFor } from './starts.ts';

type Laying = Pick<PlanRequest, 'pattern' | 'parameters' | 'joint'>;

const SQUARES = (tileSize: number, joint = 3): Laying => ({ pattern: 'squares', parameters: { tileSize }, joint });

/** The plan from the start that a wish finds. */
function planned(request: PlanRequest, wish: StartWish = 'best') {
  const { start, why, tiles } = startFor(request, wish);
  const laid = plan({ ...request, start });
  expect(laid.tiles).toEqual(tiles);
  return { start, why, tiles };
}

describe('the best start of a room that a tiler judged', () => {
  it('has equal cuts rather than a column of a tenth of a tile with as many tiles', () => {
    const { tiles } = planned({ room: roomOf(box(0, 0, 3063, 3000)), ...SQUARES(597) });
    expect([tiles.total, tiles.narrowestCut]).toEqual([30, 330]);
  });

  it('keeps a clean plan from the corner', () => {
    const niche = [
      [0, 0],
      [2350, 0],
      [2350, 1800],
      [1150, 1800],
      [1150, 1920],
      [350, 1920],
      [350, 1800],
      [0, 1800],
    ].map(([x, y]) => ({ x, y }));
    const bricks = { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300 }, joint: 3 };
    expect(planned({ room: roomOf(niche), ...bricks }).start).toEqual({ x: 0, y: 0 });
  });

  it('takes five more cuts to avoid a strip', () => {
    const checkerboard = { pattern: 'checkerboard', parameters: { tileSize: 150 }, joint: 2 };
    // 1400 mm are seven tiles with eight joints, 1080 mm, and two cuts of 152 mm less: 1400 = 91 + 8 · 152 + 2 + 91.
    expect(planned({ room: roomOf(box(0, 0, 900, 1400)), ...checkerboard }).tiles.narrowestCut).toBe(91);
  });

  it('lays one board across a corridor', () => {
    // Boards of 1285 mm, rows across 1000 mm: no row has a joint.
    const across = { pattern: 'planks', parameters: { direction: 'horizontal' }, joint: 0 };
    const { tiles } = planned({ room: roomOf(box(0, 0, 1000, 6000)), ...across });
    expect(tiles.total).toBe(Math.ceil(6000 / 192));
  });
});

describe('all starts that are found', () => {
  it('leave no row under a third that another avoids for at most one tile', () => {
    expect(narrowRows(casesOf(40, 500), 11)).toEqual([]);
  });

  it('are on the floor and on whole millimetres', () => {
    expect(notSetOut(casesOf(40, 300), 11)).toEqual([]);
  });

  it('leave no two pieces that differ by less than half a millimetre', () => {
    expect(hairCuts(casesOf(40, 300), 11)).toEqual([]);
  });

  it('end the warnings of a plan after at most three calls', () => {
    expect(circles(casesOf(20, 400), 11)).toEqual([]);
  });

  it('do not depend on the start of the request', () => {
    const request = { room: roomOf(box(0, 0, 3333, 2222)), ...SQUARES(300) };
    expect(startFor({ ...request, start: { x: 7, y: 11 } }, 'best')).toEqual(startFor(request, 'best'));
  });
});

describe('a start by a word', () => {
  const hall = box(0, 0, 4000, 3000);
  const herringbone = { pattern: 'herringbone', parameters: { tileWidth: 100, tileHeight: 300 }, joint: 2 };

  it('puts the spine of a herringbone on the axis', () => {
    const { start } = planned({ room: roomOf(hall), ...herringbone }, 'center');
    // A tile's box begins at the start. Its column and the next overlap by a width with its joint, and the spine is the
    // middle of that: the middle of both columns, which are half a repeat apart.
    const [length, width, pitch] = [300, 100, 302];
    const spine = start.x + ((length + width) / Math.SQRT2 / 2 + pitch / Math.SQRT2 / 2);
    const repeat = pitch / Math.SQRT2;
    const away = (2000 - spine) / repeat;
    expect(Math.abs(away - Math.round(away)) * repeat).toBeLessThan(2);
  });

  it('begins with whole tiles along a wall, centred along it', () => {
    const { start } = planned({ room: roomOf(hall), ...SQUARES(300) }, { wall: 2 });
    // Wall 2 is the bottom: the tile that ends there begins 300 mm above, others 303 mm apart.
    expect((3000 - 300 - start.y) % 303).toBe(0);
    const middles = [start.x + 150, start.x - 1.5].map((line) => Math.abs(((2000 - line) / 303) % 1));
    expect(Math.min(...middles.map((away) => Math.min(away, 1 - away) * 303))).toBeLessThanOrEqual(0.5);
  });

  it('needs no more tiles with reuse than the best if it is thrifty', () => {
    const squares = [2710, 3063, 3390].map((side) => ({ room: roomOf(box(0, 0, side, 2345)), ...SQUARES(597) }));
    // Here many starts seem to need fewer tiles than they do.
    const el = ring([0, 0], [4200, 0], [4200, 1800], [2600, 1800], [2600, 3500], [0, 3500]);
    const slim = { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 450 } };
    for (const request of [...squares, { room: roomOf(el), ...slim }]) {
      const [thrifty, best] = (['thrift', 'best'] as const).map((wish) =>
        countWithReuse(plan({ ...request, start: startFor(request, wish).start })),
      );
      expect(thrifty).toBeLessThanOrEqual(best);
    }
  });

  it('is refused for a wall that cutouts cover, or that is not there', () => {
    const request = { room: roomOf(hall), ...SQUARES(300) };
    for (const wish of [{ wall: 4 }, { door: 0 }]) {
      expect(() => startFor(request, wish)).toThrow(expect.objectContaining({ code: 'start-place' }));
    }
  });
});

describe('choices', () => {
  it('are different starts, the best first', () => {
    const request = { room: roomOf(box(0, 0, 3063, 2345)), ...SQUARES(597) };
    const choices = choicesFor(request);
    expect(choices[0]).toEqual({ wish: 'best', ...startFor(request, 'best') });
    expect(new Set(choices.map(({ start }) => `${start.x},${start.y}`)).size).toBe(choices.length);
    expect(choices.length).toBeLessThanOrEqual(4);
  });
});

describe('a start that a warning names', () => {
  it('leaves nothing to warn about', () => {
    // 1830 mm are six tiles of 300 mm and a strip of 12 mm.
    const request = { room: roomOf(box(0, 0, 1830, 1800)), ...SQUARES(300) };
    const laid = plan(request);
    expect(laid.warnings).not.toEqual([]);
    const good = goodStartFor(laid);
    expect(plan({ ...request, start: good?.start ?? laid.start }).warnings).toEqual([]);
  });
});

describe('narrow rows', () => {
  it('are told by their metres and depth', () => {
    // 80 mm of 300 mm along a wall of 2 m.
    const rows = narrowRowsOf(plan({ room: roomOf(box(0, 0, 980, 1797)), ...SQUARES(300, 0) }));
    expect(rows.narrowest).toBeCloseTo(80, 6);
    expect(rows.metres).toBeCloseTo(1.797, 2);
    expect(narrowRowsOf(plan({ room: roomOf(box(0, 0, 1020, 1800)), ...SQUARES(300, 0) })).metres).toBe(0);
  });
});
