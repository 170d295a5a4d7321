// How a tile is measured, as it is sold: with its longest side level.

import { distance, type Point, type Ring } from '../geometry/point.ts';
import type { Shape } from '../layout/index.ts';
import type { Turn } from './turns.ts';

/** Sides this close are equally long, mm. */
const SAME_LENGTH = 0.05;

/** The outline of a motif tile about its centre. */
export function outlineOf({ cornerX, cornerY }: Pick<Shape, 'cornerX' | 'cornerY'>): Ring {
  return Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }));
}

/** The turn that makes the longest side of a tile level, or the longer diagonal of a rhombus. */
export function levelOf(shape: Pick<Shape, 'cornerX' | 'cornerY'>): Turn {
  const { x, y } = lengthwise(outlineOf(shape));
  const length = Math.hypot(x, y);
  return { cos: x / length, sin: -y / length };
}

function lengthwise(corners: Ring): Point {
  const [first, second, third] = corners;
  const [length, next] = [distance(first, second), distance(second, third)];
  const [near, far] = [Math.hypot(first.x, first.y), Math.hypot(second.x, second.y)];
  if (corners.length === 4 && Math.abs(next - length) < SAME_LENGTH && Math.abs(near - far) > SAME_LENGTH) {
    return near > far ? first : second;
  }
  const [a, b] = next > length + SAME_LENGTH ? [second, third] : [first, second];
  return { x: b.x - a.x, y: b.y - a.y };
}
