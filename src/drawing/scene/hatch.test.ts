// How whole tiles, cut tiles and slivers differ without colours, and how much of the tiles seams may cover.

import { describe, expect, it } from 'vitest';
import { readDrawing, subpathsOf } from '../../../test/support/drawn.ts';
import { box, planSquares, R1, roomOf } from '../../../test/support/plain-rooms.ts';
import { PATTERNS, type Plan, plan } from '../../engine/index.ts';
import { composeScene, type DrawingColor, type DrawingOptions, drawSvg, paletteOf } from '../index.ts';
import { hatchDirectionOf } from './hatch-direction.ts';

const OPTIONS: DrawingOptions = { widthPx: 800, walls: true, credit: null, color: null, gapColor: null, lang: 'en' };

/** A niche with large slivers in its upper corners. */
const niche = plan({ room: roomOf(box(0, 0, 600, 600)), pattern: 'hexagons', parameters: {} });

function drawn(planned: Plan, options: Partial<DrawingOptions> = {}) {
  return readDrawing(drawSvg(planned, { ...OPTIONS, ...options }));
}

function grey({ r, g, b }: DrawingColor): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

describe('hatch', () => {
  it('runs along no tile edge of any pattern, so that it does not look like joints', () => {
    for (const { id } of PATTERNS) {
      for (const rotation of [0, 13, 45]) {
        const planned = plan({ room: R1, pattern: id, parameters: { rotation } });
        const direction = (hatchDirectionOf(planned) * Math.PI) / 180;
        for (const tile of planned.lattice.motif) {
          tile.forEach(({ x, y }, i) => {
            const next = tile[(i + 1) % tile.length];
            const edge = Math.atan2(next.y - y, next.x - x);
            expect(Math.abs(Math.sin(edge - direction))).toBeGreaterThan(Math.sin((5 * Math.PI) / 180));
          });
        }
      }
    }
  });

  it('crosses large enough slivers in both directions, and rims all slivers', () => {
    expect(niche.tiles.sliverCount).toBe(2);
    const lines = subpathsOf(drawn(niche), 'sliver-hatch').map(({ points: [a, b] }) =>
      Math.sign((b.x - a.x) * (b.y - a.y)),
    );
    expect(new Set(lines)).toEqual(new Set([1, -1]));
    for (const { element, role } of drawn(niche).marks) {
      if (role === 'tile sliver') expect(element.getAttribute('stroke')).not.toBeNull();
    }
    const thin = planSquares(roomOf(box(0, 0, 6001, 3000)), { tileSize: 300 });
    expect(subpathsOf(drawn(thin), 'sliver-hatch')).toEqual([]);
    expect(subpathsOf(drawn(thin), 'tile sliver')).toHaveLength(10);
  });

  it('stands out from any tile colour in print', () => {
    for (const level of [0, 40, 80, 107, 120, 160, 200, 255]) {
      const color = { r: level, g: level, b: level };
      const { hatches, signal, onSignal } = paletteOf(niche, { color, gapColor: null });
      expect(Math.abs(grey(hatches[0]) - level)).toBeGreaterThan(60);
      expect(Math.abs(grey(onSignal) - grey(signal))).toBeGreaterThan(60);
    }
  });
});

describe('colours', () => {
  it('of joints differ from those of tiles, unless the caller chooses them', () => {
    for (const { id } of PATTERNS) {
      const { tiles, joint } = paletteOf(plan({ room: R1, pattern: id, parameters: {} }), {
        color: null,
        gapColor: null,
      });
      for (const tile of tiles) expect(Math.abs(grey(tile) - grey(joint))).toBeGreaterThan(30);
    }
    const gapColor = { r: 217, g: 207, b: 193 };
    expect(paletteOf(niche, { color: null, gapColor }).joint).toBe(gapColor);
  });
});

describe('colours of kinds', () => {
  const board = plan({ room: roomOf(box(0, 0, 2000, 1700)), pattern: 'checkerboard', parameters: {} });
  const [black, white] = [0, 255].map((level) => ({ r: level, g: level, b: level }));

  it('come before the colour of all tiles, which other kinds keep', () => {
    const color = { r: 1, g: 2, b: 3 };
    const tilesOf = (colors?: { kind: string; color: typeof color }[]) =>
      paletteOf(board, { color, gapColor: null, ...(colors && { colors }) }).tiles;
    expect(tilesOf()).toEqual([color, color]);
    expect(tilesOf([{ kind: 'dark', color: black }])).toEqual([color, black]);
  });

  it('have light lines over dark tiles and dark lines over light ones', () => {
    const colors = [
      { kind: 'light', color: white },
      { kind: 'dark', color: black },
    ];
    const { items } = composeScene(board, { ...OPTIONS, colors });
    const hatches = items.flatMap((item) => (item.kind === 'hatch' && item.role === 'hatch' ? [item] : []));
    expect(hatches).toHaveLength(2);
    for (const { stroke, over } of hatches) {
      for (const { fill } of over) expect(Math.abs(grey(stroke.color) - grey(fill))).toBeGreaterThan(150);
    }
    const ids = [...drawSvg(board, { ...OPTIONS, colors }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('seams', () => {
  it('cover less than a hundredth of the tiles if there is a joint, or give back at most half of the joint', () => {
    for (const { id, defaultJoint } of PATTERNS) {
      const joint = defaultJoint || 2;
      const planned = plan({ room: roomOf(box(0, 0, 20_000, 9000)), pattern: id, parameters: {}, joint });
      const scene = composeScene(planned, { ...OPTIONS, widthPx: 400 });
      for (const item of scene.items) {
        if (item.kind !== 'stamps' || item.seam === null) continue;
        if (item.seam.color === item.fill) {
          expect(item.seam.width).toBeLessThanOrEqual(planned.joint / 2);
          continue;
        }
        for (const tile of planned.lattice.motif) {
          const edges = tile.map(({ x, y }, i) => {
            const next = tile[(i + 1) % tile.length];
            return Math.hypot(next.x - x, next.y - y);
          });
          const covered = (item.seam.width / 2) * edges.reduce((sum, edge) => sum + edge, 0);
          expect(covered / planned.lattice.tileAreaMm2).toBeLessThan(0.01);
        }
      }
    }
  });

  it('show tiles without a joint, and leave visible joints alone', () => {
    const seam = (joint: number, widthPx: number) => {
      const planned = planSquares(roomOf(box(0, 0, 4000, 3000)), { tileSize: 300, joint });
      const whole = drawn(planned, { widthPx }).marks.find(({ role }) => role === 'tile whole');
      if (!whole) throw new Error('no whole tile');
      return whole.element.getAttribute('stroke');
    };
    expect(seam(0, 800)).not.toBeNull();
    expect(seam(3, 800)).toBeNull();
    expect(seam(1, 300)).not.toBeNull();
  });
});
