// One text per plan: all forms of a request have the same address and the same project, and both parse back to the same
// plan.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import {
  completeParameters,
  PATTERNS,
  type Pattern,
  parametersOf,
  patternByName,
  shortNameOf,
} from '../../engine/index.ts';
import { DEFAULT_OPTIONS, QUERY_FIELDS } from '../fields/fields.ts';
import { readBody } from '../read/body.ts';
import { readQuery } from '../read/query.ts';
import type { AcceptedRequest, ReadRequest } from '../read/request.ts';
import { answerQuery, drawingQuery } from './canonical-query.ts';
import { projectText, readProject } from './projects.ts';

function accepted(read: ReadRequest): AcceptedRequest {
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read;
}

const ofQuery = (query: string) => accepted(readQuery(query));
const ofBody = (body: unknown) => accepted(readBody(body));
const ROOM = 'outline=E400+S300+W400+N300';

/** The input of the engine, with defaults filled in. */
function planOf({ request }: AcceptedRequest) {
  const pattern = patternByName(request.pattern) as Pattern;
  const { minX, minY } = boxOf(request.room.outer);
  return {
    room: request.room,
    pattern: pattern.id,
    parameters: completeParameters(pattern, request.parameters),
    joint: request.joint ?? pattern.defaultJoint,
    start: request.start ?? { x: minX, y: minY },
  };
}

function boxOf(ring: readonly { x: number; y: number }[]) {
  const least = (values: number[]) => Math.round(Math.min(...values) * 1000) / 1000 + 0;
  return { minX: least(ring.map(({ x }) => x)), minY: least(ring.map(({ y }) => y)) };
}

