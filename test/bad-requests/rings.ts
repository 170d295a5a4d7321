// Invalid corners of rooms and holes: bad pairs, too few, too many, too far, and walls that meet.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, type WrongValue, wrongValues } from './row.ts';

const polygon = { field: 'polygon', queryRest: '', bodyRest: '{FIELD}' };

/** Corners on a circle of 4 m, as text and as JSON. */
function circle(corners: number): readonly [text: string, json: string] {
  const places = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    return [Math.round(Math.cos(angle) * 4000) / 10, Math.round(Math.sin(angle) * 4000) / 10];
  });
  return [places.join(' '), JSON.stringify(places)];
}

/** Two corners of a room whose second is wrong. */
const CORNERS: readonly [about: string, text: string | null, json: string | null][] = [
  ['one number', '400', '[400]'],
  ['three numbers', '400,0,0', '[400,0,0]'],
  ['no numbers', 'x,y', '["x","y"]'],
  ['a number and nothing', '400,', '[400,null]'],
  ['nothing and a number', ',0', '[null,0]'],
  ['numbers in quotes', '"400","0"', '["400","0"]'],
  ['a space before the unit', null, '["400 cm","0"]'],
  ['a unit in capitals', '400CM,0', '["400CM",0]'],
  ['inches before feet', '6in10ft,0', '["6in10ft",0]'],
  ['minus no feet', '-0ft5in,0', '["-0ft5in",0]'],
  ['a unit alone', 'mm,0', '["mm",0]'],
  ['an exponent', '4e2,0', '["4e2",0]'],
  ['infinity', 'Infinity,0', '[1e999,0]'],
  ['not a number', 'NaN,0', '["NaN",0]'],
  ['hexadecimal', '0x190,0', '["0x190",0]'],
  ['a colon', '400:0', '["400:0"]'],
  ['an object', '{400,0}', '{"x":400,"y":0}'],
  ['text', null, '"400,0"'],
  ['null', 'null', 'null'],
  ['a truth value', 'true,false', '[true,false]'],
  ['a list in a list', null, '[[400,0]]'],
  ['an empty list', null, '[]'],
  ['a NUL', '400\0,0', '["400\\u0000",0]'],
];

const wrongCorners = CORNERS.flatMap(([about, text, json]) => {
  const value: WrongValue = [
    `corner 2: ${about}`,
    text && `0,0 ${text} 400,300 0,300`,
    json && `[[0,0],${json},[400,300],[0,300]]`,
  ];
  return wrongValues(
    {
      ...polygon,
      code: 'corner-invalid',
      words: ['Corner 2', 'polygon', 'two numbers', 'cm'],
      queryWords: ['x,y'],
      bodyWords: ['[x, y]'],
    },
    [value],
  );
});

const wrongHoles = CORNERS.slice(0, 10).flatMap(([about, text, json]) => {
  const value: WrongValue = [
    `ring 2, corner 2: ${about}`,
    text && `10,10 20,10 20,20;50,50 ${text} 60,60`,
    json && `[[[10,10],[20,10],[20,20]],[[50,50],${json},[60,60]]]`,
  ];
  return wrongValues(
    { field: 'holes', code: 'corner-invalid', words: ['Corner 2', 'ring 2', 'holes', 'two numbers'] },
    [value],
  );
});

/** Rooms whose walls meet: how, which two, and the advice. */
const MEETING: readonly [about: string, code: string, verb: string, walls: readonly [number, number], json: string][] =
  [
    ['a bow tie', 'walls-cross', 'cross', [1, 3], '[[0,0],[400,300],[400,0],[0,300]]'],
    ['a star', 'walls-cross', 'cross', [1, 3], '[[200,0],[320,380],[10,140],[390,140],[80,380]]'],
    ['a wall there and back', 'walls-overlap', 'overlap', [1, 2], '[[0,0],[400,0],[100,0],[100,300]]'],
    ['a tip on a wall', 'walls-touch', 'touch', [1, 3], '[[0,0],[400,0],[400,300],[200,0],[0,300]]'],
    ['a corner twice', 'walls-touch', 'touch', [1, 4], '[[0,0],[200,200],[400,0],[400,400],[200,200],[0,400]]'],
    ['a line of three', 'walls-overlap', 'overlap', [1, 2], '[[0,0],[400,0],[200,0]]'],
  ];

