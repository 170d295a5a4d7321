// Rooms for valid requests: walks with right and odd angles, polygons with few and many corners, tiny, vast and distant
// rooms, with and without cutouts.

import type { Random } from './random.ts';
import type { Field } from './valid-requests.ts';

export interface Room {
  readonly fields: readonly Field[];
  readonly body: Readonly<Record<string, unknown>>;
  /** Rough size, for tiles that suit it. */
  readonly extentCm: number;
}

type Point = readonly [number, number];

/** Closed walks; the lengths are scaled together. */
const WALKS: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['E', 400],
    ['S', 300],
    ['W', 400],
    ['N', 300],
  ],
  [
    ['E', 420],
    ['S', 180],
    ['W', 160],
    ['S', 170],
    ['W', 260],
    ['N', 350],
  ],
  [
    ['E', 300],
    ['A36.8699:', 150],
    ['S', 120],
    ['W', 420],
    ['N', 210],
  ],
  [
    ['A0:', 300],
    ['A120:', 300],
    ['A240:', 300],
  ],
  [
    ['E', 100],
    ['A45:', 100],
    ['S', 100],
    ['A135:', 100],
    ['W', 100],
    ['A225:', 100],
    ['N', 100],
    ['A315:', 100],
  ],
  [
    ['S', 240],
    ['E', 80],
    ['N', 100],
    ['E', 60],
    ['S', 100],
    ['E', 80],
    ['N', 240],
    ['W', 220],
  ],
  [
    ['E', 600],
    ['S', 90],
    ['W', 250],
    ['S', 400],
    ['W', 100],
    ['N', 400],
    ['W', 250],
    ['N', 90],
  ],
];

/** Share of rooms with about as many tiles as a plan may have. Each is as much work as a hundred others. */
const HALLS = 0.06;

/** Any room. */
export function roomOf(random: Random): Room {
  return withCutouts(random.chance(0.5) ? polygonRoom(random.part()) : walkedRoom(random.part()), random);
}

interface Outer extends Room {
  /** The area for cutouts. */
  readonly corner: Point;
}

function walkedRoom(random: Random): Outer {
  const scale = random.chance(HALLS) ? 20 : random.pick([0.05, 0.3, 1, 1, 1, 1.5, 3]);
  const letters = random.chance(0.1) ? (text: string) => text.toLowerCase() : (text: string) => text;
  const walk = random.pick(WALKS).map(([way, length]) => `${letters(way)}${Number((length * scale).toFixed(4))}`);
  const outline = walk.join(' ');
  return { fields: [['outline', outline]], body: { outline }, extentCm: 400 * scale, corner: [0, 0] };
}

function polygonRoom(random: Random): Outer {
  const radius = random.chance(HALLS) ? 2000 : random.pick([20, 150, 200, 250, 400]);
  const corners = Math.max(3, random.size(random.pick([8, 8, 40, 500])));
  const isStar = corners > 4 && random.chance(0.3);
  const away = random.chance(0.1) ? random.pick([-900_000, 12_345.67, 900_000]) : 0;
  const decimals = random.pick([0, 2, 4]);
  const ring = Array.from({ length: corners }, (_, index): Point => {
    const angle = ((2 * Math.PI) / corners) * index + 0.1;
    const reach = isStar && index % 2 === 1 ? radius / 2 : radius;
    const place = (turn: number) => Number((away + radius + reach * turn).toFixed(decimals));
    return [place(Math.cos(angle)), place(Math.sin(angle))];
  });
  if (random.chance(0.3)) ring.reverse();
  if (random.chance(0.1)) ring.push(ring[0]);
  const text = ring.map((point) => point.join(',')).join(' ');
  return { fields: [['polygon', text]], body: { polygon: ring }, extentCm: 2 * radius, corner: [away, away] };
}

function withCutouts({ fields, body, extentCm, corner }: Outer, random: Random): Room {
  const found = { fields: [...fields], body: { ...body } as Record<string, unknown>, extentCm };
  const spot = () => corner.map((origin) => round(origin + (random.below(1000) / 1000) * extentCm));
  if (random.chance(0.3)) {
    const side = () => round((random.between(1, 300) / 1000) * extentCm + 0.1);
    const rectangles = Array.from({ length: random.size(32) }, () => [...spot(), side(), side()]);
    found.fields.push(['subtract', rectangles.map((numbers) => numbers.join(',')).join(';')]);
    found.body.subtract = rectangles.map(([x, y, w, h]) => ({ x, y, w, h }));
  }
  if (random.chance(0.3)) {
    const rings = Array.from({ length: random.size(8) }, () => triangleAt(spot(), extentCm, random));
    found.fields.push(['holes', rings.map((ring) => ring.map((point) => point.join(',')).join(' ')).join(';')]);
    found.body.holes = rings;
  }
  return found;
}

function triangleAt([x, y]: readonly number[], extentCm: number, random: Random): Point[] {
  const size = (random.between(20, 200) / 1000) * extentCm;
  return [
    [x, y],
    [round(x + size), y],
    [round(x + size / 2), round(y + size)],
  ];
}

function round(number: number): number {
  return Number(number.toFixed(2));
}
