// A plan as a DXF file for CAD programs: millimetres in the caller's frame, with y upwards, and one layer for each role.
// Every closed polyline of a tile layer is the exact outline of a piece; a hole in a piece is a polyline that turns the
// other way. This is an entry of its own, so that pages that only draw SVG do not load the writer.

import {
  type boundingBox_t,
  Colors,
  Dxfier,
  DxfWriter,
  type LWPolyline,
  LWPolylineFlags,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { centreOf, cutoutsOf, type Plan, type Point, piecesOf, type Ring, sliversOf } from '../engine/index.ts';
import type { Notation } from '../words/index.ts';
import { boxOf } from './scene/box.ts';
import { lengthLabel } from './scene/figures.ts';
import { twiceAreaOf } from './scene/rings.ts';
import { captionOf } from './sheet/caption.ts';
import type { DrawingOptions } from './sheet/options.ts';

/** The layers and their colours, as numbers of the CAD palette. */
const LAYERS = {
  WALLS: Colors.White,
  CUTOUTS: 8,
  TILES_WHOLE: 9,
  TILES_CUT: 30,
  SLIVERS: Colors.Red,
  START: Colors.Blue,
  TEXT: Colors.White,
} as const;
type Layer = keyof typeof LAYERS;

/** Fonts that CAD programs find on most machines. */
const FONTS = { latin: 'arial.ttf', chinese: 'simsun.ttc' };
const STYLE = 'TILEWRIGHT';

/** A nanometre: coordinates without the noise of floating point. */
const DECIMALS = 6;
const START_RADIUS_MM = 40;
/** Height of letters as a share of the room's longer side, mm within limits. */
const TEXT = { share: 0.02, least: 30, most: 200 };

/** Writes a plan as DXF. The same plan gives the same text. */
export function drawDxf(plan: Plan, notation: Notation & Pick<DrawingOptions, 'order' | 'quantities'>): string {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  // Metric hatches and line types.
  writer.setVariable('$MEASUREMENT', { 70: 1 });
  for (const [name, color] of Object.entries(LAYERS)) writer.addLayer(name, color);
  const style = writer.tables.addStyle(STYLE);
  style.fontFileName = notation.lang === 'zh' ? FONTS.chinese : FONTS.latin;
  const sheet = new Sheet(writer);
  addRoom(sheet, plan);
  addTiles(sheet, plan);
  addStart(sheet, plan.start);
  addTexts(sheet, plan, notation);
  return writer.stringify();
}

/**
 * The text of a polyline. The library keeps an object for each corner and then all values as a list, which for 20,000
 * tiles is more than the heap of a planning thread.
 */
class WrittenPolyline {
  readonly #text: string;
  readonly #box: boundingBox_t;

  constructor(polyline: LWPolyline, box: boundingBox_t) {
    const values = new Dxfier();
    polyline.dxfy(values);
    this.#text = values.stringify();
    this.#box = box;
  }

  boundingBox(): boundingBox_t {
    return this.#box;
  }

  dxfy(file: Dxfier): void {
    file.lines.push(this.#text);
  }
}

/** Puts shapes in the caller's frame, y downwards, onto layers. */
class Sheet {
  readonly #writer: DxfWriter;
  #walls: boundingBox_t | undefined;

  constructor(writer: DxfWriter) {
    this.#writer = writer;
  }

  ring(layer: Layer, ring: Ring): void {
    const vertices = ring.map((corner) => ({ point: placed(corner) }));
    this.#writer.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName: layer });
  }

  /** A ring inside the first one, the walls. */
  tile(layer: Layer, ring: Ring): void {
    this.ring(layer, ring);
    const { entities } = this.#writer.modelSpace;
    this.#walls ??= entities[0].boundingBox();
    // The type of entities has protected members, so only those of the library have it.
    entities.push(new WrittenPolyline(entities.pop() as LWPolyline, this.#walls) as unknown as LWPolyline);
  }

  line(layer: Layer, from: Point, to: Point): void {
    this.#writer.addLine(deep(from), deep(to), { layerName: layer });
  }

  circle(layer: Layer, centre: Point, radius: number): void {
    this.#writer.addCircle(deep(centre), radius, { layerName: layer });
  }

  text(text: string, at: Point, height: number, { turnDeg = 0, isCentred = false } = {}): void {
    const alignment = isCentred
      ? {
          horizontalAlignment: TextHorizontalAlignment.Center,
          verticalAlignment: TextVerticalAlignment.Middle,
          secondAlignmentPoint: deep(at),
        }
      : {};
    const entity = this.#writer.addText(deep(at), height, text, { layerName: 'TEXT', rotation: turnDeg, ...alignment });
    entity.textStyle = STYLE;
  }
}

function placed({ x, y }: Point): { x: number; y: number } {
  return { x: round(x), y: round(-y) };
}

function deep(point: Point): { x: number; y: number; z: number } {
  return { ...placed(point), z: 0 };
}

/** Adding 0 turns -0 into 0. */
function round(mm: number): number {
  return Number(mm.toFixed(DECIMALS)) + 0;
}

function addRoom(sheet: Sheet, { room }: Plan): void {
  sheet.ring('WALLS', room.outer);
  for (const { source, index, ring } of cutoutsOf(room)) {
    if (source !== 'circles') sheet.ring('CUTOUTS', ring);
    else {
      const { x, y, diameter } = (room.circles ?? [])[index];
      sheet.circle('CUTOUTS', { x, y }, diameter / 2);
    }
  }
}

function addTiles(sheet: Sheet, { floor: { originUm }, layout, lattice }: Plan): void {
  const [left, top] = [originUm.x / 1000, originUm.y / 1000];
  const { frame, runs, cuts } = layout;
  const outlines = frame.shapes.map(({ cornerX, cornerY }) => Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] })));
  const add = (layer: Layer, ring: Ring, { x, y }: Point) =>
    sheet.tile(
      layer,
      ring.map((corner) => ({ x: left + x + corner.x, y: top + y + corner.y })),
    );
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, first, count] = runs.subarray(i, i + 4);
    for (let place = first; place < first + count; place++) {
      add('TILES_WHOLE', outlines[motif], centreOf(layout, { motif, place, row }));
    }
  }
  const slivers = new Set(sliversOf(layout, lattice));
  for (let i = 0; i < cuts.count; i++) {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const centre = centreOf(layout, { motif, place, row });
    const layer = slivers.has(i) ? 'SLIVERS' : 'TILES_CUT';
    for (const { outer, holes } of piecesOf(cuts, i)) for (const ring of [outer, ...holes]) add(layer, ring, centre);
  }
}

