// Invalid cutouts, and readable requests that cannot be planned: nothing left of the floor, rooms too large or too
// small, too many tiles.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, wrongValues } from './row.ts';

const rectangle = {
  field: 'subtract',
  code: 'rectangle-invalid',
  words: ['Rectangle 1', 'subtract', 'cm'],
  queryWords: ['x,y,w,h'],
  bodyWords: ['{x, y, w, h}', 'four numbers'],
};
const size = {
  field: 'subtract',
  code: 'cutout-size',
  words: ['Rectangle 1', 'subtract', 'width', 'height', 'above 0'],
};
const many = Array.from({ length: 33 }, (_, i) => ({ x: i * 3, y: 0, w: 1, h: 1 }));

/** A body with this room. */
const room = (walk: string) => `{"outline":"${walk}"}`;

export const FLOORS: readonly BadRequest[] = [
  ...wrongValues(rectangle, [
    ['three numbers', '140,0,40', '[{"x":140,"y":0,"w":40}]'],
    ['five numbers', '140,0,40,60,1', '[{"x":140,"y":0,"w":40,"h":60,"d":1}]'],
    ['two points', '140,0 180,60', '[[140,0],[180,60]]'],
    ['a list', '[140,0,40,60]', '[[140,0,40,60]]'],
    ['spaces after commas', '140, 0, 40, 60', '["140, 0, 40, 60"]'],
    ['a size', '140,0,40x60', '[{"x":140,"y":0,"size":"40x60"}]'],
    ['words', 'a,b,c,d', '[{"x":"a","y":"b","w":"c","h":"d"}]'],
    ['a missing number', '140,,40,60', '[{"x":140,"y":null,"w":40,"h":60}]'],
    ['a space before a unit', '140 cm,0,40,60', '[{"x":"140 cm","y":0,"w":40,"h":60}]', '2.5m'],
    ['a number as text', null, '[{"x":"140","y":0,"w":40,"h":60}]', '2.5m'],
    ['infinity', '0,0,Infinity,1', '[{"x":0,"y":0,"w":1e999,"h":1}]'],
    ['other names', null, '[{"x":140,"y":0,"width":40,"height":60}]'],
    ['capital names', null, '[{"X":140,"Y":0,"W":40,"H":60}]'],
    ['a prototype', null, '[{"__proto__":1,"y":0,"w":40,"h":60}]'],
    ['a list of null', 'null', '[null]'],
    ['a truth value', 'true', '[true]'],
    ['an empty object', '{}', '[{}]'],
  ]),
  query('subtract: nothing', `${ROOM}&subtract=`, 'rectangle-invalid', 'Rectangle 1', 'subtract', 'empty', 'leave out'),
  query('subtract: a semicolon', `${ROOM}&subtract=140,0,40,60;`, 'rectangle-invalid', 'Rectangle 2', 'empty', ';'),
  ...wrongValues(size, [
    ['no width', '140,0,0,60', '[{"x":140,"y":0,"w":0,"h":60}]'],
    ['no height', '140,0,40,0', '[{"x":140,"y":0,"w":40,"h":0}]'],
    ['a negative width', '140,0,-40,60', '[{"x":140,"y":0,"w":-40,"h":60}]'],
    ['minus zero', '140,0,40,-0', '[{"x":140,"y":0,"w":40,"h":-0}]'],
  ]),
  ...wrongValues({ ...size, words: ['Rectangle 1', 'subtract', 'width', 'height', '0.0001 cm'] }, [
    ['thinner than the grid', '140,0,0.000001,60', '[{"x":140,"y":0,"w":1e-6,"h":60}]'],
  ]),
  ...wrongValues(
    { field: 'subtract', code: 'coordinate-range', words: ['Rectangle 1', 'subtract', '-1,000,000', '1,000,000'] },
    [
      ['too far', '1000001,0,1,1', '[{"x":1000001,"y":0,"w":1,"h":1}]'],
      ['reaching too far', '0,0,1000001,1', '[{"x":0,"y":0,"w":1e300,"h":1}]'],
    ],
  ),
  ...wrongValues({ field: 'subtract', code: 'cutouts-too-many', words: ['subtract', 'at most 32'] }, [
    ['33 of them', many.map(({ x, y, w, h }) => [x, y, w, h].join()).join(';'), JSON.stringify(many), '33'],
    ['a thousand semicolons', ';'.repeat(999), JSON.stringify(Array(1000).fill(7)), '1000'],
  ]),
  ...['"140,0,40,60"', '{"x":140,"y":0,"w":40,"h":60}', '7', 'null', 'false'].map((json) =>
    body(
      `subtract: ${json}`,
      `{${ROOM_FIELDS},"subtract":${json}}`,
      'subtract-not-rectangles',
      'subtract',
      'array',
      '{x, y, w, h}',
      'cm',
    ),
  ),
  ...wrongValues({ field: 'subtract', code: 'floor-empty', words: ['whole floor', 'smaller'] }, [
    ['the whole floor', '0,0,180,240', '[{"x":0,"y":0,"w":180,"h":240}]'],
    ['more than the floor', '-50,-50,999,999', '[{"x":-50,"y":-50,"w":999,"h":999}]'],
    ['both halves', '0,0,90,240;90,0,90,240', '[{"x":0,"y":0,"w":90,"h":240},{"x":90,"y":0,"w":90,"h":240}]'],
  ]),
  ...wrongValues({ field: 'holes', code: 'floor-empty', words: ['whole floor', 'smaller'] }, [
    ['the whole floor', '0,0 180,0 180,240 0,240', '[[[0,0],[180,0],[180,240],[0,240]]]'],
  ]),
  ...wrongValues(
    { field: 'circles', code: 'circle-invalid', words: ['Circle 1', 'circles', 'three numbers', 'cm', '2.5m'] },
    [
      ['two numbers', '90,120', '[{"x":90,"y":120}]'],
      ['a radius', '90,120,r20', '[{"x":90,"y":120,"r":20}]'],
      ['four numbers', '90,120,40,40', '[{"x":90,"y":120,"w":40,"h":40}]'],
      ['a space before a unit', '90,120,40 cm', '[{"x":90,"y":120,"d":"40 cm"}]'],
    ],
  ),
  ...wrongValues({ field: 'circles', code: 'cutout-size', words: ['Circle 2', 'circles', 'diameter', '0.1 cm'] }, [
    ['no diameter', '9,9,9;90,120,0', '[{"x":9,"y":9,"d":9},{"x":90,"y":120,"d":0}]'],
    ['smaller than a millimetre', '9,9,9;90,120,0.9mm', '[{"x":9,"y":9,"d":9},{"x":90,"y":120,"d":"0.9mm"}]'],
  ]),
  ...wrongValues({ field: 'circles', code: 'coordinate-range', words: ['Circle 1', 'circles', '1,000,000'] }, [
    ['too far', '1000001,0,1', '[{"x":1000001,"y":0,"d":1}]'],
    ['reaching too far', '999990,0,30', '[{"x":999990,"y":0,"d":30}]'],
  ]),
  ...wrongValues({ field: 'circles', code: 'cutouts-too-many', words: ['circles', '33', 'at most 32'] }, [
    ['33 of them', Array(33).fill('1,1,1').join(';'), JSON.stringify(Array(33).fill({ x: 1, y: 1, d: 1 }))],
  ]),
  ...wrongValues({ field: 'circles', code: 'floor-empty', words: ['whole floor', 'smaller'] }, [
    ['the whole floor', '90,120,400', '[{"x":90,"y":120,"d":400}]'],
  ]),
  body('circles: an object', `{${ROOM_FIELDS},"circles":{"x":9}}`, 'circles-not-circles', 'array', '{x, y, d}', 'cm'),
  query('a crumb of the floor', `${ROOM}&subtract=0,0,179.999,240`, 'floor-too-small', '1 cm²', 'cm'),
  query('a room in metres', 'outline=E0.4+S0.3+W0.4+N0.3', 'floor-too-small', '0.12 cm²', '1 cm²', 'cm'),
  body('a room in metres', room('E0.4 S0.3 W0.4 N0.3'), 'floor-too-small', '0.12 cm²', '1 cm²', 'cm'),
  query('a room over 200 m', 'outline=E20001+S300+W20001+N300', 'room-too-large', '20001 cm', 'at most 20000 cm'),
  body('a room over 200 m', room('E20001 S300 W20001 N300'), 'room-too-large', '20001 cm', 'at most 20000 cm'),
  query('a room over 200 m high', 'polygon=0,0+300,0+0,20000.5', 'room-too-large', '20000.5 cm', 'at most 20000 cm'),
  body(
    'a room of kilometres',
    '{"polygon":[[-900000,0],[900000,0],[0,900000]]}',
    'room-too-large',
    '1800000 cm',
    '20000 cm',
  ),
  query(
    'a walk that crosses itself',
    'outline=E400+S300+W200+N400+W200+S100',
    'walls-cross',
    'all 1 ',
    'all 4 ',
    'cross',
  ),
  body('a walk that crosses itself', room('E400 S300 W200 N400 W200 S100'), 'walls-cross', 'all 1 ', 'all 4 ', 'cross'),
  query('a walk that turns on its heel', 'outline=E400+W100+S300+W300+N300', 'walls-overlap', 'all 1 ', 'all 2 '),
  query(
    'a walk that touches itself',
    'outline=E200+S100+E200+S100+W200+N100+W200+N100',
    'walls-touch',
    'touch',
    'all ',
  ),
  query('too many tiles', `${ROOM}&tileSize=10`, 'too-many-tiles', '20,000', 'tileSize'),
  body(
    'too many tiles',
    `{${ROOM_FIELDS},"parameters":{"tileSize":10}}`,
    'too-many-tiles',
    '20,000',
    'parameters.tileSize',
  ),
  query('too many tiles by far', 'outline=E20000+S20000+W20000+N20000&tileSize=10', 'too-many-tiles', '20,000'),
  query('one tile too many', 'outline=E2000.1+S1000+W2000.1+N1000&tileSize=100&joint=0', 'too-many-tiles', '20,000'),
  query(
    'too many tiles from the best start',
    'outline=E2000+S2000+W2000+N2000&tileSize=20&start=best',
    'too-many-tiles',
    '20,000',
  ),
  query('too many bricks', 'outline=E3000+S3000+W3000+N3000&pattern=bricks&tileWidth=10', 'too-many-tiles', '20,000'),
  query('too many planks', 'outline=E9000+S9000+W9000+N9000&pattern=herringbone', 'too-many-tiles', '20,000'),
  query(
    'too many cubes',
    'outline=E5000+S5000+W5000+N5000&pattern=isometric-cubes&format=svg',
    'too-many-tiles',
    '20,000',
  ),
];
