// Small files for tests of importing: the formats written by as few lines as they need. x to the right, y down, as rooms are.

import type { Point, Ring } from '../../src/engine/index.ts';

export interface WrittenRoom {
  readonly outline: Ring;
  readonly holes?: readonly Ring[];
  readonly name?: string;
}

/** The bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The groups of a DXF file: pairs of a code and a value, one after the other. */
type Groups = readonly (string | number)[];

/** A DXF file with these entities; `units` is the value of $INSUNITS. */
export function dxfOf(entities: readonly Groups[], units: number | null = 4, sections: readonly Groups[] = []): string {
  const header = units === null ? [] : [0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, units, 0, 'ENDSEC'];
  const groups = [
    ...header,
    ...sections.flat(),
    0,
    'SECTION',
    2,
    'ENTITIES',
    ...entities.flat(),
    0,
    'ENDSEC',
    0,
    'EOF',
  ];
  return `${groups.join('\n')}\n`;
}

/** A closed polyline; its y runs up. */
export function lwpolyline(ring: Ring, layer = 'ROOMS'): Groups {
  const corners = ring.flatMap(({ x, y }) => [10, x, 20, -y]);
  return [0, 'LWPOLYLINE', 8, layer, 90, ring.length, 70, 1, ...corners];
}

export function line(a: Point, b: Point, layer = 'ROOMS'): Groups {
  return [0, 'LINE', 8, layer, 10, a.x, 20, -a.y, 11, b.x, 21, -b.y];
}

export function text(words: string, { x, y }: Point, layer = 'TEXT'): Groups {
  return [0, 'TEXT', 8, layer, 10, x, 20, -y, 40, 100, 1, words];
}

/** Rooms as closed polylines in mm. */
export function roomsAsDxf(rooms: readonly WrittenRoom[]): string {
  return dxfOf(rooms.flatMap(({ outline, holes = [] }) => [outline, ...holes].map((ring) => lwpolyline(ring))));
}

/** Rooms as lines in mm, one for each wall. */
export function roomsAsLines(rooms: readonly WrittenRoom[]): string {
  const walls = (ring: Ring) => ring.map((corner, i) => line(corner, ring[(i + 1) % ring.length]));
  return dxfOf(rooms.flatMap(({ outline, holes = [] }) => [outline, ...holes].flatMap(walls)));
}

/** Rooms as paths of an SVG file whose unit is a mm. */
export function roomsAsSvg(rooms: readonly WrittenRoom[]): string {
  const data = (ring: Ring) => `M${ring.map(({ x, y }) => `${x},${y}`).join(' ')}Z`;
  const paths = rooms.map(({ outline, holes = [] }) => `<path d="${[outline, ...holes].map(data).join('')}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" viewBox="0 0 1000 1000">${paths.join('')}</svg>`;
}

/** Rooms as polygons of a GeoJSON file in m, whose y runs up. */
export function roomsAsGeoJson(rooms: readonly WrittenRoom[]): string {
  const closed = (ring: Ring) => [...ring, ring[0]].map(({ x, y }) => [x / 1000, -y / 1000]);
  const features = rooms.map(({ outline, holes = [], name }) => ({
    type: 'Feature',
    properties: name === undefined ? {} : { name },
    geometry: { type: 'Polygon', coordinates: [outline, ...holes].map(closed) },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