function addStart(sheet: Sheet, { x, y }: Point): void {
  const arm = 1.6 * START_RADIUS_MM;
  sheet.line('START', { x: x - arm, y }, { x: x + arm, y });
  sheet.line('START', { x, y: y - arm }, { x, y: y + arm });
  sheet.circle('START', { x, y }, START_RADIUS_MM);
}

/** The lengths of the walls outside of them, and what is laid below the room. */
function addTexts(sheet: Sheet, plan: Plan, notation: Notation & Pick<DrawingOptions, 'order' | 'quantities'>): void {
  const { room, surface } = plan;
  const { outer } = room;
  const height = Math.min(
    TEXT.most,
    Math.max(TEXT.least, TEXT.share * Math.max(surface.box.width, surface.box.height)),
  );
  const outward = twiceAreaOf(outer) > 0 ? 1 : -1;
  outer.forEach((from, i) => {
    const to = outer[(i + 1) % outer.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const text = lengthLabel(notation, length);
    // A length that is longer than its wall would be written over the next one.
    if (length < text.length * height) return;
    const away = (1.2 * height * outward) / length;
    const middle = {
      x: (from.x + to.x) / 2 + (to.y - from.y) * away,
      y: (from.y + to.y) / 2 - (to.x - from.x) * away,
    };
    sheet.text(text, middle, height, { turnDeg: readableTurn(from, to), isCentred: true });
  });
  const { title, figures, unit } = captionOf(plan, { ...notation, credit: null });
  const { left, bottom } = boxOf(outer);
  [[...title, unit], figures].forEach((parts, line) => {
    sheet.text(parts.join(' · '), { x: left, y: bottom + (4 + 2 * line) * height }, height);
  });
}

/** The turn of a text along a wall, degrees counterclockwise, never upside down. */
function readableTurn(from: Point, to: Point): number {
  const degrees = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  const turn = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
  return round(turn);
}
