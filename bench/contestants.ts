// The algorithms that the benchmark compares. Each starts with the described room, subtracts the cutouts, lays the
// tiles and keeps the pieces. Each returns the number of tiles, which must be the same for all.

import library from 'polygon-clipping';
import { plan, type Ring } from '../src/engine/index.ts';
import { layOut } from '../src/engine/layout/index.ts';
import { floorOf } from '../src/engine/room.ts';
import { type Clipper, DECIMALS, type Paths, pathsOf } from './clipper.ts';
import type { Job } from './jobs.ts';
import { tilesNear } from './tiles.ts';

export type Contestant = (job: Job) => number;

/** Our kernel: normalises the room and lays it out with all pieces. */
export const kernel: Contestant = ({ request, lattice, start }) => {
  const layout = layOut(floorOf(request.room), lattice, start, Infinity);
  return layout.wholeCount + layout.cuts.count;
};

/** The whole plan: layout, figures, widths of pieces and warnings. The other contestants compute only the layout. */
export const wholePlan: Contestant = ({ request }) => plan(request, Infinity).tiles.total;

/** Clips every tile with polygon-clipping. */
export const polygonClipping: Contestant = ({ room, cutouts, floor, lattice, start }) => {
  const region = library.difference([closed(room)], ...cutouts.map((ring) => [closed(ring)]));
  const kept: library.MultiPolygon[] = [];
  for (const tile of tilesNear(floor, lattice, start)) {
    const pieces = library.intersection([closed(tile)], region);
    if (pieces.length > 0) kept.push(pieces);
  }
  return kept.length;
};

function closed(ring: Ring): library.Ring {
  return [...ring, ring[0]].map(({ x, y }) => [x, y]);
}

/** Clips every tile with clipper2-wasm; the pieces stay in WebAssembly memory, which saves copying them back. */
export function clipperEveryTile(clipper: Clipper): Contestant {
  return (job) => clipAll(clipper, job, tilesNear(job.floor, job.lattice, job.start));
}

/** Clips only the boundary tiles with clipper2-wasm; finding them and counting the others costs it nothing. */
export function clipperBoundary(clipper: Clipper, boundary: readonly Ring[], wholeCount: number): Contestant {
  return (job) => wholeCount + clipAll(clipper, job, boundary);
}

function clipAll(clipper: Clipper, { room, cutouts }: Job, tiles: readonly Ring[]): number {
  const rule = clipper.FillRule.NonZero;
  const outer = pathsOf(clipper, [room]);
  const cut = pathsOf(clipper, cutouts);
  const floor = cutouts.length > 0 ? clipper.DifferenceD(outer, cut, rule, DECIMALS) : outer;
  const kept: Paths[] = [];
  for (const tile of tiles) {
    const subject = pathsOf(clipper, [tile]);
    const pieces = clipper.IntersectD(subject, floor, rule, DECIMALS);
    subject.delete();
    if (pieces.size() > 0) kept.push(pieces);
    else pieces.delete();
  }
  for (const paths of new Set([outer, cut, floor, ...kept])) paths.delete();
  return kept.length;
}
