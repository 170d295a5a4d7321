// Walls that are tiled: invalid openings, and fields that only a floor or only a wall has.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, wrongValues } from './row.ts';

const asWall = { queryRest: `${ROOM}&kind=wall&`, bodyRest: `{${ROOM_FIELDS},"kind":"wall",FIELD}` };
const openings = (code: string, ...words: string[]) => ({ field: 'openings', code, words, ...asWall });
const WINDOW = '{"x":60,"y":90,"w":80,"h":100}';

export const TILED_WALLS: readonly BadRequest[] = [
  ...wrongValues({ field: 'kind', code: 'kind-unknown', words: ['kind must be one of floor, wall'] }, [
    ['another surface', 'ceiling', '"ceiling"'],
    ['a capital', 'Wall', '"Wall"'],
    ['nothing', '', '""'],
    ['a number', '2', '2'],
  ]),
  ...wrongValues(openings('opening-invalid', 'Opening 1 of openings', 'at most kind', 'cm'), [
    ['three numbers', '60,90,80,window', '[{"x":60,"y":90,"w":80,"kind":"window"}]'],
    ['another name', null, '[{"x":60,"y":90,"width":80,"h":100}]'],
    ['a number', '7', '[7]'],
    ['a list of null', 'null', '[null]'],
  ]),
  ...wrongValues(openings('opening-kind-unknown', 'Opening 2 of openings', 'window, door, niche', 'leave it out'), [
    ['another kind', '60,90,80,100;0,0,9,9,hatch', `[${WINDOW},{"x":0,"y":0,"w":9,"h":9,"kind":"hatch"}]`],
    ['a capital', '60,90,80,100;0,0,9,9,Door', `[${WINDOW},{"x":0,"y":0,"w":9,"h":9,"kind":"Door"}]`],
    ['null as a kind', null, `[${WINDOW},{"x":0,"y":0,"w":9,"h":9,"kind":null}]`],
  ]),
  ...wrongValues(openings('cutout-size', 'Opening 1 of openings', 'width and a height above 0'), [
    ['no height', '60,90,80,0,window', '[{"x":60,"y":90,"w":80,"h":0}]'],
  ]),
  ...wrongValues(openings('coordinate-range', 'Opening 1 of openings', '1,000,000'), [
    ['too far', '1000001,0,80,90', '[{"x":1000001,"y":0,"w":80,"h":90}]'],
  ]),
  ...wrongValues(openings('cutouts-too-many', 'at most 32'), [
    ['33 of them', Array(33).fill('1,1,2,2').join(';'), `[${Array(33).fill('{"x":1,"y":1,"w":2,"h":2}')}]`],
  ]),
  ...wrongValues(
    {
      ...openings('cutouts-too-many', '33 cutouts', 'openings and subtract', 'at most 32'),
      bodyRest: `{${ROOM_FIELDS},"kind":"wall","subtract":[${Array(32).fill('{"x":1,"y":1,"w":2,"h":2}')}],FIELD}`,
    },
    [['one beside 32 rectangles', null, `[${WINDOW}]`]],
  ),
  ...wrongValues(openings('floor-empty', 'cover the whole'), [
    ['one as large as the wall', '0,0,180,240', '[{"x":0,"y":0,"w":180,"h":240}]'],
  ]),
  body('openings: an object', `{${ROOM_FIELDS},"kind":"wall","openings":${WINDOW}}`, 'openings-not-openings', 'array'),
  query('openings: nothing', `${ROOM}&kind=wall&openings=`, 'opening-invalid', 'Opening 1', 'empty'),
  ...wrongValues({ field: 'openings', code: 'openings-unused', words: ['of a wall', 'kind=wall', 'subtract'] }, [
    ['in a floor', '60,90,80,100,window', `[${WINDOW}]`],
  ]),
  ...wrongValues({ ...openings('wall-doors', 'no doors', 'openings', 'kind: "door"'), field: 'doors' }, [
    ['in a wall', '2,120,80', '[{"wall":2,"at":120,"width":80}]'],
  ]),
  ...wrongValues({ ...openings('wall-skirting', 'no skirting', 'leave it out'), field: 'skirting' }, [
    ['of a wall', 'all', '"all"'],
  ]),
  ...wrongValues({ ...openings('start-place', 'no doors to start at', 'wall:3', 'best'), field: 'start' }, [
    ['a door of a wall', 'door:1', '"door:1"'],
  ]),
  {
    ...body('rooms of a wall', `{"kind":"wall","rooms":[{${ROOM_FIELDS}}]}`, 'wall-rooms', 'no rooms', 'polygon'),
    param: 'rooms',
  },
];
