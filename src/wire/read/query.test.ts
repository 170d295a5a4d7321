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
    [`${ROOM}&color=%zz`, ['encoding-invalid color']],
    [`${ROOM}&color=%`, ['encoding-invalid color']],
    [`${ROOM}&color=%ff`, ['encoding-invalid color']],
    [`${ROOM}&%c3=1`, ['encoding-invalid %c3']],
    ['outline=%E0%A4%A', ['encoding-invalid outline']],
    [`${ROOM}&pattern=%ff&tileWidth=3`, ['encoding-invalid pattern']],
    [`${ROOM}&link=true&link=true`, ['name-repeated link']],
    [`${ROOM}&link=true&link=no&link=0`, ['name-repeated link']],
    [`${ROOM}&tileSize=300&tileSize=200`, ['name-repeated tileSize']],
    [`${ROOM}&l%69nk=true&link=true`, ['name-repeated link']],
    [`${ROOM}&link`, ['boolean-invalid link']],
    [`${ROOM}&=5`, ['parameter-unknown ']],
    ['', ['room-missing outline']],
    ['pattern=bricks', ['room-missing outline']],
    [`${ROOM}&polygon=0,0+1,0+1,1`, ['room-twice polygon']],
    ['outline=&polygon=', ['outline-empty outline', 'ring-empty polygon', 'room-twice polygon']],
    [
      `link=no&${ROOM}x&width=9&lang=de`,
      ['boolean-invalid link', 'outline-wall outline', 'width-range width', 'lang-unknown lang'],
    ],
  ])('%s', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  it('explain how to send several cutouts', () => {
    expect(mistakes(`${ROOM}&subtract=1,1,1,1&subtract=2,2,1,1`)[0].message).toContain(
      'go into one value, separated by ;',
    );
    expect(mistakes(`${ROOM}&link=1&link=1`)[0].message).toBe(
      '"link" is given more than once (again with "1"); send it once.',
    );
  });

  it('are one mistake if there are more than 100 names', () => {
    const many = Array.from({ length: 101 }, (_, i) => `n${i}=`).join('&');
    expect(codes(many)).toEqual(['too-many-names null']);
    expect(readListingQuery(many).ok).toBe(false);
  });

  it('show a complete example if there is no room', () => {
    expect(mistakes('')[0].message).toContain('outline=E400%20S300%20W400%20N300');
  });
});

describe("the pattern's own parameters", () => {
  it.each([
    [`${ROOM}&tileSize=9.99`, 'tileSize: "9.99" is outside its range; send a number from 10 to 4000 (mm)'],
    [`${ROOM}&tileSize=30+cm`, 'tileSize: "30 cm" is not a number; send a number from 10 to 4000 (mm)'],
    [`${ROOM}&tileSize=`, 'tileSize: "" is not a number'],
    [`${ROOM}&tileSize=1e2`, 'is not a number'],
    [`${ROOM}&pattern=herringbone&direction=Vertical`, 'send one of vertical, horizontal, diagonal-down, diagonal-up'],
    [`${ROOM}&rotation=181`, 'send a number from -180 to 180 (deg)'],
  ])('%s', (query, message) => {
    expect(codes(query)).toEqual([expect.stringContaining('parameter-invalid')]);
    expect(mistakes(query)[0].message).toContain(message);
  });

  it('repeats the received value unchanged', () => {
    expect(mistakes(`${ROOM}&tileSize=5`)[0]).toMatchObject({ param: 'tileSize', received: '5', example: null });
  });

  it.each([
    ['tilesize=200', 'tileSize'],
    ['tile_size=200', 'tileSize'],
    ['gapMm=3', 'joint'],
    ['grout=3', 'joint'],
    ['colour=fff', 'color'],
    ['inlinesvg=true', 'inlineSvg'],
    ['LINK=true', 'link'],
    ['language=pl', 'lang'],
    ['Rotation=5', 'rotation'],
  ])('%s is refused and means %s', (part, meant) => {
    const [only, ...more] = mistakes(`${ROOM}&${part}`);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: 'parameter-unknown', example: meant });
    expect(only.message).toContain(`Did you mean ${meant}?`);
    expect(only.message).toContain('squares takes tileSize, rotation as its own parameters');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'foo', 'tileWidth', 'parameters'])(
    '%s is an unknown name',
    (name) => {
      const [only, ...more] = mistakes(`${ROOM}&${name}=1`);
      expect(more).toEqual([]);
      expect(only).toMatchObject({ code: 'parameter-unknown', param: name, received: '1' });
    },
  );

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

  it.each([
    ['lang=PL', ['lang-unknown']],
    ['lang=', ['lang-unknown']],
    ['lang=pl&lang=en', ['name-repeated']],
    ['lang=%ff&x=1', ['encoding-invalid', 'parameter-unknown']],
  ])('%s is refused', (query, expected) => {
    const reading = readListingQuery(query);
    expect(reading.ok ? [] : reading.mistakes.map(({ code }) => code)).toEqual(expected);
  });
});