describe('the canonical query', () => {
  it.each([
    [`${ROOM}`, ROOM],
    ['pattern=bricks-pattern&outline=e400%20S300.0++w400+N300&link=true', `${ROOM}&pattern=bricks`],
    [`${ROOM}&pattern=squares&tileSize=300&joint=3&rotation=0&start=0,0&width=800&walls=1&format=json`, ROOM],
    [`inlineSvg=0&credit=true&lang=en&${ROOM}&link=false`, `${ROOM}&link=false`],
    ['outline=A0:400+A450:300+A-180:400+A-90:300.000', ROOM],
    ['outline=A-36.8699:100+A143.1301:50+A503.1301:50', 'outline=A323.1301:100+A143.1301:50+A143.1301:50'],
    ['polygon=0,0+4.0,0+4,3+0,0', 'polygon=0,0+4,0+4,3'],
    ['polygon=-5,-2+4.0,0+4,3&start=-5,-2', 'polygon=-5,-2+4,0+4,3'],
    [
      `colors=dot:FFF,%20octagon%20:%23ABC&pattern=octagon-dot&${ROOM}`,
      `${ROOM}&pattern=octagon-dot&colors=octagon:aabbcc,dot:ffffff`,
    ],
    [`lang=pl&color=%23FA0&gapColor=00000a&${ROOM}`, `${ROOM}&color=ffaa00&gapColor=00000a&lang=pl`],
    [`${ROOM}&start=12.50,-0.0&joint=0`, `${ROOM}&joint=0&start=12.5,0`],
    [
      `tileHeight=350&tileWidth=70&direction=diagonal-up&pattern=herringbone&${ROOM}`,
      `${ROOM}&pattern=herringbone&tileWidth=70&tileHeight=350&direction=diagonal-up`,
    ],
    [
      `circles=9,9.0,4;+1m,20,2in&subtract=140,0,40,60;+1,1,2,2&holes=10,10+20,10+20,20;+50,50+60,50+60,60&${ROOM}`,
      `${ROOM}&holes=10,10+20,10+20,20;50,50+60,50+60,60&subtract=140,0,40,60;1,1,2,2&circles=9,9,4;100,20,5.08`,
    ],
    [`minCut=0&kerf=0.0&edge=8&${ROOM}`, `${ROOM}&edge=8&kerf=0&minCut=0`],
    [`${ROOM}&kerf=3&minCut=10cm&edge=0`, `${ROOM}&minCut=100`],
    // A third is the same bond, however it is rounded.
    [`${ROOM}&pattern=bricks&offset=33`, `${ROOM}&pattern=bricks&offset=33.33`],
    // Fields of an order that mean the default are left out, unless they alone ask for it.
    [
      `${ROOM}&currency=EUR&pricePerBox=42.50&breakage=3&spares=0&tilesPerBox=6`,
      `${ROOM}&tilesPerBox=6&pricePerBox=42.5&currency=EUR`,
    ],
    [`${ROOM}&spares=0`, `${ROOM}&breakage=3`],
    [`spares=4&${ROOM}&buyWithReuse=true`, `${ROOM}&buyWithReuse=true&spares=4`],
    [`${ROOM}&groutDepth=8&quantities=1`, `${ROOM}&quantities=true`],
    [
      `adhesive=4&groutBagKg=5.0&spares=2&${ROOM}&groutDepth=1cm`,
      `${ROOM}&spares=2&groutDepth=10&groutBagKg=5&adhesive=4`,
    ],
    [`stock=040&${ROOM}`, `${ROOM}&stock=40`],
    [`stock=right:1,+left:20&${ROOM}&pattern=chevron`, `${ROOM}&pattern=chevron&stock=left:20,right:1`],
    [`${ROOM}&quantities=false`, ROOM],
    [`${ROOM}&credit=0&walls=false&width=1200`, `${ROOM}&width=1200&walls=false&credit=false`],
  ])('of %s is %s', (sent, canonical) => {
    expect(answerQuery(ofQuery(sent))).toBe(canonical);
  });

  it('of the drawing has its format, but neither link nor inlineSvg', () => {
    const sent = `${ROOM}&credit=false&link=false&inlineSvg=true&lang=es&width=900&walls=0&pattern=hexagons`;
    expect(drawingQuery(ofQuery(sent))).toBe(
      `${ROOM}&pattern=hexagons&width=900&walls=false&format=svg&credit=false&lang=es`,
    );
    expect(drawingQuery(ofQuery(`${sent}&format=svg`))).toBe(drawingQuery(ofQuery(sent)));
  });

  it('omits the start only if it is the default', () => {
    const start = (x: number) =>
      answerQuery(
        ofBody({
          polygon: [
            [0.12344, 0],
            [4, 0],
            [4, 3],
          ],
          start: { x, y: 0 },
        }),
      );
    // The bounding box lies on whole micrometres: 1.234 mm.
    expect(start(0.1234)).toBe('polygon=0.12344,0+4,0+4,3');
    expect(start(0.12344)).toBe('polygon=0.12344,0+4,0+4,3');
    expect(start(0.1235)).toBe('polygon=0.12344,0+4,0+4,3&start=0.1235,0');
  });

  it('writes numbers without exponents', () => {
    const read = ofBody({ outline: 'E4 S4 W4 N4', joint: 1.5e-300, start: { x: 1e-4, y: -2.5e-8 } });
    const query = answerQuery(read);
    expect(query).toContain('&start=0.0001,0');
    expect(query).toContain(`&joint=0.${'0'.repeat(299)}15&`);
    expect(planOf(ofQuery(query))).toEqual(planOf(read));
  });

  it('has no rounding noise', () => {
    const read = ofBody({
      polygon: [
        [0.1 + 0.2, 0],
        [4, 0],
        [4, 3],
      ],
      subtract: [{ x: 0.7 + 0.1, y: 0, w: 1.1 + 2.2, h: 1 }],
    });
    expect(answerQuery(read)).toBe('polygon=0.3,0+4,0+4,3&subtract=0.8,0,3.3,1');
    expect(answerQuery(ofQuery('outline=E0.30000000000000004+S4+W0.3+N4'))).toBe('outline=E0.3+S4+W0.3+N4');
  });
});

describe('the project', () => {
  it('is a body with only the fields of the plan and its colours', () => {
    const read = ofQuery(
      `${ROOM}&holes=10,10+20,10+20,20&subtract=140,0,40,60&circles=200,200,30&pattern=bricks-pattern&tileWidth=250&offset=50&joint=2&color=fa0&start=1,2&lang=pl&width=900&walls=0&credit=0&format=svg&inlineSvg=1&link=0`,
    );
    expect(projectText(read)).toBe(
      '{"outline":"E400 S300 W400 N300","holes":[[[10,10],[20,10],[20,20]]],"subtract":[{"x":140,"y":0,"w":40,"h":60}],"circles":[{"x":200,"y":200,"d":30}],"pattern":"bricks","parameters":{"tileWidth":250},"joint":2,"color":"#ffaa00","start":{"x":1,"y":2}}',
    );
    expect(projectText(ofQuery('polygon=0,0+4,0+4,3'))).toBe('{"polygon":[[0,0],[4,0],[4,3]]}');
  });

  it('is refused if it is invalid', () => {
    expect(readProject('{"outline":')).toMatchObject({ ok: false, mistakes: [{ code: 'body-not-json' }] });
    expect(readProject('[]')).toMatchObject({ ok: false, mistakes: [{ code: 'body-not-object' }] });
  });
});

