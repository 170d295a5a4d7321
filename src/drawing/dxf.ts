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
import type { Plan, Point, Ring } from '../engine/index.ts';
import { doorOverhang } from './marks/doors.ts';
import type { Areas, Item, Lines, Role, Stamps, Text } from './scene/items.ts';
import { type CadNotation, cadMargins, composeCad } from './sheet/cad.ts';

/** The layers and their colours, as numbers of the CAD palette. */
const LAYERS: Readonly<Record<string, number>> = {
  WALLS: Colors.White,
  CUTOUTS: 8,
  TILES_WHOLE: 9,
  TILES_CUT: 30,
  SLIVERS: Colors.Red,
  START: Colors.Blue,
  TEXT: Colors.White,
};
/** The layers of roles; others have one of their own name. */
const LAYER_OF: Partial<Record<Role, string>> = {
  wall: 'WALLS',
  door: 'DOORS',
  cutout: 'CUTOUTS',
  'tile whole': 'TILES_WHOLE',
  'tile cut': 'TILES_CUT',
  'tile sliver': 'SLIVERS',
  label: 'TEXT',
  title: 'TEXT',
};

/** Fonts that CAD programs find on most machines. */
const FONTS = { latin: 'arial.ttf', chinese: 'simsun.ttc' };
const STYLE = 'TILEWRIGHT';

/** A nanometre: coordinates without the noise of floating point. */
const DECIMALS = 6;

/** A plan with what its file says. */
export interface CadPlan {
  readonly plan: Plan;
  readonly notation: CadNotation;
}

/** Writes a plan as DXF. The same plan gives the same text. */
export function drawDxf(plan: Plan, notation: CadNotation): string {
  return drawJobDxf([{ plan, notation }]);
}

/** Writes plans as DXF: the first one in its own coordinates, the others below it, one after the other. */
export function drawJobDxf(plans: readonly CadPlan[]): string {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  // Metric hatches and line types.
  writer.setVariable('$MEASUREMENT', { 70: 1 });
  const composed = plans.map(({ plan, notation }) => composeCad(plan, notation));
  const own = composed.flatMap((items) => items.map(layerOf)).filter((layer) => !(layer in LAYERS));
  for (const [name, color] of Object.entries(LAYERS)) writer.addLayer(name, color);
  for (const name of new Set(own)) writer.addLayer(name, Colors.White);
  const style = writer.tables.addStyle(STYLE);
  style.fontFileName = plans[0].notation.lang === 'zh' ? FONTS.chinese : FONTS.latin;
  const places = placesOf(plans.map(({ plan }) => plan));
  for (const [i, items] of composed.entries()) {
    const painter = new Painter(writer, places[i]);
    for (const item of items) painter.paint(item);
  }
  return writer.stringify();
}

/** Where the origin of each floor's frame is, with space for the texts between two floors; mm. */
function placesOf(plans: readonly Plan[]): Point[] {
  const { originUm } = plans[0].floor;
  let y = originUm.y / 1000;
  return plans.map((plan, i) => {
    const { below } = cadMargins(plan);
    const { around } = i + 1 < plans.length ? cadMargins(plans[i + 1]) : { around: 0 };
    const place = { x: originUm.x / 1000, y };
    const { top, bottom } = doorOverhang(plan);
    if (i > 0) place.y += top;
    y = place.y + plan.floor.height + bottom + below + around;
    return place;
  });
}

function layerOf({ role }: Pick<Item, 'role'>): string {
  return LAYER_OF[role] ?? role.toUpperCase().replaceAll(/[^A-Z]/g, '_');
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

/** Paints items in the floor's frame onto the layers of their roles. */
class Painter {
  readonly #writer: DxfWriter;
  /** The origin of the floor's frame in the caller's, mm. */
  readonly #origin: Point;
  #walls: boundingBox_t | undefined;

  constructor(writer: DxfWriter, origin: Point) {
    this.#writer = writer;
    this.#origin = origin;
  }

  /** Plates, hatches and seams are looks of a drawing, and left out. */
  paint(item: Item): void {
    if (item.kind === 'stamps') this.#stamps(item);
    else if (item.kind === 'areas') this.#areas(item);
    else if (item.kind === 'lines') this.#lines(item);
    else if (item.kind === 'text') this.#text(item);
  }

  #stamps({ role, grain, stamps }: Stamps): void {
    for (const { outline, at } of stamps) {
      for (let i = 0; i < at.length; i += 2) {
        const corners = Array.from({ length: outline.length / 2 }, (_, k) => ({
          x: (at[i] + outline[2 * k]) * grain,
          y: (at[i + 1] + outline[2 * k + 1]) * grain,
        }));
        this.#piece(role, corners);
      }
    }
  }

  #areas({ role, grain, xy, ringEnds }: Areas): void {
    let corner = 0;
    for (const end of ringEnds) {
      const ring: Point[] = [];
      for (; corner < end; corner++) ring.push({ x: xy[2 * corner] * grain, y: xy[2 * corner + 1] * grain });
      this.#piece(role, ring);
    }
  }

  #lines({ role, paths, closed, circles }: Lines): void {
    const layer = { layerName: layerOf({ role }) };
    for (const path of paths) {
      if (path.length === 2) this.#writer.addLine(this.#deep(path[0]), this.#deep(path[1]), layer);
      else this.#polyline(role, path, closed);
    }
    for (const { centre, radius } of circles) this.#writer.addCircle(this.#deep(centre), radius, layer);
  }

  #polyline(role: Role, path: Ring, isClosed: boolean): void {
    const vertices = path.map((corner) => ({ point: this.#placed(corner) }));
    const flags = isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None;
    this.#writer.addLWPolyline(vertices, { flags, layerName: layerOf({ role }) });
  }

  /** A ring inside the first one, the walls. */
  #piece(role: Role, ring: Ring): void {
    this.#polyline(role, ring, true);
    const { entities } = this.#writer.modelSpace;
    this.#walls ??= entities[0].boundingBox();
    // The type of entities has protected members, so only those of the library have it.
    entities.push(new WrittenPolyline(entities.pop() as LWPolyline, this.#walls) as unknown as LWPolyline);
  }

  #text({ role, text, at, size, anchor, turnDeg }: Text): void {
    const alignment =
      anchor === 'middle'
        ? {
            horizontalAlignment: TextHorizontalAlignment.Center,
            verticalAlignment: TextVerticalAlignment.Middle,
            secondAlignmentPoint: this.#deep(at),
          }
        : {};
    const options = { layerName: layerOf({ role }), rotation: round(-turnDeg), ...alignment };
    this.#writer.addText(this.#deep(at), size, text, options).textStyle = STYLE;
  }

  /** A point in the caller's frame, y upwards. */
  #placed({ x, y }: Point): { x: number; y: number } {
    return { x: round(this.#origin.x + x), y: round(-(this.#origin.y + y)) };
  }

  #deep(point: Point): { x: number; y: number; z: number } {
    return { ...this.#placed(point), z: 0 };
  }
}

/** Adding 0 turns -0 into 0. */
function round(mm: number): number {
  return Number(mm.toFixed(DECIMALS)) + 0;
}
