// Invalid doors, and doors that are not in their walls.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, wrongValues } from './row.ts';

const invalid = {
  field: 'doors',
  code: 'door-invalid',
  words: ['Door 1', 'doors', 'wall', 'width', 'cm', '2.5m'],
  queryWords: ['wall,at,width', '2,120,80'],
  bodyWords: ['{wall, at, width}', '{"wall":2,"at":120,"width":80}'],
};
const many = Array.from({ length: 17 }, (_, i) => ({ wall: 2, at: 5 + 10 * i, width: 5 }));
const about = (code: string, ...words: string[]) => ({ field: 'doors', code, words: ['doors', ...words] });
const placed = (code: string, ...words: string[]) => ({ field: 'doors', code, words: ['Door', 'send', ...words] });

export const DOORS: readonly BadRequest[] = [
  ...wrongValues(invalid, [
    ['two numbers', '2,120', '[{"wall":2,"at":120}]'],
    ['five parts', '2,120,80,in-left,1', '[{"wall":2,"at":120,"width":80,"swing":"in-left","x":1}]'],
    ['half a wall', '1.5,120,80', '[{"wall":1.5,"at":120,"width":80}]'],
    ['a wall before the first', '-1,120,80', '[{"wall":"2","at":120,"width":80}]'],
    ['a letter for the wall', 'E,120,80', '[{"wall":"E","at":120,"width":80}]'],
    ['a space before a unit', '2,120 cm,80', '[{"wall":2,"at":"120 cm","width":80}]'],
    ['a number as text', null, '[{"wall":2,"at":"120","width":80}]'],
    ['other names', null, '[{"wall":2,"x":120,"w":80}]'],
    ['a list of null', 'null', '[null]'],
    ['infinity', '2,Infinity,80', '[{"wall":2,"at":1e999,"width":80}]'],
    ['a decimal comma', '2:1,2:0,8', '["2:1,2:0,8"]'],
  ]),
  // With walls in another order, or without one, the door would be in another wall.
  ...[
    ['polygon=0,0+180,240+180,0+0,240', 'walls-cross'],
    ['outline=E180+E0+S240+W180+N240', 'outline-wall'],
  ].map(([room, code]) => ({ ...query(`doors beside ${room}`, `${room}&doors=2,120,80`, code), example: null })),
  query('doors: nothing', `${ROOM}&doors=`, 'door-invalid', 'Door 1', 'empty', 'leave out'),
  query('doors: a semicolon', `${ROOM}&doors=2,120,80;`, 'door-invalid', 'Door 2', 'empty', ';'),
  ...['"2,120,80"', '{"wall":2,"at":120,"width":80}', '7', 'null', 'true'].map((json) =>
    body(
      `doors: ${json}`,
      `{${ROOM_FIELDS},"doors":${json}}`,
      'doors-not-doors',
      'doors',
      'array',
      '{wall, at, width}',
    ),
  ),
  ...wrongValues(about('door-wall-unknown', 'Door 1', 'from 1'), [
    ['wall 0', '0,120,80', '[{"wall":0,"at":120,"width":80}]'],
  ]),
  ...wrongValues(placed('door-wall-unknown', 'wall 5', 'walls 1 to 4'), [
    ['a wall after the last', '2,120,80;5,50,80', '[{"wall":5,"at":50,"width":80}]'],
  ]),
  ...wrongValues(about('door-size', 'Door 2', 'width', 'above 0'), [
    ['no width', '1,90,80;2,120,0', '[{"wall":1,"at":90,"width":80},{"wall":2,"at":120,"width":0}]'],
    ['a negative width', '1,90,80;2,120,-80', '[{"wall":1,"at":90,"width":80},{"wall":2,"at":120,"width":-80}]'],
    [
      'less than the grid',
      '1,90,80;2,120,0.00000000001',
      '[{"wall":1,"at":90,"width":80},{"wall":2,"at":120,"width":1e-300}]',
    ],
  ]),
  ...wrongValues(about('coordinate-range', 'Door 1', '1,000,000'), [
    ['too far', '2,1000001,80', '[{"wall":2,"at":1e300,"width":80}]'],
    ['too wide', '2,120,1000001', '[{"wall":2,"at":120,"width":1e300}]'],
  ]),
  ...wrongValues(about('door-swing-unknown', 'Door 1', 'in-left', 'out-right', 'no swing'), [
    ['another way to open', '2,120,80,sliding', '[{"wall":2,"at":120,"width":80,"swing":"sliding"}]'],
    ['capital letters', '2,120,80,In-Left', '[{"wall":2,"at":120,"width":80,"swing":"IN-LEFT"}]'],
    ['no word', '2,120,80,', '[{"wall":2,"at":120,"width":80,"swing":null}]'],
  ]),
  ...wrongValues(placed('door-beyond-wall', 'Door 1', 'wall 1', '180 cm', '40 to 140 cm'), [
    ['before its wall', '1,39.9,80', '[{"wall":1,"at":39.9,"width":80}]'],
    ['after its wall', '1,1.401m,80', '[{"wall":1,"at":"1.401m","width":80}]'],
    ['at a negative place', '1,-90,80', '[{"wall":1,"at":-90,"width":80}]'],
  ]),
  ...wrongValues(placed('door-beyond-wall', 'wall 1', '180 cm', 'at most 180 cm'), [
    ['wider than its wall', '1,90,181', '[{"wall":1,"at":90,"width":181}]'],
  ]),
  ...wrongValues({ field: 'doors', code: 'doors-overlap', words: ['Doors 1 and 2', 'wall 2', 'move'] }, [
    ['two in the same place', '2,120,80;2,199,80', '[{"wall":2,"at":120,"width":80},{"wall":2,"at":120,"width":9}]'],
  ]),
  ...wrongValues(about('doors-too-many', '17', 'at most 16'), [
    ['17 of them', many.map(({ wall, at, width }) => [wall, at, width].join()).join(';'), JSON.stringify(many)],
  ]),
];
