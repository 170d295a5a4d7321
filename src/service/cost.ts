// What a request will cost, in milliseconds of processor time, estimated from what was read before anything is planned.
// The rate limit weighs requests by it, and the planning threads choose a thread and an order by it. The constants are
// fitted to some 600 random requests on a warm thread, and are somewhat too high rather than too low, because a thread
// that has just started is slower. `npm run bench -- cost` prints estimates beside measured times.

import {
  boxOf,
  completeParameters,
  cutoutsOf,
  LIMITS,
  latticeOf,
  type Point,
  patternByName,
  signedArea,
} from '../engine/index.ts';
import { spread } from '../paper/index.ts';
import type { AcceptedJob, AcceptedRequest, Format } from '../wire/index.ts';
import { FORMATS } from './formats.ts';

/** Requests below this are short: they count as one in the rate limit, and have threads of their own. */
export const UNIT_MS = 100;

/** What a request counts as in the rate limit: one for each begun unit of processor time. */
export function weightOf(costMs: number): number {
  return Math.max(1, Math.ceil(costMs / UNIT_MS));
}

/** How an answer differs from the one that the request's own options describe. */
export interface Written {
  /** Whether a JSON answer contains the drawing. */
  readonly withDrawing?: boolean | undefined;
  /** Of a picture that is made smaller. */
  readonly longestSidePx?: number | undefined;
}

/** What of a request decides its cost. */
interface Sizes {
  readonly one: 1;
  /** About the tiles of the plan, at most the limit. */
  readonly tiles: number;
  /** Corners of the room and its cutouts. */
  readonly corners: number;
  /** Times that a wall passes a tile. */
  readonly cuts: number;
  /** About the pieces of different shape, which the cut list draws one by one. */
  readonly shapes: number;
  /** Tiles that are boards, whose rows begin anywhere. */
  readonly boards: number;
  /** Times that a wall that is neither along nor square to boards passes one: rows there choose their ends one by one. */
  readonly ragged: number;
}

/** Milliseconds for each of the sizes. */
type Rates = Readonly<Partial<Record<keyof Sizes, number>>>;

/** Planning and writing. JSON includes the reuse of offcuts and the search for a start that its warnings name. */
const FORMAT_RATES: Readonly<Record<Format, Rates>> = {
  json: { one: 1, tiles: 0.0003, corners: 0.004, cuts: 0.002, shapes: 0.025, boards: 0.05 },
  svg: { one: 1, tiles: 0.0005, corners: 0.007, cuts: 0.008 },
  png: { one: 10, tiles: 0.007, cuts: 0.021 },
  pdf: { one: 30, tiles: 0.02, cuts: 0.15 },
  dxf: { one: 1, tiles: 0.0095, cuts: 0.008 },
  csv: { one: 1, tiles: 0.0035, shapes: 0.065 },
  xlsx: { one: 5, tiles: 0.006, shapes: 0.1 },
  ifc: { one: 2, tiles: 0.0005, shapes: 0.02 },
  glb: { one: 2, tiles: 0.0025, cuts: 0.015 },
  'cut-dxf': { one: 5, tiles: 0.0005, cuts: 0.3, shapes: 0.15 },
};
/** Choosing how the rows of boards begin. */
const BOARD_RATES: Rates = { one: 8, ragged: 0.3 };
/** The few starts with which a warning's advice is compared, where boards are laid anew from each. */
const BOARD_ADVICE_RATES: Rates = { one: 10, ragged: 0.5 };
/** Writing every piece into a building model. */
const PART_RATES: Rates = { tiles: 0.02, cuts: 0.04 };
const DRAWING_RATES: Rates = { one: 1, tiles: 0.0002, cuts: 0.008 };
/** Looking at all natural starts; with reuse, the offcuts of the best ones are packed. */
const SEARCH_RATES: Rates = { one: 5, cuts: 0.25 };
/** Each look at boards chooses the places of all rows. */
const BOARD_SEARCH_RATES: Rates = { one: 50, cuts: 0.2, boards: 0.02, ragged: 1 };
const REUSE_RATES: Rates = { one: 25, cuts: 0.05, shapes: 0.1 };
/** Packing the offcuts of a surface with those of others. */
const POOL_RATES: Rates = { one: 1, cuts: 0.02, shapes: 0.05 };
/** The largest rectangles that are left of tiles, and strips for a skirting. */
const OFFCUT_RATES: Rates = { one: 1, shapes: 0.3, corners: 1 };
/** Laying the room from the few starts that are centred. */
const CENTRE_RATES: Rates = { one: 4, tiles: 0.001, corners: 0.02, cuts: 0.02, ragged: 0.4 };
const MS_PER_MEGAPIXEL = 85;
/** A preview of 1200 by 630 pixels may be rendered twice, so that it is small enough for messengers. */
const PREVIEW_MEGAPIXELS = 1.5;
/** What drawing all surfaces together takes for each of them. */
const JOB_RATES: Partial<Record<Format, Rates>> = { pdf: FORMAT_RATES.svg, png: { ...FORMAT_RATES.png, one: 0 } };
/** The height of the drawing of a job, in widths. */
const JOB_HEIGHT = 1.6;
const MS_PER_SHEET = 9;
/** A piece in the cut list on paper, and the number of a piece in the plan. */
const MS_PER_CARD = 1.7;
const MS_PER_NUMBER = 0.035;
/** A tile that is smaller than this on paper has no number. */
const LEAST_NUMBERED_MM = 2.5;
/** Choosing how boards begin is bounded by its work. */
const MOST_RAGGED = 2000;
/** Pieces of different shape along a wall that meets the pattern in the same way again and again. */
const SHAPES_OF_REPEATING_WALL = 8;

