// A tree of boxes over the sides of a piece, which finds the sides near a place without examining all of them.
// Consecutive sides of a ring are close together, so a leaf holds neighbours and nothing has to be sorted. Most pieces
// have so few sides that the tree is one leaf.

import { type Box, boxOf, type Point, type Ring } from './geometry/point.ts';

/** Largest number of sides in a leaf. */
const LEAF_SIDES = 16;

const EVERYWHERE: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

/** Node n is a leaf or has the children 2n and 2n + 1. The root is 1. */
export class SideTree {
  /** Both ends of each side. */
  readonly from: Point[] = [];
  readonly to: Point[] = [];
  /** The box around each node; empty for a node without sides. */
  readonly boxes: Box[] = [EVERYWHERE, EVERYWHERE];
  private readonly firstLeaf: number;

  constructor(rings: readonly Ring[]) {
    for (const ring of rings) {
      let from = ring[ring.length - 1];
      for (const to of ring) {
        this.from.push(from);
        this.to.push(to);
        from = to;
      }
    }
    let leaves = 1;
    while (leaves * LEAF_SIDES < this.to.length) leaves *= 2;
    this.firstLeaf = leaves;
    if (leaves > 1) this.encloseNodes();
  }

  private encloseNodes(): void {
    const { boxes, firstLeaf } = this;
    for (let node = 2 * firstLeaf - 1; node >= 1; node--) {
      const first = this.firstSide(node);
      const corners = [...this.from.slice(first, first + LEAF_SIDES), ...this.to.slice(first, first + LEAF_SIDES)];
      boxes[node] = node >= firstLeaf ? boxOf(corners) : around(boxes[2 * node], boxes[2 * node + 1]);
    }
  }

  isLeaf(node: number): boolean {
    return node >= this.firstLeaf;
  }

  /** Index of the first side of a leaf; `endSide` is the index after its last side. */
  firstSide(leaf: number): number {
    return (leaf - this.firstLeaf) * LEAF_SIDES;
  }

  endSide(leaf: number): number {
    return Math.min(this.to.length, this.firstSide(leaf) + LEAF_SIDES);
  }

  /** Whether a condition holds for every side whose leaf is within `margin` of a box. */
  everySideNear(box: Box, margin: number, holds: (from: Point, to: Point) => boolean, node = 1): boolean {
    const { minX, minY, maxX, maxY } = this.boxes[node];
    if (minX > box.maxX + margin || maxX < box.minX - margin) return true;
    if (minY > box.maxY + margin || maxY < box.minY - margin) return true;
    if (!this.isLeaf(node)) {
      return this.everySideNear(box, margin, holds, 2 * node) && this.everySideNear(box, margin, holds, 2 * node + 1);
    }
    const end = this.endSide(node);
    for (let side = this.firstSide(node); side < end; side++) if (!holds(this.from[side], this.to[side])) return false;
    return true;
  }
}

function around(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

/** Returns the distance of a point from a box; 0 inside it. */
export function distanceToBox({ x, y }: Point, { minX, minY, maxX, maxY }: Box): number {
  const dx = Math.max(minX - x, 0, x - maxX);
  const dy = Math.max(minY - y, 0, y - maxY);
  return Math.sqrt(dx * dx + dy * dy);
}
