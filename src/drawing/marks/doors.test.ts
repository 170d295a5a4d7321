// Doors on drawings, on paper and in CAD files, by places worked by hand: hinges, tips of leaves, and the space for them.

import { describe, expect, it } from 'vitest';
import { type Entity, entitiesOf } from '../../../test/support/dxf-entities.ts';
import { type Door, type PlacedDoor, type Plan, placedDoors, plan, type Swing } from '../../engine/index.ts';
import { drawDxf } from '../dxf.ts';
import { composeScene, doorOverhang, doorShape, drawPicture, type Item, type Lines } from '../index.ts';

/** 4 by 3 m. */
const OUTER = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 3000 },
  { x: 0, y: 3000 },
];
const OPTIONS = { widthPx: 800, walls: true, credit: null, color: null, gapColor: null, lang: 'en' } as const;

function planned(doors: readonly Door[], outer = OUTER): Plan {
  return plan({ room: { outer, holes: [], rectangles: [], doors }, pattern: 'squares', parameters: { tileSize: 400 } });
}

function placed(door: Door, outer = OUTER): PlacedDoor {
  return placedDoors({ outer, doors: [door] })[0];
}

const isDoor = (item: Item): item is Lines => item.role === 'door' && item.kind === 'lines';

describe('the shape of a door', () => {
  // In the upper wall, a person who looks out of the room looks up, and has the smaller x on the left.
  it.each<[swing: Swing, hinge: [number, number], tip: [number, number]]>([
    ['in-left', [600, 0], [600, 800]],
    ['in-right', [1400, 0], [1400, 800]],
    ['out-left', [600, 0], [600, -800]],
    ['out-right', [1400, 0], [1400, -800]],
  ])('%s', (swing, hinge, tip) => {
    // The same door, in both directions of walking.
    const reversed = OUTER.toReversed();
    for (const door of [
      placed({ wall: 0, at: 1000, width: 800, swing }),
      placed({ wall: 2, at: 3000, width: 800, swing }, reversed),
    ]) {
      const { leaf, arc } = doorShape(door, 100);
      expect(leaf?.map(({ x, y }) => [x, y])).toEqual([hinge, tip]);
      const closed = { x: 2000 - hinge[0], y: 0 };
      for (const [end, at] of [
        [arc[0], closed],
        [arc[arc.length - 1], { x: tip[0], y: tip[1] }],
      ]) {
        expect(end.x).toBeCloseTo(at.x, 9);
        expect(end.y).toBeCloseTo(at.y, 9);
      }
      for (const { x, y } of arc) expect(Math.hypot(x - hinge[0], y - hinge[1])).toBeCloseTo(800, 9);
    }
  });

  it('is a gap as deep as the wall, and nothing else without a leaf', () => {
    const { opening, leaf, arc } = doorShape(placed({ wall: 1, at: 500, width: 1000 }), 120);
    expect(opening.map(({ x, y }) => [x, y])).toEqual([
      [4000, 0],
      [4000, 1000],
      [4120, 1000],
      [4120, 0],
    ]);
    expect([leaf, arc]).toEqual([null, []]);
  });
});

describe('a drawing with doors', () => {
  it('has the gap, the leaf and its swing, and keeps the view for leaves outside', () => {
    const doors: Door[] = [
      { wall: 1, at: 2000, width: 900, swing: 'out-right' },
      { wall: 0, at: 1000, width: 800 },
    ];
    const { items, view } = composeScene(planned(doors), OPTIONS);
    const points = items.filter(isDoor).flatMap(({ paths }) => paths.flat());
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(4900, 6);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(view.left);
      expect(x).toBeLessThan(view.left + view.width);
      expect(y).toBeGreaterThan(view.top);
      expect(y).toBeLessThan(view.top + view.height);
    }
  });

  it.each([0, 1, 2, 3])('has space for a leaf outside wall %d, below the texts and above the scale', (wall) => {
    const laid = planned([{ wall, at: 1500, width: 1000, swing: 'out-left' }]);
    const { items, view } = composeScene(laid, OPTIONS);
    const tips = items.filter(isDoor).flatMap(({ paths }) => paths.flat());
    const texts = items.filter(({ role }) => ['title', 'figures', 'scale'].includes(role));
    const lines = texts.flatMap((item) => (item.kind === 'text' ? [item.at.y] : []));
    const [top, bottom] = [Math.min(...tips.map(({ y }) => y)), Math.max(...tips.map(({ y }) => y))];
    expect(lines.filter((y) => y > top && y < bottom)).toEqual([]);
    expect(Math.min(...tips.map(({ x }) => x))).toBeGreaterThan(view.left);
    expect(Math.max(...tips.map(({ x }) => x))).toBeLessThan(view.left + view.width);
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    const none = { left: 0, right: 0, top: 0, bottom: 0 };
    expect(doorOverhang(laid)).toEqual({ ...none, [sides[wall]]: 1000 });
  });

  it('shows no doors without walls, and doors in pictures without texts', () => {
    const laid = planned([{ wall: 0, at: 1000, width: 800, swing: 'in-left' }]);
    expect(composeScene(laid, { ...OPTIONS, walls: false }).items.filter(isDoor)).toEqual([]);
    expect(drawPicture(laid, OPTIONS)).toContain('class="door"');
  });
});

describe('a CAD file with doors', () => {
  it('has the opening, the leaf and its swing on a layer of its own', () => {
    const doors: Door[] = [{ wall: 0, at: 1000, width: 800, swing: 'in-left' }];
    const file = drawDxf(planned(doors), { lang: 'en' });
    const found = entitiesOf(file).filter(({ layer }) => layer === 'DOORS');
    expect(found.map(({ type }) => type)).toEqual(['LINE', 'LWPOLYLINE', 'LINE']);
    const line = ({ numbers }: Entity) => [10, 20, 11, 21].map((code) => numbers.get(code));
    expect(line(found[0])).toEqual([600, 0, 1400, 0]);
    // y upwards
    expect(line(found[2])).toEqual([600, 0, 600, -800]);
    expect(drawDxf(planned([]), { lang: 'en' })).not.toContain('DOORS');
  });
});
