// Jobs with walls: where their patterns begin, the walls of rooms, and niches.

import { type BadRequest, JOB, JSON_HEADERS, ROOM_FIELDS } from './row.ts';

const BATH = `{"name":"bath",${ROOM_FIELDS}}`;
const WALL = '"kind":"wall","outline":"E180 S250 W180 N250"';

function job(name: string, surfaces: string, code: string, param: string, ...words: string[]): BadRequest {
  const body = surfaces.startsWith('{"surfaces"') ? surfaces : `{"surfaces":[${surfaces}]}`;
  const request = { method: 'POST', url: JOB, headers: JSON_HEADERS, body, status: 400 };
  return { name: `a job with ${name}`, ...request, code, words, param };
}

/** A wall after a floor, with more fields. */
function wall(name: string, fields: string, code: string, param: string, ...words: string[]): BadRequest {
  const surfaces = `${BATH},{"name":"splash",${WALL},${fields}}`;
  return job(name, surfaces, code, `surfaces[1].${param}`, '"splash"', ...words);
}

/** The walls of a floor. */
function walls(name: string, wallsOf: string, code: string, ...words: string[]): BadRequest {
  return job(name, `${BATH},{"wallsOf":${wallsOf}}`, code, 'surfaces[1].wallsOf', 'Surface 2', ...words);
}

function niche(name: string, sent: string, code: string, ...words: string[]): BadRequest {
  const surfaces = `{"name":"splash",${WALL}},{"name":"bath",${ROOM_FIELDS}},{"niche":${sent}}`;
  return job(name, surfaces, code, 'surfaces[2].niche', 'Surface 3', ...words);
}

const OPENING = '"x":9,"y":9,"w":20,"h":20';

