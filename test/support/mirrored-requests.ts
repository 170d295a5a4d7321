// Mirror images of requests. The mirror image of a layout begins at another tile, so the start moves. The shift follows
// from the outlines of the patterns: the corner of the first tile's box is at the start.

import { type PlanRequest, type Point, patternByName } from '../../src/engine/index.ts';
import type { TileName } from './laws.ts';
import { type GridMap, moved, plus, rotationOf, type StartedRequest, turned } from './moved-requests.ts';

/** The mirror image of a pattern before its rotation. */
export interface Image {
  readonly pattern: string;
  readonly parameters: PlanRequest['parameters'];
  /** From the image of the start to the start of the image. */
  readonly shift: Point;
  /** The name in the first layout of a tile in its image. */
  readonly named?: (tile: TileName) => TileName;
}

/** The mirrored request; rotations are reversed. */
export function mirrored(request: PlanRequest, map: GridMap, { pattern, parameters, shift }: Image): StartedRequest {
  const { start, ...rest } = moved(request, map);
  const rotation = -rotationOf(request) + 0;
  return { ...rest, pattern, parameters: { ...parameters, rotation }, start: plus(start, turned(shift, rotation)) };
}

/** Exchanges left and right. */
export const acrossX: GridMap = ({ x, y }) => ({ x: -x, y });

/** Exchanges x and y. */
export const acrossDiagonal: GridMap = ({ x, y }) => ({ x: y, y: x });

/** Exchanges top and bottom. */
export const acrossY: GridMap = ({ x, y }) => ({ x, y: -y });

/** The numbers of a laying, with short names. */
interface Sizes {
  readonly w: number;
  readonly h: number;
  readonly j: number;
  readonly strips: number;
  readonly angle: number;
  readonly direction: string;
}

function sizesOf({ pattern, parameters, joint }: PlanRequest): Sizes {
  const found = patternByName(pattern);
  const value = (name: string) => Number(parameters[name] ?? 0);
  return {
    w: value('tileSize') || value('tileWidth'),
    h: value('tileSize') || value('tileHeight'),
    j: joint ?? found?.defaultJoint ?? 0,
    strips: value('strips'),
    angle: (value('angle') * Math.PI) / 180,
    direction: String(parameters.direction),
  };
}

/** Length and width of a herringbone plank, without and with the joint. */
function plankOf({ w, h, j }: Sizes): { l: number; w: number; L: number; W: number } {
  const l = Math.max(w, h);
  const width = Math.min(w, h);
  return { l, w: width, L: l + j, W: width + j };
}

const SQRT3 = Math.sqrt(3);

/** The patterns that are their own mirror image; Versailles, hopscotch and windmill turn one way only. */
export const MIRRORED = [
  'squares-pattern',
  'bricks-pattern',
  'vertical-bricks-pattern',
  'hexagons-pattern',
  'flat-top-hexagons-pattern',
  'diamonds-pattern',
  'rhombus-pattern',
  'isometric-cubes-pattern',
  'chevron-pattern',
  'herringbone-pattern',
  'basket-weave-pattern',
  'double-herringbone-pattern',
  'octagon-dot-pattern',
  'picket-pattern',
  'brick-and-square-pattern',
  'ladder-pattern',
  'checkerboard-pattern',
];

/** Where the left-right mirror image of a layout begins, mostly at the other side of the first tile's box. */
const LEFT_FOR_RIGHT: Readonly<Record<string, (sizes: Sizes) => Point>> = {
  'squares-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'bricks-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'vertical-bricks-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'hexagons-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'flat-top-hexagons-pattern': ({ w }) => ({ x: (-2 * w) / SQRT3, y: 0 }),
  'diamonds-pattern': ({ w }) => ({ x: -w * Math.SQRT2, y: 0 }),
  'rhombus-pattern': ({ w }) => ({ x: -w, y: 0 }),
  // Twice the distance to the cube's centre.
  'isometric-cubes-pattern': ({ w, j }) => ({ x: (-(2 * w + (2 * j) / SQRT3) * SQRT3) / 2, y: 0 }),
  'chevron-pattern': chevronShift,
  'herringbone-pattern': herringboneShift,
  'basket-weave-pattern': ({ w, j, strips }) => ({ x: -(strips * (w + j) - j), y: 0 }),
  'double-herringbone-pattern': doubleHerringboneShift,
  'octagon-dot-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'picket-pattern': ({ w, h }) => ({ x: -Math.min(w, h), y: 0 }),
  'brick-and-square-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'ladder-pattern': ({ w }) => ({ x: -w, y: 0 }),
  'checkerboard-pattern': ({ w }) => ({ x: -w, y: 0 }),
};