/** The cost of planning a request and writing its answer. */
export function answerCostMs(read: AcceptedRequest, written: Written = {}): number {
  const { format, inlineSvg, offcuts, pieces, skirtingHeight } = read.options;
  const sizes = sizesOf(read);
  const drawingMs = format === 'json' && (written.withDrawing ?? inlineSvg) ? sum(DRAWING_RATES, sizes) : 0;
  const offcutsMs = offcuts || skirtingHeight !== null ? sum(OFFCUT_RATES, sizes) : 0;
  const partsMs = format === 'ifc' && pieces ? sum(PART_RATES, sizes) : 0;
  const ms = layingMs(read, sizes) + sum(FORMAT_RATES[format], sizes) + drawingMs + offcutsMs + partsMs;
  if (format === 'png') return ms + MS_PER_MEGAPIXEL * megapixelsOf(read, written.longestSidePx);
  return format === 'pdf' ? ms + paperMs(read, sizes) : ms;
}

/** The cost of a job: its surfaces, what they are drawn with together, and the offcuts that are packed over all of them. */
export function jobCostMs({ surfaces, reuse, options: { format, inlineSvg, width } }: AcceptedJob): number {
  const isPooled = reuse === 'job' && FORMATS[format].hasFigures;
  const surfacesMs = surfaces.map(({ read }) => {
    // The picture of a job is one, of all its surfaces.
    const written = {
      ...read,
      options: { ...read.options, format: format === 'png' ? 'svg' : format, inlineSvg },
    } as const;
    const sizes = sizesOf(read);
    const togetherMs = sum(JOB_RATES[format] ?? {}, sizes);
    return answerCostMs(written) + togetherMs + (isPooled ? sum(POOL_RATES, sizes) : 0);
  });
  const pictureMs =
    format === 'png' ? MS_PER_MEGAPIXEL * Math.min(MOST_MEGAPIXELS, (JOB_HEIGHT * width ** 2) / 1e6) : 0;
  return surfacesMs.reduce((total, ms) => total + ms, pictureMs);
}

/** The cost of a variant of a comparison. */
export function variantCostMs(read: AcceptedRequest): number {
  return answerCostMs({ ...read, options: { ...read.options, format: 'json', inlineSvg: false } });
}

/** The cost of a page with the plan of a stored project. */
export function pageCostMs(read: AcceptedRequest): number {
  return answerCostMs({ ...read, options: { ...read.options, format: 'svg' } });
}

/** The cost of the preview of a stored project. */
export function previewCostMs(read: AcceptedRequest): number {
  const sizes = sizesOf(read);
  return layingMs(read, sizes) + sum(FORMAT_RATES.png, sizes) + MS_PER_MEGAPIXEL * PREVIEW_MEGAPIXELS;
}

function sum(rates: Rates, sizes: Sizes): number {
  const names = Object.keys(rates) as (keyof Sizes)[];
  return names.reduce((ms, name) => ms + (rates[name] ?? 0) * sizes[name], 0);
}

/** Searching for a start, and what boards take to be laid from it. */
function layingMs(read: AcceptedRequest, sizes: Sizes): number {
  const boardsMs = sizes.boards > 0 ? sum(BOARD_RATES, sizes) : 0;
  const adviceMs = sizes.boards > 0 && read.options.format === 'json' ? sum(BOARD_ADVICE_RATES, sizes) : 0;
  return searchMs(read, sizes) + boardsMs + adviceMs;
}

function searchMs({ startWord, options }: AcceptedRequest, sizes: Sizes): number {
  const { choices, format, buyWithReuse } = options;
  // The thriftiest of the choices is compared by reuse.
  const choicesMs = choices && format === 'json' ? 2 * bestMs(true, sizes) : 0;
  if (startWord === undefined) return choicesMs;
  if (startWord === 'best' || startWord === 'thrift')
    return choicesMs + bestMs(buyWithReuse || startWord === 'thrift', sizes);
  return choicesMs + sum(CENTRE_RATES, sizes);
}

