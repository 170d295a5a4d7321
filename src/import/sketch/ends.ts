// Joins the ends of lines where they meet. Ends that meet nothing are joined to another such end across a small gap.

import { distance, type Point } from '../../engine/index.ts';

export type Line = readonly Point[];

/** mm. Ends this close are one. */
const SAME_END = 0.1;
/** mm. Loose ends this close are joined. */
export const CLOSING = 10;

interface Joined {
  /** How many places there are where lines end. */
  readonly nodes: number;
  readonly edges: readonly { readonly from: number; readonly to: number; readonly corners: Line }[];
  /** How many gaps were closed. */
  readonly closed: number;
}

/** Joins lines, mm. */
export function joinEnds(lines: readonly Line[]): Joined {
  const near = new Nearby(SAME_END);
  const places: Point[] = [];
  const nodeAt = (point: Point): number => {
    const found = near.find(point, SAME_END, (place) => places[place]);
    if (found !== undefined) return found;
    near.add(point, places.length);
    return places.push(point) - 1;
  };
  const edges = lines.map((corners) => ({
    from: nodeAt(corners[0]),
    to: nodeAt(corners[corners.length - 1]),
    corners,
  }));
  const { same, closed } = closeGaps(places, edges);
  const joined = edges.map(({ from, to, corners }) => {
    const [begin, end] = [same[from], same[to]];
    return { from: begin, to: end, corners: [places[begin], ...corners.slice(1, -1), places[end]] };
  });
  // A line from a place to itself encloses something from its fourth corner on.
  const real = joined.filter(({ from, to, corners }) => from !== to || corners.length > 3);
  return { nodes: places.length, edges: real, closed };
}

/** Where each place is after loose ends are joined. */
function closeGaps(places: readonly Point[], edges: readonly { from: number; to: number }[]) {
  const degrees = new Uint32Array(places.length);
  for (const { from, to } of edges) {
    degrees[from]++;
    degrees[to]++;
  }
  const same = places.map((_, place) => place);
  const loose = new Nearby(CLOSING);
  let closed = 0;
  places.forEach((place, at) => {
    if (degrees[at] !== 1) return;
    const other = loose.find(place, CLOSING, (one) => places[one]);
    if (other === undefined) {
      loose.add(place, at);
      return;
    }
    same[at] = other;
    loose.remove(places[other], other);
    closed++;
  });
  return { same, closed };
}

/** Places by the cells of a grid, to find one nearby. */
class Nearby {
  readonly #size: number;
  readonly #cells = new Map<string, number[]>();

  constructor(size: number) {
    this.#size = size;
  }

  add(point: Point, id: number): void {
    const key = this.#key(point, 0, 0);
    const cell = this.#cells.get(key);
    if (cell) cell.push(id);
    else this.#cells.set(key, [id]);
  }

  remove(point: Point, id: number): void {
    const cell = this.#cells.get(this.#key(point, 0, 0));
    cell?.splice(cell.indexOf(id), 1);
  }

  /** The nearest place within a reach of at most the size of a cell. */
  find(point: Point, reach: number, placeOf: (id: number) => Point): number | undefined {
    let nearest: number | undefined;
    let least = reach;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const id of this.#cells.get(this.#key(point, dx, dy)) ?? []) {
          const away = distance(placeOf(id), point);
          if (away <= least) [nearest, least] = [id, away];
        }
      }
    }
    return nearest;
  }

  #key({ x, y }: Point, dx: number, dy: number): string {
    return `${Math.floor(x / this.#size) + dx},${Math.floor(y / this.#size) + dy}`;
  }
}
