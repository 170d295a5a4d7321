// A picture of what is in a DXF file, drawn from its entities by code that knows nothing of the engine or the writer.

import { type Entity, entitiesOf } from '../../test/support/dxf-entities.ts';

/** One colour for each layer that the documents name; other layers would stand out. */
const COLOURS: Readonly<Record<string, string>> = {
  WALLS: '#000',
  CUTOUTS: '#777',
  TILES_WHOLE: '#7aa',
  TILES_CUT: '#e80',
  SLIVERS: '#e00',
  START: '#00f',
  TEXT: '#063',
};
const UNKNOWN = '#f0f';
/** The height of a text in a DXF file is that of its capitals, about this share of the size of its font. */
const CAPITALS = 0.72;
/** About the width of a letter as a share of the height of capitals. */
const LETTER = 0.75;
const WIDTH_PX = 1200;

/** Returns an SVG picture of a DXF file, with the number of entities on each layer and the extent in mm. */
export function dxfPicture(dxf: string): string {
  const entities = entitiesOf(dxf);
  const corners = entities.flatMap(({ type, corners, text, numbers }) => {
    if (type !== 'TEXT' || numbers.get(72) === 1) return corners;
    const [[x, y]] = corners;
    return [...corners, [x + LETTER * text.length * (numbers.get(40) ?? 0), y] as const];
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, low, high] = [least(xs), -least(xs.map((x) => -x)), least(ys), -least(ys.map((y) => -y))];
  const margin = 0.08 * Math.max(right - left, high - low);
  const [width, height] = [right - left + 2 * margin, high - low + 3 * margin];
  const layers = [...new Set([...Object.keys(COLOURS), ...entities.map(({ layer }) => layer)])];
  const counts = layers.map((name) => `${name} ${entities.filter(({ layer }) => layer === name).length}`);
  const note = `${counts.join(' · ')} · x ${Math.round(left)} to ${Math.round(right)} · y ${Math.round(low)} to ${Math.round(high)}`;
  const size = width / note.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - margin} ${-high - 2 * margin} ${width} ${height}" width="${WIDTH_PX}" height="${Math.round((WIDTH_PX * height) / width)}" font-family="Arial, Liberation Sans, Noto Sans CJK SC, sans-serif" fill="none">
<rect x="${left - margin}" y="${-high - 2 * margin}" width="${width}" height="${height}" fill="#fff"/>
<g stroke-width="${width / 1000}">${entities.map(shapeOf).join('\n')}</g>
<text x="${left - margin / 2}" y="${-high - 2 * margin + 2 * size}" font-size="${1.7 * size}" fill="#000">${escaped(note)}</text>
</svg>
`;
}

/** Of numbers that may be too many for arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b), Infinity);
}

/** The shape of an entity, y downwards. Throws for a type of entity that no file should have. */
function shapeOf({ type, layer, corners, isClosed, text, numbers }: Entity): string {
  const colour = COLOURS[layer] ?? UNKNOWN;
  const number = (code: number) => numbers.get(code) ?? 0;
  const [x, y] = [number(10), -number(20)];
  if (type === 'LWPOLYLINE') {
    const path = corners.map((corner) => `${corner[0]} ${-corner[1]}`).join('L');
    return `<path d="M${path}${isClosed ? 'Z' : ''}" stroke="${colour}"/>`;
  }
  if (type === 'CIRCLE') return `<circle cx="${x}" cy="${y}" r="${number(40)}" stroke="${colour}"/>`;
  if (type === 'LINE') return `<path d="M${x} ${y}L${number(11)} ${-number(21)}" stroke="${colour}"/>`;
  if (type !== 'TEXT') throw new Error(`There is an entity of type ${type}.`);
  // A centred text is placed by its second point, in the middle of its capitals.
  const isCentred = number(72) === 1;
  const [atX, atY] = isCentred ? [number(11), -number(21)] : [x, y];
  const drop = isCentred ? number(40) / 2 : 0;
  return `<text transform="translate(${atX} ${atY}) rotate(${-number(50)})" y="${drop}" font-size="${number(40) / CAPITALS}" text-anchor="${isCentred ? 'middle' : 'start'}" fill="${colour}">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