/** The cost of a search among all starts of a room. */
function bestMs(withReuse: boolean, sizes: Sizes): number {
  const rates = sizes.boards > 0 ? BOARD_SEARCH_RATES : SEARCH_RATES;
  return sum(rates, sizes) + (withReuse ? sum(REUSE_RATES, sizes) : 0);
}

function sizesOf({ request }: AcceptedRequest): Sizes {
  const { room, pattern, parameters, joint } = request;
  const known = patternByName(pattern);
  // It is refused.
  if (known === undefined) return { one: 1, tiles: 0, corners: 0, cuts: 0, shapes: 0, boards: 0, ragged: 0 };
  const complete = completeParameters(known, parameters);
  const { motif, cellAreaMm2, rows } = latticeOf(known.tiling(complete, joint ?? known.defaultJoint), 0);
  const tileMm2 = cellAreaMm2 / motif.length;
  const turnDeg = Number(complete.rotation ?? 0);
  let [corners, cuts, shapes, ragged] = [0, 0, 0, 0];
  for (const ring of [room.outer, ...cutoutsOf(room).map((cutout) => cutout.ring)]) {
    corners += ring.length;
    for (let i = 0; i < ring.length; i++) {
      const [dx, dy] = between(ring[i], ring[i + 1 === ring.length ? 0 : i + 1]);
      const passed = 1 + Math.hypot(dx, dy) / Math.sqrt(tileMm2);
      cuts += passed;
      if (rows !== undefined && !isSquareTo(dx, dy, turnDeg)) ragged += passed;
      // The rows of boards begin anywhere, so each has ends of its own.
      const repeats = rows === undefined && isAlong(dx, dy, turnDeg);
      shapes += repeats ? Math.min(passed, SHAPES_OF_REPEATING_WALL) : passed;
    }
  }
  const tiles = Math.min(LIMITS.tiles, Math.abs(signedArea(room.outer)) / tileMm2 + cuts / 2);
  return {
    one: 1,
    tiles,
    corners,
    cuts,
    shapes: Math.min(tiles, shapes),
    boards: rows === undefined ? 0 : tiles,
    ragged: Math.min(ragged, MOST_RAGGED),
  };
}

function between(a: Point, b: Point): readonly [dx: number, dy: number] {
  return [b.x - a.x, b.y - a.y];
}

/** Whether a wall is along boards or square to them. */
function isSquareTo(dx: number, dy: number, turnDeg: number): boolean {
  const quarters = ((Math.atan2(dy, dx) * 180) / Math.PI - turnDeg) / 90;
  return Math.abs(quarters - Math.round(quarters)) < 1e-4;
}

/** Whether a wall is parallel to the axes of the pattern, or to the diagonals between them. */
function isAlong(dx: number, dy: number, turnDeg: number): boolean {
  const eighths = ((Math.atan2(dy, dx) * 180) / Math.PI - turnDeg) / 45;
  return Math.abs(eighths - Math.round(eighths)) < 1e-4;
}

/** Width and height of a room's box, mm. */
function sizeOf({ request: { room } }: AcceptedRequest): { readonly width: number; readonly height: number } {
  const { minX, minY, maxX, maxY } = boxOf(room.outer);
  // A room without a width is refused, but not before this.
  return { width: Math.max(1, maxX - minX), height: maxY - minY };
}

/** Pixels of a picture with its caption; more than the limit are refused once the room is planned. */
function megapixelsOf(read: AcceptedRequest, longestSidePx = Number.POSITIVE_INFINITY): number {
  const { width, height } = sizeOf(read);
  const [wide, high] = [read.options.width, read.options.width * (height / width + 0.2)];
  const zoom = Math.min(1, longestSidePx / Math.max(wide, high));
  return Math.min(MOST_MEGAPIXELS, (wide * high * zoom ** 2) / 1e6);
}

/** As `MOST_PIXELS` of the renderer, which only planning threads load. */
const MOST_MEGAPIXELS = 25;

/** Cutting sheets that fit on the most pages that there may be. */
const MOST_CARDS = 900;

function paperMs(read: AcceptedRequest, { tiles, shapes }: Sizes): number {
  const { scale: asked, paper } = read.options;
  // A line for the start, and one for each cutout.
  const entries = ['', ...cutoutsOf(read.request.room).map(() => '')];
  const contents = { room: sizeOf(read), remarks: [], entries, more: '' };
  const { scale, sheets } = spread(contents, { scale: asked, paper });
  const cards = Math.min(shapes, MOST_CARDS);
  const tileMm = Math.sqrt(Math.abs(signedArea(read.request.room.outer)) / Math.max(1, tiles));
  const numbers = tileMm / scale < LEAST_NUMBERED_MM ? 0 : tiles;
  // None if they are too many, which is refused.
  return sheets.length * MS_PER_SHEET + (sheets.length === 0 ? 0 : cards * MS_PER_CARD + numbers * MS_PER_NUMBER);
}
