// A plan taken apart into the steps that docs/life-of-a-plan.md tells of, as plain values.

import { drawSvg } from '../../src/drawing/index.ts';
import { type Piece, type Plan, type PlanRequest, type Point, piecesOf, type Ring } from '../../src/engine/index.ts';
import { planRequest } from '../../src/service/index.ts';
import { projectIdOf } from '../../src/store/index.ts';
import { type AnswerOptions, answerQuery, drawingQuery, projectOf, readQuery } from '../../src/wire/index.ts';

/** Every step of the plan of a query, by name. Throws for a query that cannot be planned. */
export function stepsOf(query: string): Readonly<Record<string, unknown>> {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes.map(({ message }) => message).join(' '));
  const { plan: planned, advice } = planRequest(read);
  const { text, identity } = projectOf(read);
  return {
    request: requestOf(read.request),
    canonical: { answer: answerQuery(read), drawing: drawingQuery(read) },
    floor: floorOf(planned),
    lattice: latticeOf(planned),
    frame: frameOf(planned),
    runs: runsOf(planned),
    cuts: cutsOf(planned),
    tiles: planned.tiles,
    warnings: planned.warnings,
    advice,
    drawing: drawingOf(planned, read.options),
    project: JSON.parse(text),
    identity: JSON.parse(identity),
    link: { id: projectIdOf(identity) },
  };
}

function requestOf({ room, ...rest }: PlanRequest) {
  return { room: { ...room, outer: pairs(room.outer), holes: room.holes.map(pairs) }, ...rest };
}

function floorOf({ floor: { xs, ys, ringEnds, ...rest } }: Plan) {
  return { ...rest, corners: Array.from(xs, (x, i) => [x, ys[i]]), ringEnds: [...ringEnds] };
}

function latticeOf({ lattice: { motif, repeat, ...rest } }: Plan) {
  return { motif: motif.map(pairs), repeat: pairs(repeat), ...rest };
}

function frameOf({ layout: { frame } }: Plan) {
  const { stepX, stepY, rowX, rowY, origin } = frame;
  const shapes = frame.shapes.map(({ centreX, centreY }) => ({ centreX, centreY }));
  return { step: [stepX, stepY], row: [rowX, rowY], origin: pair(origin), shapes };
}

function runsOf({ layout: { runs } }: Plan) {
  return Array.from({ length: runs.length / 4 }, (_, i) => {
    const [motif, row, first, count] = runs.subarray(4 * i, 4 * i + 4);
    return { motif, row, first, count };
  });
}

function cutsOf({ layout: { cuts } }: Plan) {
  return Array.from({ length: cuts.count }, (_, i) => {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const pieces = piecesOf(cuts, i).map(({ outer, holes }: Piece) => ({
      outer: pairs(outer),
      holes: holes.map(pairs),
    }));
    return { motif, place, row, coveredMm2: cuts.coveredMm2[i], pieces };
  });
}

/** The size of the drawing, and the tiles in it by class: a whole one is one subpath, a cut one opens with M. */
function drawingOf(planned: Plan, { width: widthPx, walls, credit, color, gapColor, lang }: AnswerOptions) {
  const creditTo = credit ? 'http://localhost:3000/' : null;
  const svg = drawSvg(planned, { widthPx, walls, credit: creditTo, color, gapColor, lang });
  const [, width, height] = /^<svg [^>]*?\bwidth="([0-9]+)" height="([0-9]+)"/.exec(svg) ?? [];
  const count = (role: string, opening: RegExp) =>
    [...svg.matchAll(new RegExp(`class="tile ${role}"[^>]* d="([^"]*)"`, 'g'))]
      .map(([, path]) => path.match(opening)?.length ?? 0)
      .reduce((sum, tiles) => sum + tiles, 0);
  const tiles = { whole: count('whole', /m/gi), cut: count('cut', /M/g), sliver: count('sliver', /M/g) };
  return { width: Number(width), height: Number(height), tiles };
}

function pairs(ring: Ring): number[][] {
  return ring.map(pair);
}

function pair({ x, y }: Point): number[] {
  return [x, y];
}
