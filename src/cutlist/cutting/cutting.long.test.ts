// Cutting sheets of random rooms, checked against the laid pieces: what is on a sheet, where it is cut, and the measures.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests, FIXED_PATTERNS } from '../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../test/support/cases.ts';
import { unlessRefused } from '../../../test/support/plain-rooms.ts';
import {
  cleaned,
  type Piece,
  type Plan,
  type PlanRequest,
  type Point,
  piecesOf,
  plan,
  type Ring,
} from '../../engine/index.ts';
import { offcutsWorthKeeping, reuseOffcuts } from '../../engine/offcuts.ts';
import { cutListOf } from '../cut-list.ts';
import { laidTilesOf } from '../laid.ts';
import { NO_CORNER } from '../pieces.ts';
import { cuttingOf } from './cutting.ts';
import type { Cut, Cutting, CuttingSheet, PlacedPiece } from './model.ts';

/** mm; corners of pieces are dropped if they are this close to the line between their neighbours, and more. */
const OFF = 0.06;
const STEP = 0.1;

interface Case {
  readonly planned: Plan;
  readonly cutting: Cutting;
  readonly bought: number;
  readonly numbers: ReadonlyMap<string, { readonly pieces: readonly Piece[]; readonly divided: boolean }>;
}

function caseOf(planned: Plan): Case {
  const laid = { ...planned, ...laidTilesOf(planned) };
  const list = cutListOf(laid, planned.pattern, planned.parameters);
  const { groups } = reuseOffcuts(planned);
  const cutting = cuttingOf({ laid, list, bought: groups, kerf: planned.kerf, step: STEP });
  const numbers = new Map(
    list.tiles
      .filter(({ cut }) => cut >= 0)
      .map(({ cut, number }) => {
        const pieces = piecesOf(planned.layout.cuts, cut);
        return [`${number}`, { pieces, divided: pieces.length > 1 }] as const;
      }),
  );
  return { planned, cutting, bought: groups.length, numbers };
}

const requests = awkwardRequests(FIXED_PATTERNS);
const planned = (request: PlanRequest) => {
  const laid = unlessRefused(() => plan(request));
  // Larger rooms have the same sheets, and take long.
  return laid && laid.tiles.cut <= 150 ? caseOf(laid) : undefined;
};

function forEachSheet(check: (sheet: CuttingSheet, one: Case) => void, runs: readonly [number, number]): void {
  fc.assert(
    fc.property(requests, (request) => {
      const one = planned(request);
      for (const { sheets } of one?.cutting.groups ?? []) for (const sheet of sheets) check(sheet, one as Case);
    }),
    { numRuns: casesOf(...runs) },
  );
}

const sidesOf = (ring: Ring) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]] as const);
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const allSides = ({ outer, holes }: Pick<PlacedPiece, 'outer' | 'holes'>) => [outer, ...holes].flatMap(sidesOf);

function toSide(p: Point, [a, b]: readonly [Point, Point]): number {
  const length = apart(a, b);
  const share = length === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length ** 2;
  const at = Math.max(0, Math.min(1, share));
  return apart(p, { x: a.x + at * (b.x - a.x), y: a.y + at * (b.y - a.y) });
}

/** How far a point is inside a piece; below 0 outside. By winding number. */
function depthIn(point: Point, piece: Pick<PlacedPiece, 'outer' | 'holes'>): number {
  const turn = allSides(piece).reduce((sum, [p, q]) => {
    const [px, py, qx, qy] = [p.x - point.x, p.y - point.y, q.x - point.x, q.y - point.y];
    return sum + Math.atan2(px * qy - py * qx, px * qx + py * qy);
  }, 0);
  const border = Math.min(...allSides(piece).map((side) => toSide(point, side)));
  return Math.abs(turn) > Math.PI ? border : -border;
}

/** Whether one ring can be turned and moved onto another, but not mirrored: its sides and the turns between them agree. */
function isCongruent(a: Ring, b: Ring): boolean {
  const traceOf = (ring: Ring) =>
    sidesOf(ring).map(([p, q], i) => {
      const next = ring[(i + 2) % ring.length];
      const cross = (q.x - p.x) * (next.y - q.y) - (q.y - p.y) * (next.x - q.x);
      const along = (q.x - p.x) * (next.x - q.x) + (q.y - p.y) * (next.y - q.y);
      return { length: apart(p, q), turn: Math.atan2(cross, along) };
    });
  const [one, other] = [traceOf(a), traceOf(b)];
  const isLike = (shift: number) =>
    one.every(({ length, turn }, i) => {
      const like = other[(i + shift) % other.length];
      return Math.abs(length - like.length) < 0.1 && (length < 2 || Math.abs(Math.sin((turn - like.turn) / 2)) < 0.1);
    });
  return one.length === other.length && other.some((_, shift) => isLike(shift));
}

function pointsAlong({ from, to }: Cut): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const share = (i + 0.5) / 9;
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  });
}

