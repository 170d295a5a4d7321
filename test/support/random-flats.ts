// Random flats: rooms on a grid with walls between them, joined by doorways. Some rooms have slanted or stepped corners,
// some overlap, and cutouts stand anywhere. Some flats are not joined: callers skip what the engine refuses.

import fc from 'fast-check';
import {
  type Flat,
  joinRooms,
  PlanError,
  type PlanRequest,
  type Point,
  type Rectangle,
  type Ring,
  type Room,
} from '../../src/engine/index.ts';
import { layings } from './awkward-rooms.ts';
import { box } from './plain-rooms.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const sides = fc.oneof(
  whole(12, 40).map((n) => 50 * n),
  whole(600, 2000),
  whole(600_000, 2_000_000).map((um) => um / 1000),
);

interface Cell {
  readonly column: number;
  readonly row: number;
}

const COLUMNS = 4;
const ROWS = 3;

/** Cells that hang together, the first anywhere: each next one is beside one before. */
const cells = fc
  .tuple(whole(0, COLUMNS * ROWS - 1), fc.array(whole(0, 1_000_000), { minLength: 1, maxLength: 7 }))
  .map(([first, picks]): Cell[] => {
    const taken: Cell[] = [{ column: first % COLUMNS, row: Math.floor(first / COLUMNS) }];
    for (const pick of picks) {
      const free = taken
        .flatMap(({ column, row }) => [
          { column: column + 1, row },
          { column: column - 1, row },
          { column, row: row + 1 },
          { column, row: row - 1 },
        ])
        .filter(({ column, row }) => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS)
        .filter((cell) => !taken.some((other) => other.column === cell.column && other.row === cell.row));
      if (free.length > 0) taken.push(free[pick % free.length]);
    }
    return taken;
  });

const corners = fc.record({
  kind: fc.constantFrom('square', 'square', 'slant', 'step'),
  corner: whole(0, 3),
  cut: whole(50, 550),
});

/** A box, one of whose corners may be cut off. */
function roomRing(
  { x, y, width, height }: Rectangle,
  { kind, corner, cut }: { kind: string; corner: number; cut: number },
): Ring {
  const plain = box(x, y, width, height);
  if (kind === 'square') return plain;
  const at = plain[corner];
  const towards = (other: Point) => ({
    x: at.x + Math.sign(other.x - at.x) * cut,
    y: at.y + Math.sign(other.y - at.y) * cut,
  });
  const [a, b] = [towards(plain[(corner + 3) % 4]), towards(plain[(corner + 1) % 4])];
  const inner = { x: a.x + b.x - at.x, y: a.y + b.y - at.y };
  return plain.toSpliced(corner, 1, ...(kind === 'slant' ? [a, b] : [a, inner, b]));
}

const microns = (mm: number) => Math.round(mm * 1000) / 1000;

const cutouts = fc.array(fc.tuple(whole(0, 5000), whole(0, 4000), whole(20, 700), whole(20, 700)), { maxLength: 3 });

/** Two to eight rooms. */
export const flats: fc.Arbitrary<Flat> = fc
  .record({
    cells,
    widths: fc.array(sides, { minLength: COLUMNS, maxLength: COLUMNS }),
    heights: fc.array(sides, { minLength: ROWS, maxLength: ROWS }),
    wall: fc.constantFrom(0, 0, 100, 120, 57.5),
    overlap: fc.constantFrom(0, 0, 0, 40, 130),
    reach: fc.constantFrom(0, 30, 150),
    shapes: fc.array(corners, { minLength: 8, maxLength: 8 }),
    doors: fc.array(fc.record({ along: whole(0, 100), share: whole(10, 100), isThere: whole(0, 9) }), {
      minLength: 24,
      maxLength: 24,
    }),
    cutouts,
  })
  .map(({ cells, widths, heights, wall, overlap, reach, shapes, doors, cutouts }): Flat => {
    const before = (list: readonly number[], index: number) =>
      list.slice(0, index).reduce((sum, side) => sum + side + wall, 0);
    const boxes = cells.map(
      ({ column, row }): Rectangle => ({
        x: microns(before(widths, column)),
        y: microns(before(heights, row)),
        width: widths[column],
        height: heights[row],
      }),
    );
    const doorways: Rectangle[] = [];
    cells.forEach((cell, i) => {
      cells.slice(0, i).forEach((other, k) => {
        const { along, share, isThere } = doors[(3 * i + k) % doors.length];
        const isBeside = Math.abs(cell.column - other.column) + Math.abs(cell.row - other.row) === 1;
        // Most neighbours are joined; without the others there would be no flat with several ways around.
        if (!isBeside || (isThere === 0 && i > 1)) return;
        const [a, b] = boxes[i].x + boxes[i].y < boxes[k].x + boxes[k].y ? [boxes[i], boxes[k]] : [boxes[k], boxes[i]];
        const depth = wall + 2 * reach;
        if (depth === 0) return;
        if (cell.row === other.row) {
          const width = (a.height * share) / 100;
          const y = a.y + ((a.height - width) * along) / 100;
          doorways.push({ x: microns(b.x - wall - reach), y: microns(y), width: depth, height: microns(width) });
        } else {
          const width = (a.width * share) / 100;
          const x = a.x + ((a.width - width) * along) / 100;
          doorways.push({ x: microns(x), y: microns(b.y - wall - reach), width: microns(width), height: depth });
        }
      });
    });
    return {
      rooms: boxes.map((room, i) => ({
        name: `room ${i}`,
        outer: roomRing({ ...room, width: room.width + overlap, height: room.height + overlap }, shapes[i]),
      })),
      doorways,
      holes: [],
      rectangles: cutouts.map(([x, y, width, height]) => ({ x, y, width, height })),
    };
  });

/** Requests for flats that are joined, with any of the patterns. */
export function flatRequests(names?: readonly string[]): fc.Arbitrary<PlanRequest> {
  return fc
    .tuple(layings(names), flats, whole(-300, 300), whole(-300, 300))
    .map(([laying, flat, x, y]) => ({ laying, room: joinedOrNothing(flat), start: { x, y } }))
    .filter(({ room }) => room !== undefined)
    .map(({ laying, room, start }) => ({ ...laying, room: room as Room, start }));
}

/** The room of a flat; undefined if its rooms are not joined. */
export function joinedOrNothing(flat: Flat): Room | undefined {
  try {
    return joinRooms(flat);
  } catch (error) {
    if (error instanceof PlanError) return undefined;
    throw error;
  }
}

/** The flat moved in the plane, mm. */
export function movedFlat(flat: Flat, by: Point): Flat {
  const place = <Place extends Point>(at: Place): Place => ({
    ...at,
    x: microns(at.x + by.x),
    y: microns(at.y + by.y),
  });
  return {
    ...flat,
    rooms: flat.rooms.map((room) => ({ ...room, outer: room.outer.map(place) })),
    doorways: flat.doorways.map(place),
    holes: flat.holes.map((hole) => hole.map(place)),
    rectangles: flat.rectangles.map(place),
  };
}