/** A left-handed plank becomes right-handed: vertical ones mirror as a pair; horizontal ones begin a column earlier. */
function chevronShift({ w, h, j, angle, direction }: Sizes): Point {
  const column = h * Math.sin(angle);
  if (direction === 'vertical') return { x: -(2 * column + j), y: 0 };
  return { x: -(h * Math.cos(angle) + w / Math.sin(angle)), y: -(column + j) };
}

/** A falling bar becomes a rising one, the second tile of the layout: the image begins one such tile earlier. */
function herringboneShift(sizes: Sizes): Point {
  const { l, w, L, W } = plankOf(sizes);
  if (sizes.direction === 'vertical') return { x: -(l + w + L) / Math.SQRT2, y: -W / Math.SQRT2 };
  return { x: -(l + w + W) / Math.SQRT2, y: L / Math.SQRT2 };
}

/** The image begins with the third tile, a rising bar, if the planks stand, and with the fourth if they lie. */
function doubleHerringboneShift(sizes: Sizes): Point {
  const { l, w, L, W } = plankOf(sizes);
  if (sizes.direction === 'vertical') return { x: -(L - W + l + w) / Math.SQRT2, y: (2 * W) / Math.SQRT2 };
  return { x: -(3 * W + l + w) / Math.SQRT2, y: L / Math.SQRT2 };
}

/** The left-right image of a layout that is its own mirror image; undefined for others. */
export function leftForRight(request: PlanRequest): Image | undefined {
  const { pattern, parameters } = request;
  const sizes = sizesOf(request);
  const offset = parameters.offset ?? 0;
  if (offset !== 0 && offset !== 50) return undefined;
  if (sizes.direction.startsWith('diagonal')) return undefined;
  return { pattern, parameters, shift: LEFT_FOR_RIGHT[pattern](sizes) };
}

/** The twin of a layout with x and y exchanged. Repeats are exchanged with the axes. */
export function twinOf(request: PlanRequest): Image {
  const { pattern, parameters } = request;
  const { tileWidth, tileHeight, direction } = parameters;
  const still = { x: 0, y: 0 };
  const named = ({ motif, a, b }: TileName) => ({ motif, a: b, b: a });
  const other = direction === 'vertical' ? 'horizontal' : 'vertical';
  switch (pattern) {
    case 'bricks-pattern':
    case 'vertical-bricks-pattern': {
      const twin = pattern === 'bricks-pattern' ? 'vertical-bricks-pattern' : 'bricks-pattern';
      const laid = { ...parameters, tileWidth: tileHeight, tileHeight: tileWidth };
      return { pattern: twin, parameters: laid, shift: still, named };
    }
    case 'hexagons-pattern':
      return { pattern: 'flat-top-hexagons-pattern', parameters, shift: still, named };
    case 'flat-top-hexagons-pattern':
      return { pattern: 'hexagons-pattern', parameters, shift: still, named };
    case 'chevron-pattern':
      return { pattern, parameters: { ...parameters, direction: other }, shift: still, named };
    case 'double-herringbone-pattern':
      return { pattern, parameters: { ...parameters, direction: other }, shift: still };
    case 'basket-weave-pattern': {
      // A lying block becomes a standing one, which is beside a lying one.
      const { w, j, strips } = sizesOf(request);
      return { pattern, parameters, shift: { x: -strips * (w + j), y: 0 } };
    }
    case 'octagon-dot-pattern':
    case 'checkerboard-pattern':
      return { pattern, parameters, shift: still };
    case 'herringbone-pattern':
      return { pattern, parameters: { ...parameters, direction: other }, shift: herringboneTwinShift(request) };
    default:
      throw new Error(`${pattern} has no twin`);
  }
}

/** Exchanging x and y keeps falling bars, but one laying begins with a falling bar and the other with a rising one. */
function herringboneTwinShift(request: PlanRequest): Point {
  const sizes = sizesOf(request);
  const { L, W } = plankOf(sizes);
  return sizes.direction === 'vertical'
    ? { x: W / Math.SQRT2, y: L / Math.SQRT2 }
    : { x: -L / Math.SQRT2, y: W / Math.SQRT2 };
}

/** Top to bottom, block herringbone down becomes block herringbone up; both begin with a horizontal tile. */
export function blockTwinOf(request: PlanRequest): Image {
  const { pattern, parameters } = request;
  const direction = parameters.direction === 'diagonal-down' ? 'diagonal-up' : 'diagonal-down';
  return { pattern, parameters: { ...parameters, direction }, shift: { x: 0, y: -plankOf(sizesOf(request)).w } };
}