/** A cut as far as the blade cuts: on a slanted edge of the tile, one border of its kerf is longer than the other. */
function ofBlade({ from, to }: Cut, outline: Ring, kerf: number): readonly [Point, Point] {
  const length = apart(from, to);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const farther = (end: Point) =>
    Math.max(
      0,
      ...sidesOf(outline)
        .filter((edge) => toSide(end, edge) < 0.2)
        .map(([a, b]) => {
          const [cos, sin] = [way.x * (b.x - a.x) + way.y * (b.y - a.y), way.x * (b.y - a.y) - way.y * (b.x - a.x)];
          return kerf * Math.abs(cos / sin);
        }),
    );
  const [before, after] = [farther(from), farther(to)];
  return [
    { x: from.x - before * way.x, y: from.y - before * way.y },
    { x: to.x + after * way.x, y: to.y + after * way.y },
  ];
}

describe('cutting sheets', () => {
  it('have every piece of the plan once, with its number and its shape, and the same cuts as totals', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const one = planned(request);
        if (one === undefined) return;
        const { cutting, numbers, bought } = one;
        const sheets = cutting.groups.flatMap((group) => group.sheets);
        expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, i) => i + 1));
        expect(sheets.reduce((sum, { tiles }) => sum + tiles.length, 0)).toBe(bought);
        const seen = new Map<string, number>();
        for (const { tiles, pieces } of sheets) {
          for (const names of tiles) {
            expect(names).toHaveLength(pieces.length);
            names.forEach((name, i) => {
              const [number, part] = name.split('/');
              seen.set(number, (seen.get(number) ?? 0) + 1);
              const laid = numbers.get(number)?.pieces ?? [];
              const own = part ? [laid[Number(part) - 1]] : laid;
              expect(own.some(({ outer }) => isCongruent(cleaned(outer, NO_CORNER), pieces[i].outer))).toBe(true);
            });
          }
        }
        for (const [number, { pieces }] of numbers) expect([number, seen.get(number)]).toEqual([number, pieces.length]);
        const count = (figure: (sheet: CuttingSheet) => number) =>
          sheets.reduce((sum, sheet) => sum + sheet.tiles.length * figure(sheet), 0);
        expect(cutting.tiles).toBe(bought);
        expect(cutting.cuts).toBe(count(({ cuts }) => cuts.length));
        const straight = sheets.every(({ cuts }) => cuts.every(({ circle }) => circle === null));
        const length = count(({ cuts }) => cuts.reduce((sum, { from, to }) => sum + apart(from, to), 0));
        if (straight) expect(cutting.length).toBeCloseTo(length, 3);
      }),
      { numRuns: casesOf(25, 1000) },
    );
  });

  it('have pieces within the tile, a kerf apart unless they are laid closer', () => {
    forEachSheet(
      ({ outline, pieces, tiles }, { planned: { kerf } }) => {
        pieces.forEach((piece, i) => {
          for (const corner of piece.outer) {
            for (const [a, b] of sidesOf(outline)) {
              const side = ((b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x)) / apart(a, b);
              expect(side).toBeGreaterThan(-OFF);
            }
          }
          pieces.slice(0, i).forEach((other, k) => {
            const isOneTile = tiles[0][i].split('/')[0] === tiles[0][k].split('/')[0];
            const gaps = [
              ...piece.outer.flatMap((p) => sidesOf(other.outer).map((side) => toSide(p, side))),
              ...other.outer.flatMap((p) => sidesOf(piece.outer).map((side) => toSide(p, side))),
            ];
            expect(Math.min(...gaps)).toBeGreaterThan((isOneTile ? 0 : kerf) - OFF);
            for (const p of piece.outer) expect(depthIn(p, other)).toBeLessThan(OFF);
          });
        });
      },
      [25, 1000],
    );
  });

  it('cut along every side that is no edge of the tile, and through no piece', () => {
    forEachSheet(
      ({ outline, pieces, cuts, tiles }, { planned: { kerf } }) => {
        const straight = cuts.filter(({ circle }) => circle === null);
        for (const piece of pieces) {
          for (const side of allSides(piece)) {
            const [a, b] = side;
            if (apart(a, b) < 1) continue;
            const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
            const isOnTile = sidesOf(outline).some((edge) => toSide(middle, edge) < 0.2);
            // The other border of a kerf is cut too.
            const isCut = straight.some((cut) => toSide(middle, ofBlade(cut, outline, kerf)) < kerf + 0.2);
            const isRound = cuts.some(
              ({ circle }) =>
                circle && Math.abs(apart(middle, circle.centre) - circle.radius) < 0.01 * circle.radius + 0.2,
            );
            expect([a, b, isOnTile || isCut || isRound]).toEqual([a, b, true]);
          }
        }
        for (const cut of straight) {
          for (const point of pointsAlong(cut)) {
            for (const piece of pieces) expect(depthIn(point, piece)).toBeLessThan(0.2);
          }
        }
        // The blade takes its width beside a cut that goes through, on one side of it.
        if (new Set(tiles[0].map((name) => name.split('/')[0])).size < tiles[0].length) return;
        for (const cut of straight.filter(({ reach }) => reach === 'through')) {
          const length = apart(cut.from, cut.to);
          const beside = (side: number) =>
            pointsAlong(cut).every(({ x, y }) => {
              const far = (side * kerf) / 2 / length;
              const point = { x: x - far * (cut.to.y - cut.from.y), y: y + far * (cut.to.x - cut.from.x) };
              return pieces.every((piece) => depthIn(point, piece) < 0.2);
            });
          expect(beside(1) || beside(-1)).toBe(true);
        }
      },
      [25, 1000],
    );
  });

  it('keep what the list of offcuts says, in the tile, a kerf from its pieces, and cut through none of it', () => {
    let found = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const one = planned(request);
        if (one === undefined) return;
        const { kerf } = one.planned;
        const said: (readonly number[])[] = [];
        for (const { outline, pieces, cuts, tiles, kept } of one.cutting.groups.flatMap((group) => group.sheets)) {
          if (kept === null) continue;
          found++;
          const { corners, width, height } = kept;
          said.push(...tiles.map(() => [width, height]));
          const lengths = [apart(corners[0], corners[1]), apart(corners[1], corners[2])].sort((a, b) => a - b);
          [width, height]
            .sort((a, b) => a - b)
            .forEach((length, i) => {
              expect(lengths[i] - length).toBeGreaterThan(-1e-3);
              expect(lengths[i] - length).toBeLessThan(0.1 + 1e-3);
            });
          const rectangle = { outer: corners, holes: [] };
          for (const corner of corners) {
            const beyond = Math.min(...sidesOf(outline).map((side) => toSide(corner, side)));
            expect(depthIn(corner, { outer: outline, holes: [] }) > 0 || beyond < OFF).toBe(true);
          }
          for (const piece of pieces) {
            const gaps = [
              ...corners.flatMap((p) => allSides(piece).map((side) => toSide(p, side))),
              ...piece.outer.flatMap((p) => sidesOf(corners).map((side) => toSide(p, side))),
            ];
            expect(Math.min(...gaps)).toBeGreaterThan(kerf - OFF);
            for (const p of piece.outer) expect(depthIn(p, rectangle)).toBeLessThan(OFF);
          }
          for (const cut of cuts.filter(({ circle }) => circle === null)) {
            for (const point of pointsAlong(cut)) expect(depthIn(point, rectangle)).toBeLessThan(0.2);
          }
        }
        const { offcuts, isComplete } = offcutsWorthKeeping(one.planned, reuseOffcuts(one.planned));
        if (!isComplete) return;
        const listed = offcuts.flatMap(({ width, height, from }) => from.map(() => [width, height]));
        expect(said).toHaveLength(listed.length);
        // Tiles that are cut alike differ by less than what is rounded; of nearly square ones either side may be level.
        const inOrder = (sizes: readonly (readonly number[])[]) =>
          sizes.map((size) => size.toSorted((a, b) => a - b)).sort(([a, b], [c, d]) => b - d || a - c);
        inOrder(said).forEach((size, i) => {
          size.forEach((length, k) => {
            expect(Math.abs(length - inOrder(listed)[i][k])).toBeLessThan(0.15);
          });
        });
      }),
      { numRuns: casesOf(25, 1000) },
    );
    expect(found).toBeGreaterThan(5);
  });

  it('measure every straight cut from edges or corners of the tile', () => {
    forEachSheet(
      ({ outline, cuts }) => {
        const [left, right] = [Math.min, Math.max].map((pick) => pick(...outline.map(({ x }) => x)));
        const [top, bottom] = [Math.min, Math.max].map((pick) => pick(...outline.map(({ y }) => y)));
        for (const { from, to, fence, marks, circle } of cuts) {
          if (circle) continue;
          expect(fence !== null || marks.length === 2).toBe(true);
          if (fence?.edge) {
            const places = { left: from.x - left, right: right - from.x, top: from.y - top, bottom: bottom - from.y };
            expect(fence.distance).toBeCloseTo(places[fence.edge], 1);
          }
          for (const { corner, towards, distance } of marks) {
            const [a, b] = [outline[corner], outline[towards]];
            expect(Math.abs(corner - towards) === 1 || Math.abs(corner - towards) === outline.length - 1).toBe(true);
            const share = distance / apart(a, b);
            const at = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
            const off =
              Math.abs((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)) / apart(from, to);
            expect(off).toBeLessThan(0.1);
          }
        }
      },
      [25, 1000],
    );
  });

  it('are grouped by the setting of the fence for the first cut, which rises', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const groups = planned(request)?.cutting.groups ?? [];
        const settings = groups.map(({ setting }) => setting ?? Infinity);
        expect(settings).toEqual([...new Set(settings)].sort((a, b) => a - b));
        for (const { setting, sheets } of groups) {
          for (const { cuts } of sheets) {
            const first = cuts[0]?.fence;
            if (setting !== null)
              expect(Math.abs((first?.distance ?? Infinity) - setting)).toBeLessThan(STEP / 2 + 1e-6);
          }
        }
      }),
      { numRuns: casesOf(25, 1000) },
    );
  });
});
