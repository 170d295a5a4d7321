// An independent check of the patterns' formulas: the derived figures measured on the outlines, or computed from the
// areas of the tile with and without half a joint around it.

import { boxOf, type Point, type Ring, signedArea } from '../../src/engine/geometry/point.ts';
import type { ParameterValues, Tiling } from '../../src/engine/patterns/index.ts';
import { centreOf, cross, dot, edgeAt, lengthOf, minus } from './tessellation.ts';

export interface Picture {
  readonly tiling: Tiling;
  readonly values: Readonly<Record<string, number>>;
  readonly joint: number;
}

type Figures = Readonly<Record<string, (picture: Picture) => number>>;

const DEGREE = Math.PI / 180;

type Areas = (values: Readonly<Record<string, number>>, grow: number, joint: number) => number | readonly number[];

/**
 * Areas of the tiles of a motif, grown by `grow` all round in sum, from the parameters; one if all are equal. The joint
 * decides the sizes that follow from others. A pattern without a formula is measured on its outlines.
 */
const areas: Readonly<Record<string, Areas>> = {
  'squares-pattern': ({ tileSize }, grow) => (tileSize + grow) ** 2,
  'bricks-pattern': ({ tileWidth, tileHeight }, grow) => (tileWidth + grow) * (tileHeight + grow),
  'vertical-bricks-pattern': ({ tileWidth, tileHeight }, grow) => (tileWidth + grow) * (tileHeight + grow),
  'hexagons-pattern': ({ tileSize }, grow) => (tileSize + grow) ** 2 * Math.sin(60 * DEGREE),
  'flat-top-hexagons-pattern': ({ tileSize }, grow) => (tileSize + grow) ** 2 * Math.sin(60 * DEGREE),
  'diamonds-pattern': ({ tileSize }, grow) => (tileSize + grow) ** 2,
  'rhombus-pattern': ({ tileWidth, tileHeight }, grow) => {
    const acute = 2 * Math.atan2(tileWidth, tileHeight);
    const flats = Math.cos(acute / 2) * tileWidth + grow;
    return flats ** 2 / Math.sin(acute);
  },
  'isometric-cubes-pattern': ({ tileSize }, grow) => {
    const flats = tileSize * Math.sin(60 * DEGREE) + grow;
    return flats ** 2 / Math.sin(60 * DEGREE);
  },
  'herringbone-pattern': ({ tileWidth, tileHeight }, grow) => (tileWidth + grow) * (tileHeight + grow),
  'chevron-pattern': ({ tileWidth, tileHeight, angle }, grow) => {
    const sin = Math.sin(angle * DEGREE);
    return ((tileWidth + grow) * (tileHeight * sin + grow)) / sin;
  },
  'basket-weave-pattern': ({ tileWidth, strips }, grow, joint) =>
    (tileWidth + grow) * (strips * tileWidth + (strips - 1) * joint + grow),
  'versailles-pattern': ({ tileSize: side }, grow, joint) => {
    const [two, three] = [2 * side + joint + grow, 3 * side + 2 * joint + grow];
    const one = side + grow;
    return [two * three, two * two, two * two, two * one, one * one, one * one];
  },
  'hopscotch-pattern': ({ tileSize, dotSize }, grow) => [(tileSize + grow) ** 2, (dotSize + grow) ** 2],
  'windmill-pattern': ({ tileWidth, dotSize }, grow, joint) => {
    const plank = (tileWidth + grow) * (tileWidth + joint + dotSize + grow);
    return [plank, plank, plank, plank, (dotSize + grow) ** 2];
  },
  'double-herringbone-pattern': ({ tileWidth, tileHeight }, grow) => (tileWidth + grow) * (tileHeight + grow),
  'octagon-dot-pattern': ({ tileSize, dotSize }, grow, joint) => {
    // Between the slanted sides of two octagons that are diagonal neighbours lie a dot and two joints.
    const cut = dotSize / Math.SQRT2 + (Math.SQRT2 - 1) * joint;
    // Across the slanted sides: the diagonal of the box less two corners' heights.
    const slants = Math.SQRT2 * (tileSize - cut);
    // The square box grown, less the four corners beyond the grown slanted sides.
    const corner = Math.SQRT2 * (tileSize + grow) - (slants + grow);
    return [(tileSize + grow) ** 2 - corner ** 2, (dotSize + grow) ** 2];
  },
  'picket-pattern': ({ tileWidth, tileHeight }, grow) => {
    const [width, length] = [Math.min(tileWidth, tileHeight), Math.max(tileWidth, tileHeight)];
    // The slanted sides run at 45°, so between two opposite ones lies the length over √2.
    const betweenSlants = length / Math.SQRT2 + grow;
    return (width + grow) * (betweenSlants * Math.SQRT2 - (width + grow) / 2);
  },
  'brick-and-square-pattern': ({ tileWidth, tileHeight }, grow) => [
    (tileWidth + grow) * (tileHeight + grow),
    (tileHeight + grow) ** 2,
  ],
  'ladder-pattern': ({ tileWidth, strips }, grow, joint) =>
    (tileWidth + grow) * (strips * tileWidth + (strips - 1) * joint + grow),
  'checkerboard-pattern': ({ tileSize }, grow) => (tileSize + grow) ** 2,
  'planks-pattern': ({ tileWidth, tileHeight }, grow) => (tileWidth + grow) * (tileHeight + grow),
};

