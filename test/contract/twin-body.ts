// Converts a query to a JSON body by the two tables of the specification, without the service's code.

type Json = Readonly<Record<string, unknown>>;

const points = (text: string) => text.split(' ').map((pair) => pair.split(',').map(Number));
const isTrue = (text: string) => text === 'true' || text === '1';
const asItIs = (text: string) => text;

/** How each field of the query is written in a body, and under which name if it differs. */
const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  outline: asItIs,
  polygon: points,
  holes: (text) => text.split(';').map(points),
  subtract: (text) =>
    text.split(';').map((rectangle) => {
      const [x, y, w, h] = rectangle.split(',').map(Number);
      return { x, y, w, h };
    }),
  circles: (text) =>
    text.split(';').map((circle) => {
      const [x, y, d] = circle.split(',').map(Number);
      return { x, y, d };
    }),
  doors: (text) =>
    text.split(';').map((door) => {
      const [wall, at, width, swing] = door.split(',');
      return { wall: Number(wall), at: Number(at), width: Number(width), ...(swing && { swing }) };
    }),
  edge: Number,
  pattern: asItIs,
  joint: Number,
  color: asItIs,
  gapColor: asItIs,
  start: (text) => {
    if (text === 'best') return text;
    const [x, y] = text.split(',').map(Number);
    return { x, y };
  },
  width: Number,
  walls: isTrue,
  format: asItIs,
  inlineSvg: isTrue,
  credit: isTrue,
  link: isTrue,
  lang: asItIs,
  units: asItIs,
  skirting: asItIs,
};

/** The body equivalent to a query; names that are not fields become the pattern's parameters. */
export function twinBody(query: string): Json {
  const sent = [...new URLSearchParams(query)];
  const fields = sent.filter(([name]) => Object.hasOwn(FIELDS, name));
  const others = sent.filter(([name]) => !Object.hasOwn(FIELDS, name));
  const body = fields.map(([name, text]) => [name === 'joint' ? 'gapMm' : name, FIELDS[name](text)]);
  const parameters = others.map(([name, text]) => [name, /^-?[0-9.]+$/.test(text) ? Number(text) : text]);
  return {
    ...Object.fromEntries(body),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
  };
}
