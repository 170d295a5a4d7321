// Meshes of prisms: an area with its sides, without a lower face, which nobody sees. Corners are shared by faces: a glTF
// mesh without normals is shown with flat faces.

import earcut from 'earcut';
import type { Point, Ring } from '../../engine/index.ts';
import type { Area } from '../surface.ts';

/** Metres in a millimetre. */
const METRES = 1e-3;

/** An area as triangles, with the ends of its rings, so that many copies are made of it quickly. */
export interface Prism {
  readonly corners: Ring;
  readonly ringEnds: readonly number[];
  readonly triangles: readonly number[];
}

/** Triangulates an area in the frame of its surface. */
export function prismOf({ outer, holes }: Area): Prism {
  const rings = [outer, ...holes];
  const corners = rings.flat();
  let end = 0;
  const ringEnds = rings.map((ring) => {
    end += ring.length;
    return end;
  });
  const flat = corners.flatMap(({ x, y }) => [x, y]);
  return { corners, ringEnds, triangles: upward(earcut(flat, ringEnds.slice(0, -1)), corners) };
}

/** Triangles that turn to the left, so that they are seen from above. */
function upward(triangles: readonly number[], corners: Ring): number[] {
  const turned: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]];
    const [p, q, r] = [corners[a], corners[b], corners[c]];
    const isLeft = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
    turned.push(a, ...(isLeft ? [b, c] : [c, b]));
  }
  return turned;
}

/** Collects prisms of one material. */
export class Mesh {
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];

  /** Adds a prism that is moved, from one height to another, mm. */
  add({ corners, ringEnds, triangles }: Prism, by: Point, from: number, to: number): void {
    const first = this.#positions.length / 3;
    const count = corners.length;
    for (const z of [to, from]) {
      for (const { x, y } of corners) this.#positions.push((x + by.x) * METRES, (y + by.y) * METRES, z * METRES);
    }
    for (const corner of triangles) this.#indices.push(first + corner);
    let begin = 0;
    for (const end of ringEnds) {
      for (let k = begin; k < end; k++) this.#side(first + k, first + (k + 1 < end ? k + 1 : begin), count);
      begin = end;
    }
  }

  /** The side below an edge: the area is on the left of it, so the side is seen from the right. */
  #side(a: number, b: number, down: number): void {
    this.#indices.push(a + down, b + down, b, a + down, b, a);
  }

  /** Metres. */
  get positions(): Float32Array {
    return Float32Array.from(this.#positions);
  }

  get indices(): Uint32Array {
    return Uint32Array.from(this.#indices);
  }
}