/** Doubles as a program might send them, and whole and half centimetres as people do. */
const cm = (least: number, most: number) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(least * 2), max: Math.floor(most * 2) }).map((halves) => halves / 2),
    fc.integer({ min: Math.ceil(least * 1e4), max: Math.floor(most * 1e4) }).map((um) => um / 1e4),
    fc.double({ min: least, max: most, noNaN: true }).map((value) => value + 0),
  );
const corner = fc.tuple(cm(-1000, 1000), cm(-1e6, 1e6));
const ring = fc.uniqueArray(corner, {
  minLength: 3,
  maxLength: 8,
  selector: (pair) => pair.map((value) => Math.round(value * 1e4)).join(),
});
const rectangle = fc.record({ x: cm(-500, 500), y: cm(-500, 500), w: cm(0.001, 400), h: cm(0.001, 400) });

/** A walk with random bearings that goes back the same way. */
const walk = fc
  .array(fc.tuple(fc.double({ min: -720, max: 720, noNaN: true }), cm(1, 500)), { minLength: 2, maxLength: 6 })
  .map((legs) => [...legs, ...legs.toReversed().map(([bearing, length]): [number, number] => [bearing + 180, length])])
  .map((legs) => ({ legs }));
const rectangularWalk = fc.tuple(cm(1, 500), cm(1, 500)).map(([w, h]) => ({
  legs: [
    [0, w],
    [90, h],
    [180, w],
    [270, h],
  ] as [number, number][],
}));

const layout = fc.constantFrom(...PATTERNS).chain((pattern) =>
  fc.record({
    pattern: fc.constant(pattern),
    parameters: fc.record(
      Object.fromEntries(
        Object.entries(parametersOf(pattern)).map(([name, parameter]) => [
          name,
          parameter.kind === 'choice'
            ? fc.constantFrom(...parameter.values)
            : fc.oneof(
                fc.constant(parameter.default),
                fc.integer({ min: parameter.min, max: parameter.max }),
                fc
                  .double({ min: parameter.min, max: parameter.max, noNaN: true })
                  .map((value) => (parameter.unit === 'count' ? Math.floor(value) : value) + 0),
              ),
        ]),
      ),
      { requiredKeys: [] },
    ),
    joint: fc.option(fc.oneof(fc.constant(pattern.defaultJoint), fc.double({ min: 0, max: 100, noNaN: true })), {
      nil: undefined,
    }),
  }),
);

const options = fc.record({
  color: fc.option(fc.stringMatching(/^[0-9a-f]{6}$/), { nil: undefined }),
  gapColor: fc.option(fc.stringMatching(/^[0-9a-f]{6}$/), { nil: undefined }),
  width: fc.constantFrom(100, 800, 4000),
  walls: fc.boolean(),
  format: fc.constantFrom('json', 'svg'),
  inlineSvg: fc.boolean(),
  credit: fc.boolean(),
  link: fc.boolean(),
  lang: fc.constantFrom('en', 'pl', 'es', 'zh'),
});

const model = fc.record({
  room: fc.oneof(
    walk,
    rectangularWalk,
    ring.map((polygon) => ({ polygon })),
  ),
  holes: fc.array(ring, { maxLength: 2 }),
  subtract: fc.array(rectangle, { maxLength: 2 }),
  layout,
  start: fc.option(fc.record({ x: cm(-1e6, 1e6), y: cm(-1e6, 1e6) }), { nil: undefined }),
  options,
});
type Model = typeof model extends fc.Arbitrary<infer Value> ? Value : never;

/** Decides at random how the next part is written. */
type Whim = () => number;
const whims = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }).map((numbers) => () => {
  let next = 0;
  return () => numbers[next++ % numbers.length];
});