const asText = (json: string) => (JSON.parse(json) as number[][]).join(' ');

const meetingRooms = MEETING.flatMap(([about, code, verb, [first, second], json]) => [
  ...wrongValues({ ...polygon, code, words: [`all ${first} `, `all ${second} `, verb, 'go around once'] }, [
    [about, asText(json), json],
  ]),
  ...wrongValues({ field: 'holes', code, words: ['hole 1', verb, 'go around once'] }, [
    [about, asText(json), `[${json}]`],
  ]),
]);

const range = ['-1,000,000', '1,000,000', 'cm'];
const tooFar: readonly WrongValue[] = [
  ['too far right', '0,0 1000001,0 1000001,300', '[[0,0],[1000001,0],[1000001,300]]'],
  ['too far up', '0,0 400,-1000000.1 400,300', '[[0,0],[400,-1000000.1],[400,300]]'],
  ['on the moon', '0,0 38440000000,0 400,300', '[[0,0],[1e300,0],[400,300]]'],
];

const [text501, json501] = circle(501);
const rings33 = Array.from({ length: 33 }, (_, i) => [i, i + 0.5].flatMap((x) => [[x, 0]]).concat([[i, 1]]));

export const RINGS: readonly BadRequest[] = [
  ...wrongCorners,
  ...wrongHoles,
  ...meetingRooms,
  ...wrongValues({ ...polygon, code: 'coordinate-range', words: ['Corner 2', 'polygon', ...range] }, tooFar),
  ...wrongValues({ ...polygon, code: 'ring-too-small', words: ['polygon', 'at least 3'] }, [
    ['one corner', '0,0', '[[0,0]]', '1 different corner'],
    ['two corners', '0,0 400,0', '[[0,0],[400,0]]', '2 different corners'],
    ['two corners and the first again', '0,0 400,0 0,0', '[[0,0],[400,0],[0,0]]', '2 different corners'],
    ['no corners', null, '[]', '0 different corners'],
  ]),
  ...wrongValues({ ...polygon, code: 'ring-too-many-corners', words: ['polygon', 'at most 500'] }, [
    ['501 corners', text501, json501, '501 corners'],
    ['10,000 corners', null, circle(10_000)[1], '10000 corners'],
    ['20,000 nulls', null, JSON.stringify(Array(20_000).fill(null)), '20000 corners'],
  ]),
  ...wrongValues({ ...polygon, code: 'ring-empty', words: ['polygon', 'empty', '0,0 400,0'] }, [
    ['nothing', '', null],
    ['spaces', '  \t', null],
  ]),
  ...wrongValues({ ...polygon, code: 'ring-not-corners', words: ['polygon', 'x,y', 'Send 0,0 400,0 400,300 0,300'] }, [
    ['spaces instead of commas', '0 0 400 0 400 300 0 300', null],
    ['commas everywhere', '0,0,400,0,400,300,0,300', null],
    ['brackets', '[[0,0],[400,0],[400,300],[0,300]]', null],
    ['parentheses', '(0, 0) (400, 0) (400, 300) (0, 300)', null],
  ]),
  ...['"0,0 400,0 400,300"', '7', 'null', 'true', '{}', '{"points":[]}'].map((json) =>
    body(`polygon: ${json}`, `{"polygon":${json}}`, 'ring-not-corners', 'polygon', 'array', '[x, y]', 'cm'),
  ),
  ...wrongValues(
    { ...polygon, code: 'wall-no-length', words: ['Wall 2', 'polygon', 'no length', 'leave one of them out'] },
    [
      ['a corner twice in a row', '0,0 400,0 400,0 400,300', '[[0,0],[400,0],[400,0],[400,300]]'],
      ['corners closer than the grid', '0,0 400,0 400,0.00001 400,300', '[[0,0],[400,0],[400,0.00001],[400,300]]'],
    ],
  ),
  ...wrongValues({ ...polygon, code: 'wall-no-length', words: ['Wall 4 of polygon', 'corners 4 and 1 are both'] }, [
    ['the first corner twice at the end', '0,0 400,0 400,300 0,0 0,0', '[[0,0],[400,0],[400,300],[0,0],[0,0]]'],
  ]),
  ...wrongValues({ field: 'holes', code: 'ring-empty', words: ['holes', 'empty'] }, [
    ['nothing', '', null, 'Ring 1'],
    ['a semicolon', ';', null, 'Ring 1'],
    ['a semicolon at the end', '10,10 20,10 20,20;', null, 'Ring 2'],
    ['two semicolons', '10,10 20,10 20,20; ;60,60 70,60 70,70', null, 'Ring 2', 'leave out the ;'],
  ]),
  ...wrongValues({ field: 'holes', code: 'ring-too-small', words: ['Ring 1', 'holes', 'at least 3'] }, [
    ['two corners', '10,10 20,10', '[[[10,10],[20,10]]]'],
    ['an empty ring', null, '[[]]'],
  ]),
  ...wrongValues({ field: 'holes', code: 'ring-too-many-corners', words: ['Ring 1', 'holes', 'at most 500'] }, [
    ['501 corners', text501, `[${json501}]`],
  ]),
  ...wrongValues({ field: 'holes', code: 'cutouts-too-many', words: ['holes', '33', 'at most 32'] }, [
    ['33 rings', rings33.map((ring) => ring.join(' ')).join(';'), JSON.stringify(rings33)],
  ]),
  ...wrongValues({ field: 'holes', code: 'coordinate-range', words: ['Corner 2', 'holes', ...range] }, [
    ['too far', '0,0 1000001,0 0,5', '[[[0,0],[1000001,0],[0,5]]]'],
  ]),
  ...['"10,10 20,10 20,20"', '["10,10 20,10 20,20"]', '[[10,10],[20,10],[20,20]]', '7', 'null', '{}', 'true'].map(
    (json) =>
      body(
        `holes: ${json}`,
        `{${ROOM_FIELDS},"holes":${json}}`,
        'holes-not-rings',
        'holes',
        'array of rings',
        '[x, y]',
      ),
  ),
  ...['[7]', '[null]', '[{}]'].map((json) =>
    body(`holes: ${json}`, `{${ROOM_FIELDS},"holes":${json}}`, 'ring-not-corners', 'ing 1', 'holes', '[x, y]'),
  ),
  query('outline and polygon', `${ROOM}&polygon=0,0+400,0+400,300`, 'room-twice', 'outline', 'polygon', 'both', 'once'),
  body(
    'outline and polygon',
    `{${ROOM_FIELDS},"polygon":[[0,0],[400,0],[400,300]]}`,
    'room-twice',
    'outline',
    'polygon',
    'both',
    'once',
  ),
  query('no room', 'tileSize=200', 'room-missing', 'room is missing', 'outline', 'polygon', 'cm'),
  query('nothing', '', 'room-missing', 'room is missing', 'outline=E400%20S300%20W400%20N300', 'polygon'),
  { ...query('no query', '', 'room-missing', 'room is missing', 'outline=', 'polygon'), url: '/api/plan' },
  query('nothing but separators', '&&&&', 'room-missing', 'room is missing', 'outline='),
  query('holes without a room', 'holes=10,10+20,10+20,20', 'room-missing', 'room is missing', 'outline'),
  body('no room', '{}', 'room-missing', 'room is missing', '"outline": "E400 S300 W400 N300"', 'polygon'),
  body('no room but options', '{"pattern":"bricks","link":false}', 'room-missing', 'room is missing', '"outline"'),
];