const lozenge: Figures = {
  acuteAngleDeg: ({ tiling }) => Math.min(...cornerAngles(tiling.motif[0])),
  obtuseAngleDeg: ({ tiling }) => Math.max(...cornerAngles(tiling.motif[0])),
  acrossFlatsMm: ({ tiling }) => leastWidth(tiling.motif[0]),
};

const honeycomb: Figures = {
  sideMm: ({ tiling }) => lengthOf(vectorAt(tiling.motif[0], 2)),
  acrossCornersMm: ({ tiling }) => Math.max(...diagonals(tiling.motif[0])),
  rowPitchMm: ({ tiling }) => Math.abs(cross(...tiling.repeat)) / lengthOf(tiling.repeat[0]),
};

const longSide: Figures = { tileLengthMm: ({ tiling }) => Math.max(...edges(tiling.motif[0])) };

/** The patterns' own figures by name, where they are measured in another way. */
const own: Readonly<Record<string, Figures>> = {
  'squares-pattern': {},
  'bricks-pattern': { rowOffsetMm: ({ tiling }) => tiling.motif[1]?.[0].x ?? tiling.repeat[1].x },
  'vertical-bricks-pattern': { rowOffsetMm: ({ tiling }) => tiling.motif[1]?.[0].y ?? tiling.repeat[0].y },
  'hexagons-pattern': honeycomb,
  'flat-top-hexagons-pattern': honeycomb,
  'diamonds-pattern': { diagonalMm: ({ tiling }) => Math.max(...diagonals(tiling.motif[0])) },
  'rhombus-pattern': { ...lozenge, sideMm: ({ tiling }) => lengthOf(vectorAt(tiling.motif[0], 1)) },
  'isometric-cubes-pattern': {
    ...lozenge,
    shortDiagonalMm: ({ tiling }) => Math.min(...diagonals(tiling.motif[1])),
    longDiagonalMm: ({ tiling }) => Math.max(...diagonals(tiling.motif[2])),
    cubeWidthMm: ({ tiling }) => widthOf(tiling.motif.flat()),
    // The cube is a hexagon around the point where its faces meet.
    cubeHeightMm: ({ tiling }) => 2 * (centreOf(tiling.motif.map(centreOf)).y - boxOf(tiling.motif[0]).minY),
  },
  'herringbone-pattern': {
    stepMm: ({ tiling }) => Math.min(...tiling.repeat.map(lengthOf)) / Math.SQRT2,
    aspectRatio: ({ tiling }) => Math.max(...edges(tiling.motif[1])) / Math.min(...edges(tiling.motif[1])),
    tileAngleDeg: ({ tiling }) => Math.min(...tiling.motif[0].map((_, i) => slope(vectorAt(tiling.motif[0], i)))),
  },
  'chevron-pattern': {
    columnWidthMm: ({ tiling }) => Math.abs(cross(plank(tiling).long, unit(plank(tiling).end))),
    riseMm: ({ tiling }) => Math.abs(dot(plank(tiling).long, unit(plank(tiling).end))),
    endCutMm: ({ tiling }) => lengthOf(plank(tiling).end),
    overallLengthMm: ({ tiling }) => extent(tiling.motif[0], unit(plank(tiling).long)),
    peakAngleDeg: ({ tiling }) => 2 * Math.min(...cornerAngles(tiling.motif[1])),
  },
  'basket-weave-pattern': longSide,
  'versailles-pattern': {
    moduleMm: ({ tiling, joint }) => Math.min(...tiling.motif.flatMap(edges)) + joint,
    doubleSideMm: ({ tiling }) => edges(tiling.motif[1])[0],
    tripleSideMm: ({ tiling }) => Math.max(...tiling.motif.flatMap(edges)),
  },
  'hopscotch-pattern': { repeatAngleDeg: ({ tiling }) => slope(tiling.repeat[0]) },
  'windmill-pattern': longSide,
  'double-herringbone-pattern': {
    // The two rising planks lie side by side.
    stepMm: ({ tiling }) => 2 * lengthOf(minus(centreOf(tiling.motif[3]), centreOf(tiling.motif[2]))),
    aspectRatio: ({ tiling }) => Math.max(...edges(tiling.motif[1])) / Math.min(...edges(tiling.motif[1])),
    tileAngleDeg: ({ tiling }) => Math.min(...tiling.motif[0].map((_, i) => slope(vectorAt(tiling.motif[0], i)))),
  },
  'octagon-dot-pattern': {
    straightSideMm: ({ tiling }) => edges(tiling.motif[0])[0],
    cutEdgeMm: ({ tiling }) => edges(tiling.motif[0])[1],
  },
  'picket-pattern': {
    straightSideMm: ({ tiling }) => edges(tiling.motif[0])[1],
    rowPitchMm: honeycomb.rowPitchMm,
  },
  'brick-and-square-pattern': { rowOffsetMm: ({ tiling }) => tiling.repeat[1].x },
  'ladder-pattern': longSide,
  'checkerboard-pattern': {},
  'planks-pattern': {
    aspectRatio: ({ tiling }) => Math.max(...edges(tiling.motif[0])) / Math.min(...edges(tiling.motif[0])),
    shortestBoardMm: ({ tiling }) => Math.min(900, Math.max(...edges(tiling.motif[0]))) / 3,
  },
};