/** Decimals without an exponent, computed differently from the code under test: by the digits of `toFixed`. */
function digits(value: number): string {
  if (!String(value).includes('e')) return String(value);
  for (let places = 7; places <= 100; places++) {
    const text = value.toFixed(places);
    if (Number(text) === value) return text;
  }
  // More than a hundred places: the digits are those of the shortest form.
  const [mantissa, exponent] = String(Math.abs(value)).split('e-');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace('.', '')}`;
}

const number = (whim: Whim, value: number) => {
  const text = digits(value);
  return [text, text.includes('.') ? `${text}0` : `${text}.0`, text.startsWith('-') ? text : `0${text}`][whim() % 3];
};

const truth = (whim: Whim, value: boolean) => (whim() % 2 ? String(value) : value ? '1' : '0');
const nameOf = (whim: Whim, pattern: Pattern) => (whim() % 2 ? pattern.id : shortNameOf(pattern));
const isDefault = (name: string, value: unknown) =>
  (DEFAULT_OPTIONS as unknown as Record<string, unknown>)[name] === value;

function walkIn(whim: Whim, legs: readonly (readonly [number, number])[]): string {
  const token = ([bearing, length]: readonly [number, number]) => {
    const letter = bearing % 90 === 0 ? 'ESWN'[(((bearing / 90) % 4) + 4) % 4] : undefined;
    const head = letter !== undefined && whim() % 3 ? letter : `A${digits(bearing)}:`;
    return (whim() % 2 ? head.toLowerCase() : head) + number(whim, length);
  };
  return legs.map(token).join(whim() % 2 ? ' ' : '  ');
}

/** The plan as names and texts of a query. */
function asQuery(whim: Whim, { room, holes, subtract, layout, start, options }: Model): string {
  const ringText = (corners: readonly (readonly [number, number])[]) =>
    corners.map((pair) => pair.map((value) => number(whim, value)).join(',')).join(' ');
  const texts: [string, string][] = [];
  if ('legs' in room) texts.push(['outline', walkIn(whim, room.legs)]);
  else texts.push(['polygon', ringText(whim() % 2 ? room.polygon : [...room.polygon, room.polygon[0]])]);
  if (holes.length > 0) texts.push(['holes', holes.map(ringText).join(';')]);
  if (subtract.length > 0) {
    texts.push([
      'subtract',
      subtract.map(({ x, y, w, h }) => [x, y, w, h].map((v) => number(whim, v)).join(',')).join(';'),
    ]);
  }
  if (layout.pattern !== PATTERNS[0] || whim() % 2) texts.push(['pattern', nameOf(whim, layout.pattern)]);
  for (const [name, value] of Object.entries(layout.parameters)) {
    if (value !== undefined) texts.push([name, typeof value === 'number' ? number(whim, value) : value]);
  }
  if (layout.joint !== undefined) texts.push(['joint', number(whim, layout.joint)]);
  else if (whim() % 2) texts.push(['joint', number(whim, layout.pattern.defaultJoint)]);
  if (start) texts.push(['start', `${number(whim, start.x)},${number(whim, start.y)}`]);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || (isDefault(name, value) && whim() % 2)) continue;
    texts.push([name, typeof value === 'boolean' ? truth(whim, value) : String(value)]);
  }
  texts.sort(() => (whim() % 2) - 0.5);
  const encode = (text: string) =>
    (whim() % 2 ? encodeURIComponent(text) : text).replace(/%20| /g, whim() % 2 ? '+' : '%20');
  return texts.map(([name, value]) => `${name}=${encode(value)}`).join('&');
}

/** The plan as a JSON body. */
function asBody(whim: Whim, { room, holes, subtract, layout, start, options }: Model): Record<string, unknown> {
  const fields: [string, unknown][] = [
    'legs' in room ? ['outline', walkIn(whim, room.legs)] : ['polygon', room.polygon],
    ...(holes.length > 0 || whim() % 2 ? [['holes', holes] as [string, unknown]] : []),
    ...(subtract.length > 0 || whim() % 2 ? [['subtract', subtract] as [string, unknown]] : []),
    ['pattern', nameOf(whim, layout.pattern)],
    ['parameters', layout.parameters],
    ...(start ? [['start', start] as [string, unknown]] : []),
    ...(layout.joint === undefined ? [] : [[whim() % 2 ? 'joint' : 'gapMm', layout.joint] as [string, unknown]]),
    ...Object.entries(options)
      .filter(([name, value]) => value !== undefined && !(isDefault(name, value) && whim() % 2))
      .map(([name, value]): [string, unknown] => [name, value]),
  ];
  return JSON.parse(JSON.stringify(Object.fromEntries(fields.sort(() => (whim() % 2) - 0.5))));
}

describe('any request', () => {
  it('has one canonical text, however it is written', () => {
    fc.assert(
      fc.property(model, whims, whims, whims, (plan, first, second, third) => {
        const reads = [
          readQuery(asQuery(first(), plan)),
          readQuery(asQuery(second(), plan)),
          readBody(asBody(third(), plan)),
        ];
        const [one, ...others] = reads.filter((read) => read.ok);
        // Walks with random bearings may lose a wall on the grid. Then every form of them does.
        expect(reads.filter((read) => !read.ok)).toHaveLength(one ? 0 : 3);
        for (const other of others) {
          expect(drawingQuery(other)).toBe(drawingQuery(one));
          expect(answerQuery(other)).toBe(answerQuery(one));
          expect(projectText(other)).toBe(projectText(one));
        }
      }),
      { numRuns: casesOf(40, 400) },
    );
  });

  it('reads back exactly from its query and from its project', () => {
    fc.assert(
      fc.property(model, whims, (plan, whim) => {
        const read = readBody(asBody(whim(), plan));
        fc.pre(read.ok);
        const again = ofQuery(answerQuery(read));
        // toEqual distinguishes 0 from -0 and compares numbers exactly.
        expect(planOf(again)).toEqual(planOf(read));
        expect(again.options).toEqual(read.options);
        expect(answerQuery(again)).toBe(answerQuery(read));
        const drawn = ofQuery(drawingQuery(read));
        expect(planOf(drawn)).toEqual(planOf(read));
        expect(drawn.options).toEqual({ ...read.options, format: 'svg', inlineSvg: false, link: true });
        const { color, gapColor } = read.options;
        const stored = accepted(readProject(projectText(read)));
        expect(planOf(stored)).toEqual(planOf(read));
        const { buyWithReuse } = read.options;
        expect(stored.options).toEqual({ ...DEFAULT_OPTIONS, buyWithReuse, color, gapColor });
        expect(projectText(stored)).toBe(projectText(read));
      }),
      { numRuns: casesOf(40, 400) },
    );
  });

  it('has names in the order of the table and no encoded characters', () => {
    fc.assert(
      fc.property(model, whims, (plan, whim) => {
        const read = readBody(asBody(whim(), plan));
        fc.pre(read.ok);
        for (const query of [answerQuery(read), drawingQuery(read)]) {
          expect(query).toMatch(/^[A-Za-z0-9=&+,.:;-]+$/);
          const names = query.split('&').map((part) => part.split('=')[0]);
          const own = Object.keys(parametersOf(plan.layout.pattern));
          const order = QUERY_FIELDS.flatMap((name): string[] => (name === 'pattern' ? [name, ...own] : [name]));
          expect(names).toEqual(order.filter((name) => names.includes(name)));
          expect(new Set(names).size).toBe(names.length);
        }
      }),
      { numRuns: casesOf(20, 200) },
    );
  });

  it('differs from a request for another plan', () => {
    fc.assert(
      fc.property(model, model, whims, (one, other, whim) => {
        const [first, second] = [readBody(asBody(whim(), one)), readBody(asBody(whim(), other))];
        fc.pre(first.ok && second.ok);
        const same = JSON.stringify(planOf(first)) === JSON.stringify(planOf(second));
        expect(projectText(first) === projectText(second) && one.options.color === other.options.color).toBe(same);
      }),
    );
  });

  it.each([
    ['room', `${ROOM}&start=1,1`, 'polygon=0,0+400,0+400,300+0,300&start=1,1'],
    ['order of corners', 'polygon=0,0+4,0+4,3', 'polygon=4,0+4,3+0,0'],
    ['last decimal', 'polygon=0,0+4,0+4,3.12345678', 'polygon=0,0+4,0+4,3.12345679'],
    ['order of cutouts', `${ROOM}&subtract=1,1,1,1;5,5,1,1`, `${ROOM}&subtract=5,5,1,1;1,1,1,1`],
    ['hole or rectangle', `${ROOM}&subtract=1,1,1,1`, `${ROOM}&holes=1,1+2,1+2,2+1,2`],
    ['walk that closes by itself', ROOM, 'outline=E400.05+S300+W400+N300'],
    ['start one repeat away', `${ROOM}&start=1,0`, `${ROOM}&start=31.3,0`],
  ])('differs by its %s', (_, one, other) => {
    expect(answerQuery(ofQuery(one))).not.toBe(answerQuery(ofQuery(other)));
    expect(projectText(ofQuery(one))).not.toBe(projectText(ofQuery(other)));
  });
});
