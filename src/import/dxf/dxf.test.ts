import { describe, expect, it } from 'vitest';
import { bytesOf, dxfOf, line, lwpolyline, text } from '../../../test/import/written.ts';
import { ImportError, readDrawing, roomsOf } from '../index.ts';

type Groups = readonly (string | number)[];

const SQUARE = [
  { x: 0, y: 0 },
  { x: 2000, y: 0 },
  { x: 2000, y: 2000 },
  { x: 0, y: 2000 },
];

const read = (content: string | Uint8Array) =>
  readDrawing({ name: 'plan.dxf', bytes: typeof content === 'string' ? bytesOf(content) : content });

function roomsIn(content: string | Uint8Array) {
  const found = roomsOf(read(content), 'mm');
  if (found.kind !== 'rooms') throw new Error('A unit is needed.');
  return found;
}

const areasIn = (...entities: readonly Groups[]) =>
  roomsIn(dxfOf(entities))
    .rooms.map(({ areaM2 }) => areaM2)
    .sort((a, b) => a - b);

function refusalOf(content: string | Uint8Array): ImportError {
  try {
    roomsIn(content);
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** The area of a circle's segment that turns by an angle, m² for a radius in m. */
const segment = (radius: number, angle: number) => (radius ** 2 * (angle - Math.sin(angle))) / 2;

describe('curves', () => {
  // A chord for every five degrees lies within the arc.
  const SHARE = 0.002;

  it.each([
    ['a half circle as a bulge', [0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 42, 1, 10, 2000, 20, 0], Math.PI / 2],
    [
      'a bulge of a quarter turn',
      [0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 42, Math.tan(Math.PI / 8), 10, 1000, 20, 1000, 10, 0, 20, 1000],
      segment(1, Math.PI / 2) + 0.5,
    ],
    [
      'a bulge to the other side',
      [0, 'LWPOLYLINE', 70, 1, 10, 0, 20, 0, 42, -Math.tan(Math.PI / 8), 10, 1000, 20, 1000, 10, 0, 20, 1000],
      0.5 - segment(1, Math.PI / 2),
    ],
    ['a circle', [0, 'CIRCLE', 10, 5, 20, 5, 40, 1000], Math.PI],
    [
      'an ellipse',
      [0, 'ELLIPSE', 10, 0, 20, 0, 11, 1500, 21, 1500, 40, 0.5, 41, 0, 42, 2 * Math.PI],
      Math.PI * 4.5 * 0.5,
    ],
    [
      'a polyline of the old kind',
      [0, 'POLYLINE', 70, 1, 0, 'VERTEX', 10, 0, 20, 0, 42, 1, 0, 'VERTEX', 10, 2000, 20, 0, 0, 'SEQEND'],
      Math.PI / 2,
    ],
    [
      'a hatch',
      [
        0,
        'HATCH',
        10,
        0,
        20,
        0,
        91,
        1,
        92,
        1,
        93,
        2,
        72,
        2,
        10,
        0,
        20,
        0,
        40,
        1000,
        50,
        0,
        51,
        180,
        73,
        1,
        72,
        1,
        10,
        -1000,
        20,
        0,
        11,
        1000,
        21,
        0,
      ],
      Math.PI / 2,
    ],
    // The control points of a parabola: two thirds of the triangle.
    [
      'a spline',
      [
        0,
        'SPLINE',
        70,
        1,
        71,
        2,
        ...[0, 0, 0, 1, 1, 1].flatMap((knot) => [40, knot]),
        10,
        0,
        20,
        0,
        10,
        1000,
        20,
        2000,
        10,
        2000,
        20,
        0,
      ],
      4 / 3,
    ],
  ] as const)('%s has the area of the curve', (_, entity, area) => {
    const [found, ...more] = areasIn(entity);
    expect(more).toEqual([]);
    expect(Math.abs(found - area)).toBeLessThan(SHARE * Math.max(area, segment(1, Math.PI)));
  });

  it('close with straight lines', () => {
    const arc: Groups = [0, 'ARC', 8, 'ROOMS', 10, 1000, 20, 0, 40, 1000, 50, 0, 51, 180];
    const [area] = areasIn(arc, line({ x: 0, y: 0 }, { x: 2000, y: 0 }));
    expect(area).toBeCloseTo(Math.PI / 2, 2);
  });
});

describe('blocks', () => {
  const block = (name: string, ...entities: readonly Groups[]): Groups => [
    ...[0, 'BLOCK', 2, name, 10, 100, 20, 0],
    ...entities.flat(),
    ...[0, 'ENDBLK'],
  ];
  const section = (...blocks: readonly Groups[]): Groups => [0, 'SECTION', 2, 'BLOCKS', ...blocks.flat(), 0, 'ENDSEC'];
  const insert = (name: string, more: Groups = [], layer = 'BATHS'): Groups => [
    0,
    'INSERT',
    8,
    layer,
    2,
    name,
    10,
    0,
    20,
    0,
    ...more,
  ];

  it('are drawn where they are inserted, scaled, turned and repeated, on the layer of the insertion', () => {
    const nested = section(
      block('CELL', lwpolyline(SQUARE, '0')),
      block('PAIR', insert('CELL', [41, 0.5, 42, 2], '0'), insert('CELL', [10, 9000, 20, 0], '0')),
    );
    const { rooms } = roomsIn(dxfOf([insert('PAIR', [50, 90, 70, 2, 44, 50_000])], 4, [nested]));
    expect(rooms.map(({ areaM2, group }) => [areaM2, group])).toEqual([4, 4, 4, 4].map((area) => [area, 'BATHS']));
    // Turned by a right angle, the first is as high as it was wide.
    const [{ outline }] = rooms;
    expect(Math.max(...outline.map(({ y }) => y)) - Math.min(...outline.map(({ y }) => y))).toBeCloseTo(1000, 6);
  });

  it('that are missing are said, and those that contain themselves are refused', () => {
    const { remarks } = roomsIn(dxfOf([insert('GONE'), lwpolyline(SQUARE)]));
    expect(remarks).toEqual([{ code: 'block-missing', count: 1, subject: 'GONE' }]);
    const endless = dxfOf([insert('A')], 4, [section(block('A', insert('A')))]);
    expect(refusalOf(endless).code).toBe('nesting');
  });

  it('that multiply are refused before there are too many', () => {
    const many = Array.from({ length: 60 }, () => insert('A'));
    const blocks = section(
      block('A', lwpolyline(SQUARE)),
      block('B', ...many),
      block('C', ...many.map(() => insert('B'))),
      block('D', ...many.map(() => insert('C'))),
    );
    expect(['shapes', 'corners']).toContain(refusalOf(dxfOf([insert('D')], 4, [blocks])).code);
    const grid = dxfOf([insert('A', [70, 32_000, 71, 32_000])], 4, [section(block('A', lwpolyline(SQUARE)))]);
    expect(['shapes', 'corners']).toContain(refusalOf(grid).code);
  });
});

describe('layers', () => {
  it('are groups, and hidden ones are left out', () => {
    const tables: Groups = [0, 'SECTION', 2, 'TABLES', 0, 'LAYER', 2, 'OLD', 70, 0, 62, -7, 0, 'ENDSEC'];
    const { rooms, remarks } = roomsIn(dxfOf([lwpolyline(SQUARE, 'OLD'), lwpolyline(SQUARE, 'NEW')], 4, [tables]));
    expect(rooms.map(({ group }) => group)).toEqual(['NEW']);
    expect(remarks).toEqual([{ code: 'layer-hidden', count: 1, subject: 'OLD' }]);
  });

  it('leave out what is on paper, stands upright, or is no outline', () => {
    const onPaper: Groups = [...lwpolyline(SQUARE), 67, 1];
    const upright: Groups = [...lwpolyline(SQUARE), 210, 1, 220, 0, 230, 0];
    const { rooms, remarks } = roomsIn(dxfOf([onPaper, upright, [0, '3DFACE', 8, 'X'], lwpolyline(SQUARE)]));
    expect(rooms).toHaveLength(1);
    expect(remarks.map(({ code, subject }) => [code, subject])).toEqual([
      ['not-level', 'LWPOLYLINE'],
      ['entity-skipped', '3DFACE'],
    ]);
  });

  it('are mirrored if they are seen from below', () => {
    const below: Groups = [
      ...lwpolyline(
        SQUARE.map(({ x, y }) => ({ x: -x - 3000, y })),
        'A',
      ),
      210,
      0,
      220,
      0,
      230,
      -1,
    ];
    const { rooms } = roomsIn(dxfOf([lwpolyline(SQUARE, 'A'), below]));
    expect(rooms.map(({ outline }) => Math.min(...outline.map(({ x }) => x)))).toEqual([0, 3000]);
  });
});

describe('the unit', () => {
  it.each([
    [1, 25.4],
    [2, 304.8],
    [4, 1],
    [5, 10],
    [6, 1000],
    [0, null],
    [null, null],
    [99, null],
  ])('$INSUNITS %s is %s mm', (units, mm) => {
    expect(read(dxfOf([lwpolyline(SQUARE)], units)).unitMm).toBe(mm);
  });

  it('is asked for where a metric drawing says inches, as templates do', () => {
    const header: Groups = [0, 'SECTION', 2, 'HEADER', 9, '$MEASUREMENT', 70, 1, 9, '$INSUNITS', 70, 1, 0, 'ENDSEC'];
    const drawing = read(dxfOf([lwpolyline(SQUARE)], null, [header]));
    expect([drawing.unitMm, drawing.remarks]).toEqual([null, [{ code: 'unit-contradiction', count: 1 }]]);
  });
});

describe('texts', () => {
  const nameOf = (content: string | Uint8Array) => roomsIn(content).rooms[0].name;
  const named = (words: string, header: readonly Groups[] = []) =>
    dxfOf([lwpolyline(SQUARE), text(words, { x: 500, y: 500 })], 4, header);

  it.each([
    ['{\\fArial|b0|i0;Kitchen}\\P12.5 m²', 'Kitchen'],
    ['\\A1;{\\H2.5x;\\C1;Bad}', 'Bad'],
    ['%%uWC%%u', 'WC'],
    ['\\U+0141azienka', 'Łazienka'],
  ])('%s is %s', (written, name) => {
    expect(nameOf(named(written))).toBe(name);
  });

  it('have the code page of the file, or are UTF-8', () => {
    const header: Groups = [
      0,
      'SECTION',
      2,
      'HEADER',
      9,
      '$ACADVER',
      1,
      'AC1015',
      9,
      '$DWGCODEPAGE',
      3,
      'ANSI_1250',
      0,
      'ENDSEC',
    ];
    const content = named('#azienka', [header]);
    // Ł in the code page of Central Europe.
    const bytes = bytesOf(content).map((byte) => (byte === 0x23 ? 0xa3 : byte));
    expect(nameOf(bytes)).toBe('Łazienka');
    expect(nameOf(named('Łazienka', [header]))).toBe('Łazienka');
  });
});

describe('what is no DXF file', () => {
  it.each([
    ['AutoCAD Binary DXF\r\n\u001a\u0000', 'dxf-binary'],
    ['AC1032 …', 'dwg'],
    ['', 'empty'],
    ['0\nSECTION\n2\nENTITIES\n0\nLINE\n10\n', 'damaged-at'],
    ['0\nSECTION\n2\nENTITIES\n0\nENDSEC\n', 'damaged-at'],
    ['0\nSECTION\n2\nENTITIES\nten\n5\n0\nENDSEC\n0\nEOF\n', 'damaged-at'],
    [dxfOf([]), 'nothing'],
  ])('%j is refused', (content, code) => {
    expect(refusalOf(content).code).toBe(code);
  });

  it('is refused with the line where it breaks off', () => {
    expect(refusalOf('0\nSECTION\n2\nENTITIES\nten\n5\n0\nEOF\n').message).toBe(
      'The DXF file is damaged or incomplete near line 6.',
    );
  });

  it('has numbers that are none, which are left out', () => {
    const broken: Groups = [0, 'CIRCLE', 8, 'A', 10, '1e999', 20, 0, 40, 'x'];
    const { remarks } = roomsIn(dxfOf([broken, lwpolyline(SQUARE)]));
    expect(remarks).toEqual([{ code: 'entity-damaged', count: 1, subject: 'CIRCLE' }]);
  });
});
