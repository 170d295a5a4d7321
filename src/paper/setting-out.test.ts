import { expect, it } from 'vitest';
import { cutoutPlaces, cutoutSize } from './setting-out.ts';

/** An L, 4 m wide and 3 m high, whose lower right part is missing; moved by 10 and 20. */
const WALLS = [
  [0, 0],
  [4000, 0],
  [4000, 1000],
  [1500, 1000],
  [1500, 3000],
  [0, 3000],
].map(([x, y]) => ({ x: x + 10, y: y + 20 }));

it('cutouts are listed by their size and their place from the edges of the room', () => {
  const places = cutoutPlaces({
    outer: WALLS,
    rectangles: [{ x: 510, y: 620, width: 400, height: 300 }],
    circles: [{ x: 1010, y: 520, diameter: 300 }],
    holes: [
      [
        { x: 110, y: 120 },
        { x: 210, y: 120 },
        { x: 110, y: 320 },
      ],
    ],
  });
  expect(places.map((place) => cutoutSize({ lang: 'en' }, place))).toEqual(['40 × 30', 'Ø 30', '10 × 20']);
  expect(places.map(({ left, top }) => [left, top])).toEqual([
    [500, 600],
    [850, 350],
    [100, 100],
  ]);
});

it('the openings of a wall are numbered with its cutouts, and named', () => {
  const openings = [{ kind: 'window', x: 600, y: 400, width: 800, height: 1000 }] as const;
  const [place] = cutoutPlaces({ outer: WALLS, rectangles: [], holes: [], kind: 'wall', openings });
  expect(place).toMatchObject({ left: 590, top: 380, width: 800, height: 1000, opening: 'window' });
  expect(cutoutSize({ lang: 'es' }, place)).toBe('ventana 80 × 100');
});
