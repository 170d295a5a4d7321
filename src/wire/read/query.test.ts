import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../fields/fields.ts';
import { readListingQuery, readQuery } from './query.ts';

const ROOM = 'outline=E400+S300+W400+N300';

function request(query: string) {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes.map(({ message }) => message).join('\n'));
  return read;
}

function mistakes(query: string) {
  const read = readQuery(query);
  return read.ok ? [] : read.mistakes;
}

const codes = (query: string) => mistakes(query).map(({ code, param }) => `${code} ${param}`);

describe('a query', () => {
  it('with only a room uses all defaults', () => {
    expect(request(ROOM)).toEqual({
      ok: true,
      request: {
        room: {
          outer: [
            { x: 0, y: 0 },
            { x: 4000, y: 0 },
            { x: 4000, y: 3000 },
            { x: 0, y: 3000 },
          ],
          wallLengths: [4000, 3000, 4000, 3000],
          holes: [],
          rectangles: [],
        },
        pattern: 'squares-pattern',
        parameters: {},
      },
      options: DEFAULT_OPTIONS,
      walls: [
        { lengthCm: 400, bearingDeg: 0 },
        { lengthCm: 300, bearingDeg: 90 },
        { lengthCm: 400, bearingDeg: 180 },
        { lengthCm: 300, bearingDeg: 270 },
      ],
      isFormatOpen: true,
    });
    expect(Object.keys(request(ROOM).request)).toEqual(['room', 'pattern', 'parameters']);
  });

  it('may set many fields', () => {
    const read = request(
      'polygon=0,0%20400,0%20400,300&holes=1,1+2,1+2,2&subtract=5,5,6,7&circles=9,9,2&pattern=herringbone&tileWidth=70.5&direction=diagonal-up' +
        '&rotation=-15&joint=0&color=%23fa0&gapColor=333&start=-1,2.5&width=640&walls=0&format=svg&inlineSvg=1&credit=false&link=false&lang=pl&buyWithReuse=true&units=imperial&pieces=1&name=%C5%81azienka+2&scale=20&paper=a3' +
        '&currency=PLN&pricePerBox=99.99&spares=0&breakage=5&boxAreaM2=1.44&edge=8&kerf=1.5&minCut=60' +
        '&quantities=true&groutDepth=9&groutDensity=1.7&groutBagKg=2&adhesive=5&adhesiveBagKg=25',
    );
    expect(read.request).toMatchObject({
      room: {
        holes: [{ length: 3 }],
        rectangles: [{ x: 50, y: 50, width: 60, height: 70 }],
        circles: [{ diameter: 20 }],
      },
      pattern: 'herringbone-pattern',
      parameters: { tileWidth: 70.5, direction: 'diagonal-up', rotation: -15 },
      joint: 0,
      edge: 8,
      kerf: 1.5,
      minCut: 60,
      start: { x: -10, y: 25 },
    });
    expect('wallLengths' in read.request.room).toBe(false);
    expect(read.options).toEqual({
      ...DEFAULT_OPTIONS,
      color: { r: 255, g: 170, b: 0 },
      gapColor: { r: 51, g: 51, b: 51 },
      width: 640,
      walls: false,
      format: 'svg',
      inlineSvg: true,
      credit: false,
      link: false,
      lang: 'pl',
      buyWithReuse: true,
      units: 'imperial',
      pieces: true,
      name: 'Łazienka 2',
      scale: 20,
      paper: 'a3',
      order: { boxAreaM2: 1.44, breakage: 5, pricePerBox: 99.99, currency: 'PLN' },
      quantities: { groutDepth: 9, groutDensity: 1.7, groutBagKg: 2, adhesive: 5, adhesiveBagKg: 25 },
    });
  });

  it.each([`&${ROOM}&&`, 'outline=E400%20S300%20W400%20N300', '%6futline=E400+S300+W400+N300'])(
    '%s is the same room',
    (query) => {
      expect(request(query).request).toEqual(request(ROOM).request);
    },
  );
});

describe('mistakes in a query', () => {
  it.each([
    ['outline=&polygon=', ['outline-empty outline', 'ring-empty polygon', 'room-twice polygon']],
    [
      `link=no&${ROOM}x&width=9&lang=de`,
      ['boolean-invalid link', 'outline-wall outline', 'width-range width', 'lang-unknown lang'],
    ],
  ])('%s', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  it('repeats the received value unchanged', () => {
    expect(mistakes(`${ROOM}&tileSize=5`)[0]).toMatchObject({ param: 'tileSize', received: '5', example: null });
  });

  it('does not ask for a room if a mistyped name means one', () => {
    expect(codes('outlin=E400+S300+W400+N300')).toEqual(['parameter-unknown outlin']);
    expect(codes('poligon=0,0+1,0+1,1')).toEqual(['parameter-unknown poligon']);
  });

  it('are not checked if the pattern is unknown', () => {
    expect(codes(`${ROOM}&pattern=parquet&tileWidth=1&foo=2`)).toEqual(['pattern-unknown pattern']);
    expect(codes(`${ROOM}&patern=bricks&tileWidth=1`)).toEqual(['parameter-unknown patern']);
    expect(codes(`${ROOM}&pattern=parquet&colour=1`)).toEqual(['pattern-unknown pattern', 'parameter-unknown colour']);
  });
});

describe("the listing's query", () => {
  it.each([
    ['', 'en'],
    ['lang=pl', 'pl'],
    ['&lang=zh&', 'zh'],
  ])('%j requests %s', (query, lang) => {
    expect(readListingQuery(query)).toEqual({ ok: true, value: lang });
  });

  it('is refused with every mistake', () => {
    const reading = readListingQuery('lang=%ff&x=1');
    expect(reading.ok ? [] : reading.mistakes.map(({ code }) => code)).toEqual([
      'encoding-invalid',
      'parameter-unknown',
    ]);
  });
});
