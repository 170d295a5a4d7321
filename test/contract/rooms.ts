// Rooms of the contract and their independent measures: walks by sine and cosine, areas by the shoelace formula. Uses
// no code of the service. Lengths in cm.

export type Corner = readonly [x: number, y: number];

export interface Room {
  /** The part of a query that describes it. */
  readonly query: string;
  readonly corners: readonly Corner[];
  /** The given walls, or the distances between corners. */
  readonly wallsCm: readonly number[];
  /** The area of the cutouts, cm²; in these rooms they lie inside and apart. */
  readonly cutoutsCm2: number;
}

/** A room described as a walk, with cutouts. */
export function walked(outline: string, cutouts: Cutouts = {}): Room {
  const walls = outline.split(' ').map(wallOf);
  const corners: Corner[] = [];
  let [x, y] = [0, 0];
  for (const { bearingDeg, lengthCm } of walls) {
    // Corners of a walk lie on a grid of 0.001 cm; adding 0 turns -0 into 0.
    corners.push([Math.round(x * 1000) / 1000 + 0, Math.round(y * 1000) / 1000 + 0]);
    x += lengthCm * Math.cos((bearingDeg * Math.PI) / 180);
    y += lengthCm * Math.sin((bearingDeg * Math.PI) / 180);
  }
  const query = `outline=${outline.replaceAll(' ', '+')}${cutoutsQuery(cutouts)}`;
  return { query, corners, wallsCm: walls.map(({ lengthCm }) => lengthCm), cutoutsCm2: areaOfCutouts(cutouts) };
}

/** A room described by its corners, with cutouts. */
export function cornered(polygon: string, cutouts: Cutouts = {}): Room {
  const corners = ringOf(polygon);
  const query = `polygon=${polygon.replaceAll(' ', '+')}${cutoutsQuery(cutouts)}`;
  return { query, corners, wallsCm: distances(corners), cutoutsCm2: areaOfCutouts(cutouts) };
}

interface Cutouts {
  readonly subtract?: string;
  readonly holes?: string;
}

const BEARINGS: Readonly<Record<string, number>> = { E: 0, S: 90, W: 180, N: 270 };

function wallOf(token: string): { readonly bearingDeg: number; readonly lengthCm: number } {
  if (!token.startsWith('A')) return { bearingDeg: BEARINGS[token[0]], lengthCm: Number(token.slice(1)) };
  const [bearing, length] = token.slice(1).split(':');
  return { bearingDeg: Number(bearing), lengthCm: Number(length) };
}

function ringOf(text: string): Corner[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Corner);
}

function cutoutsQuery({ subtract, holes }: Cutouts): string {
  const rings = holes === undefined ? '' : `&holes=${holes.replaceAll(' ', '+')}`;
  return rings + (subtract === undefined ? '' : `&subtract=${subtract}`);
}

function areaOfCutouts({ subtract, holes }: Cutouts): number {
  const rectangles = subtract?.split(';').map((text) => text.split(',').map(Number)) ?? [];
  const rings = holes?.split(';').map(ringOf) ?? [];
  const areas = [...rectangles.map(([, , w, h]) => w * h), ...rings.map(shoelace)];
  return areas.reduce((sum, area) => sum + area, 0);
}

/** The area of a ring in either direction. */
export function shoelace(corners: readonly Corner[]): number {
  const crossed = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return x * nextY - nextX * y;
  });
  return Math.abs(crossed.reduce((sum, part) => sum + part, 0)) / 2;
}

/** The distances from each corner to the next. */
export function distances(corners: readonly Corner[]): number[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return Math.hypot(nextX - x, nextY - y);
  });
}

/** The box around corners. */
export function boxOf(corners: readonly Corner[]) {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Rooms of all kinds: square and angled walls, both forms, with and without cutouts, near the origin and far away. */
export const ROOMS: Readonly<Record<string, Room>> = {
  plain: walked('E400 S300 W400 N300'),
  bathroom: walked('E180 S240 W180 N240', { subtract: '140,0,40,60' }),
  kitchen: walked('E420 S180 W160 S170 W260 N350'),
  hallway: walked('E300 A36.8699:150 S120 W420 N210'),
  attic: walked('E500 S280 W350 A233.1301:250 N80'),
  leftwards: walked('W250.5 N180 E250.5 S180'),
  hall: walked('E600 S500 W600 N500', { subtract: '100,100,40,40;300.5,100,40,60', holes: '450,300 520,310 480,390' }),
  askew: cornered('0,0 420,20 400,310 30,300', { holes: '100,100 160,100 130,150;200,200 240,190 250,240' }),
  triangle: cornered('-1000,-2000 -600,-2000 -700,-1750'),
};
