// The sides of a piece in a tree of boxes, so that those near a place are found without a look at all of them. Sides that
// follow each other round a ring lie close together, so a node takes in neighbours and nothing has to be sorted.

import { type Box, boxOf, type Point, type Ring } from './geometry/point.ts';

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** A node is an inner one with two nodes below it, 2n and 2n + 1, or one side. The root is 1. */
export class SideTree {
  /** The box around each node; that of a node without sides contains nothing. */
  readonly boxes: Box[];
  private readonly sides: Side[];
  private readonly firstLeaf: number;

  constructor(rings: readonly Ring[]) {
    this.sides = rings.flatMap((ring) => ring.map((to, i): Side => ({ from: ring.at(i - 1) ?? to, to })));
    this.firstLeaf = 1;
    while (this.firstLeaf < this.sides.length) this.firstLeaf *= 2;
    this.boxes = new Array(2 * this.firstLeaf);
    for (let leaf = 0; leaf < this.firstLeaf; leaf++) {
      const side = this.sides[leaf];
      this.boxes[this.firstLeaf + leaf] = boxOf(side ? [side.from, side.to] : []);
    }
    for (let node = this.firstLeaf - 1; node >= 1; node--) {
      const [a, b] = [this.boxes[2 * node], this.boxes[2 * node + 1]];
      this.boxes[node] = {
        minX: Math.min(a.minX, b.minX),
        minY: Math.min(a.minY, b.minY),
        maxX: Math.max(a.maxX, b.maxX),
        maxY: Math.max(a.maxY, b.maxY),
      };
    }
  }

  /** The side that a node is; undefined for an inner node. */
  sideOf(node: number): Side | undefined {
    return node < this.firstLeaf ? undefined : this.sides[node - this.firstLeaf];
  }

  /** Whether a condition holds for every side whose box comes within `margin` of a box. */
  everySideNear(box: Box, margin: number, holds: (side: Side) => boolean, node = 1): boolean {
    const { minX, minY, maxX, maxY } = this.boxes[node];
    if (minX > box.maxX + margin || maxX < box.minX - margin) return true;
    if (minY > box.maxY + margin || maxY < box.minY - margin) return true;
    if (node >= this.firstLeaf) return holds(this.sides[node - this.firstLeaf]);
    return this.everySideNear(box, margin, holds, 2 * node) && this.everySideNear(box, margin, holds, 2 * node + 1);
  }
}

/** How far a point is from a box; 0 inside it. */
export function distanceToBox({ x, y }: Point, { minX, minY, maxX, maxY }: Box): number {
  const dx = Math.max(minX - x, 0, x - maxX);
  const dy = Math.max(minY - y, 0, y - maxY);
  return Math.sqrt(dx * dx + dy * dy);
}