/** The figures of a pattern that are measured, without the rectangular repeat. */
export function measuredFigures(
  id: string,
  tiling: Tiling,
  values: ParameterValues,
  joint: number,
): Record<string, number> {
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const mean = (areasMm2: number | readonly number[]) => {
    const list = typeof areasMm2 === 'number' ? [areasMm2] : areasMm2;
    return list.reduce((sum, areaMm2) => sum + areaMm2, 0) / list.length;
  };
  const areaOf = (grow: number) =>
    mean(areas[id]?.(numbers, grow, joint) ?? tiling.motif.map((outline) => grownArea(outline, grow)));
  const tile = areaOf(0);
  const inflated = areaOf(joint);
  const figures = Object.entries(own[id] ?? {}).map(([name, measure]) => [
    name,
    measure({ tiling, values: numbers, joint }),
  ]);
  return {
    tileAreaCm2: tile / 100,
    tilesPerM2: 1e6 / inflated,
    jointSharePercent: (100 * (inflated - tile)) / inflated,
    ...Object.fromEntries(figures),
  };
}

/** Area of a convex outline grown by `grow` in sum: a strip along each edge, and a kite at each mitred corner. */
function grownArea(ring: Ring, grow: number): number {
  const perimeter = edges(ring).reduce((sum, length) => sum + length, 0);
  const kites = cornerAngles(ring).reduce((sum, angle) => sum + 1 / Math.tan((angle * DEGREE) / 2), 0);
  return signedArea(ring) + (perimeter * grow) / 2 + (kites * grow ** 2) / 4;
}

function edges(ring: Ring): number[] {
  return ring.map((_, i) => lengthOf(vectorAt(ring, i)));
}

function vectorAt(ring: Ring, i: number): Point {
  const [from, to] = edgeAt(ring, i);
  return minus(to, from);
}

function unit(vector: Point): Point {
  const length = lengthOf(vector);
  return { x: vector.x / length, y: vector.y / length };
}

/** Distances between opposite corners. */
function diagonals(ring: Ring): number[] {
  return ring.map((corner, i) => lengthOf(minus(corner, ring[(i + ring.length / 2) % ring.length])));
}

function cornerAngles(ring: Ring): number[] {
  return ring.map((_, i) => {
    const before = vectorAt(ring, (i + ring.length - 1) % ring.length);
    const after = vectorAt(ring, i);
    return 180 - Math.atan2(cross(before, after), dot(before, after)) / DEGREE;
  });
}

function leastWidth(ring: Ring): number {
  const widths = ring.map((_, i) => {
    const { x, y } = unit(vectorAt(ring, i));
    return extent(ring, { x: -y, y: x });
  });
  return Math.min(...widths);
}

function extent(ring: Ring, along: Point): number {
  const places = ring.map((corner) => dot(corner, along));
  return Math.max(...places) - Math.min(...places);
}

function widthOf(ring: Ring): number {
  const { minX, maxX } = boxOf(ring);
  return maxX - minX;
}

/** Degrees between a direction and the horizontal, 0 to 90. */
function slope({ x, y }: Point): number {
  return Math.atan2(Math.abs(y), Math.abs(x)) / DEGREE;
}

/** The long edge of the first plank, and its mitred end, the only edge along the spine and so along an axis. */
function plank({ motif: [ring] }: Tiling): { long: Point; end: Point } {
  const [first, second] = [vectorAt(ring, 0), vectorAt(ring, 1)];
  const firstIsEnd = Math.min(Math.abs(first.x), Math.abs(first.y)) < 1e-9 * lengthOf(first);
  return firstIsEnd ? { long: second, end: first } : { long: first, end: second };
}