export const WALLS_OF_ROOMS: readonly BadRequest[] = [
  wall(
    'a wall that continues nothing',
    '"continues":"wall 1"',
    'continues-surface',
    'continues',
    'is called so',
    '"bath"',
  ),
  wall('a wall that continues a floor', '"continues":"bath"', 'continues-surface', 'continues', 'a floor', 'a wall'),
  wall('a wall that continues itself', '"continues":"splash"', 'continues-circle', 'continues', 'leave out continues'),
  wall('a wall that continues a number', '"continues":3', 'continues-invalid', 'continues', 'must be a text'),
  job(
    'walls that continue each other',
    `{"name":"a",${WALL},"continues":"b"},{"name":"b",${WALL},"continues":"a"}`,
    'continues-circle',
    'surfaces[0].continues',
    '"a"',
    '"b"',
  ),
  job(
    'a wall that continues other tiles',
    `{"name":"a",${WALL}},{"name":"b",${WALL},"continues":"a","joint":5}`,
    'continues-tiles',
    'surfaces[1].continues',
    '"b"',
    '"a"',
    'joints',
  ),
  job(
    'walls of boards around a corner',
    `{"surfaces":[{"wallsOf":{${ROOM_FIELDS},"height":250}}],"pattern":"planks"}`,
    'continues-tiles',
    'surfaces[0].continues',
    '"Wall 2"',
    'boards',
    'joints: "own"',
  ),
  job(
    'a floor that continues a wall',
    `{"name":"a",${WALL}},{"name":"bath",${ROOM_FIELDS},"continues":"a"}`,
    'beginning-floor',
    'surfaces[1].continues',
    'of a wall',
    '"bath"',
  ),
  wall('a start beside continues', '"continues":"x","start":"best"', 'beginning-twice', 'start', 'leave start out'),
  wall('continues beside above', '"continues":"x","above":"bath","wall":1', 'beginning-twice', 'above', 'leave one'),
  wall('a corner without continues', '"cornerMm":9', 'beginning-alone', 'cornerMm', 'send continues too'),
  wall('a thick corner', '"continues":"x","cornerMm":101', 'cornerMm-range', 'cornerMm', '0 to 100'),
  wall('a floor without its wall', '"above":"bath"', 'beginning-alone', 'above', 'number of its wall'),
  wall('a wall without its floor', '"wall":1', 'beginning-alone', 'wall', 'name of a floor'),
  wall('a wall above no floor', '"above":"hall","wall":1', 'above-surface', 'above', '"hall"', '"bath"'),
  wall('a wall above a wall', '"above":"splash","wall":1', 'above-surface', 'above', 'a wall', 'a floor'),
  wall('a wall above a fifth one', '"above":"bath","wall":5', 'above-tiles', 'above', 'no wall 5'),
  wall('half a wall below', '"above":"bath","wall":1.5', 'wall-range', 'wall', 'whole number'),
  wall('tiles of another width below', '"above":"bath","wall":1,"joint":5', 'above-tiles', 'above', 'another width'),
  wall(
    'slanted joints above a floor',
    '"above":"bath","wall":1,"pattern":"diamonds"',
    'above-tiles',
    'above',
    'squarely',
  ),
  job(
    'a wall that is wider than the one below',
    `${BATH},{"name":"splash","kind":"wall","outline":"E200 S250 W200 N250","above":"bath","wall":1}`,
    'above-tiles',
    'surfaces[1].above',
    'does not fit',
    '200 cm',
  ),
  job(
    'a wall above several rooms',
    `{"name":"flat","rooms":[{${ROOM_FIELDS}}]},{"name":"splash",${WALL},"above":"flat","wall":1}`,
    'above-tiles',
    'surfaces[1].above',
    'several rooms',
  ),
  walls('walls of nothing', '{"height":250}', 'wallsOf-invalid', 'one of surface, outline and polygon', 'for example'),
  walls('walls as a text', '"bath"', 'wallsOf-invalid', 'is "bath"', '{surface, height}'),
  walls('walls with a width', '{"surface":"bath","height":250,"width":9}', 'wallsOf-invalid', 'has no "width"'),
  walls('walls described twice', `{"surface":"bath",${ROOM_FIELDS},"height":250}`, 'wallsOf-invalid', 'one of'),
  walls(
    'walls with doors of their floor',
    '{"surface":"bath","height":250,"doors":[]}',
    'wallsOf-invalid',
    'the doors',
  ),
  walls('walls of no floor', '{"surface":"hall","height":250}', 'wallsOf-surface', '"hall"', 'name of a floor'),
  walls('walls without a height', '{"surface":"bath"}', 'wallsOf-height', 'height', 'is missing', '250'),
  walls('walls of no height', '{"surface":"bath","height":0}', 'wallsOf-height', 'is 0', 'above 0'),
  walls('doors of no height', '{"surface":"bath","height":250,"doorHeight":-1}', 'wallsOf-height', 'doorHeight', '-1'),
  walls(
    'unknown joints',
    '{"surface":"bath","height":250,"joints":"up"}',
    'wallsOf-invalid',
    '"up"',
    'around, floor, own',
  ),
  walls('joints on no floor', `{${ROOM_FIELDS},"height":250,"joints":"floor"}`, 'wallsOf-invalid', 'needs a surface'),
  walls('a thick corner of walls', '{"surface":"bath","height":250,"cornerMm":101}', 'cornerMm-range', '0 to 100'),
  walls('an open room of walls', '{"outline":"E180 S240 W180","height":250}', 'outline-open', 'close'),
  walls('crossed walls', '{"polygon":[[0,0],[90,90],[90,0],[0,90]],"height":250}', 'walls-cross', 'wallsOf'),
  walls(
    'a window in no wall',
    `{"surface":"bath","height":250,"openings":[{${OPENING}}]}`,
    'wallsOf-opening',
    'number',
  ),
  walls(
    'a window in a fifth wall',
    `{"surface":"bath","height":250,"openings":[{"wall":5,${OPENING}}]}`,
    'wallsOf-opening',
    '1 to 4',
  ),
  walls(
    'a window without a size',
    '{"surface":"bath","height":250,"openings":[{"wall":1,"x":9}]}',
    'opening-invalid',
    'Opening 1',
  ),
  job(
    'walls of a wall',
    `{"name":"splash",${WALL}},{"wallsOf":{"surface":"splash","height":250}}`,
    'wallsOf-surface',
    'surfaces[1].wallsOf',
    'is a wall',
  ),
  job(
    'walls of several rooms',
    `{"name":"flat","rooms":[{${ROOM_FIELDS}}]},{"wallsOf":{"surface":"flat","height":250}}`,
    'wallsOf-surface',
    'surfaces[1].wallsOf',
    'several rooms',
    'outline',
  ),
  job(
    'an outline beside walls',
    `${BATH},{"wallsOf":{"surface":"bath","height":250},${ROOM_FIELDS}}`,
    'wallsOf-field',
    'surfaces[1].outline',
    'follows from wallsOf',
  ),
  job(
    'a wrong joint of walls',
    `${BATH},{"wallsOf":{"surface":"bath","height":250},"joint":101}`,
    'joint-range',
    'surfaces[1].joint',
    '"bath wall 1"',
  ),
  job(
    'more walls than surfaces',
    `{"surfaces":[${BATH},${Array.from({ length: 6 }, (_, i) => `{"name":"r${i}","wallsOf":{"surface":"bath","height":250}}`)}]}`,
    'surfaces-invalid',
    'surfaces',
    '25 surfaces',
    'at most 24',
  ),
  niche(
    'a niche without a depth',
    '{"surface":"splash","x":9,"y":9,"w":20,"h":20}',
    'niche-invalid',
    'depth',
    'for example',
  ),
  niche(
    'a niche without a width',
    `{"surface":"splash","x":9,"y":9,"w":0,"h":20,"depth":9}`,
    'niche-invalid',
    'above 0',
  ),
  niche('a niche in nothing', `{${OPENING},"depth":9}`, 'niche-invalid', 'name of a wall'),
  niche('a niche in a floor', `{"surface":"bath",${OPENING},"depth":9}`, 'niche-surface', '"bath"', 'no wall'),
  niche('a niche as a number', '7', 'niche-invalid', '7', '{surface, x, y, w, h, depth}'),
  job(
    'a polygon beside a niche',
    `{"name":"splash",${WALL}},{"niche":{"surface":"splash",${OPENING},"depth":9},"polygon":[[0,0],[9,0],[0,9]]}`,
    'niche-field',
    'surfaces[1].polygon',
    'follows from niche',
  ),
];
