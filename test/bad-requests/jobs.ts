// Jobs: what is wrong with their list of surfaces, with a surface, which is named, and with what surfaces have in common.

import { type BadRequest, JOB, JSON_HEADERS, ROOM_FIELDS } from './row.ts';

const BATH = `{"name":"bath",${ROOM_FIELDS}}`;
const hall = (others: string) => `{"name":"hall","outline":"E400 S150 W400 N150"${others === '' ? '' : `,${others}`}}`;

function job(name: string, text: string, code: string, param: string | null, ...words: string[]): BadRequest {
  const request = { method: 'POST', url: JOB, headers: JSON_HEADERS, body: text, status: 400 };
  return { name: `a job with ${name}`, ...request, code, words, ...(param !== null && { param }) };
}

/** A job of two surfaces, of which the hall has more fields, and with more fields beside them. */
function flat(name: string, ofHall: string, beside: string, code: string, param: string, ...words: string[]) {
  const more = beside === '' ? '' : `,${beside}`;
  return job(name, `{"surfaces":[${BATH},${hall(ofHall)}]${more}}`, code, param, ...words);
}

export const JOBS: readonly BadRequest[] = [
  job('a list as its body', '[]', 'body-not-object', null, 'JSON object'),
  job('no surfaces', `{${ROOM_FIELDS}}`, 'surfaces-invalid', 'surfaces', '1 to 24', 'missing', 'for example'),
  job('an empty list', '{"surfaces":[]}', 'surfaces-invalid', 'surfaces', '1 to 24', 'not of 0'),
  job(
    'too many surfaces',
    `{"surfaces":[${Array.from({ length: 25 }, () => `{${ROOM_FIELDS}}`)}]}`,
    'surfaces-invalid',
    'surfaces',
    '1 to 24',
    'not of 25',
  ),
  job('a number as a surface', `{"surfaces":[${BATH},7]}`, 'surfaces-invalid', 'surfaces[1]', 'not 7', 'for example'),
  job('two surfaces of one name', `{"surfaces":[${BATH},${BATH}]}`, 'surface-name-twice', 'surfaces[1].name', '"bath"'),
  job(
    'the number of another surface as a name',
    `{"surfaces":[{"name":"2",${ROOM_FIELDS}},{${ROOM_FIELDS}}]}`,
    'surface-name-twice',
    'surfaces[1].name',
    '"2"',
  ),
  job(
    'a surface without a room',
    `{"surfaces":[${BATH},{"name":"hall"}]}`,
    'room-missing',
    'surfaces[1].outline',
    'Surface "hall"',
  ),
  flat('a room described twice', '"polygon":[[0,0],[90,0],[0,90]]', '', 'room-twice', 'surfaces[1].polygon', '"hall"'),
  flat('an unknown field in a surface', '"tileSize":200', '', 'parameter-unknown', 'surfaces[1].tileSize', '"hall"'),
  flat('an unknown field beside', '', '"tilesize":200', 'parameter-unknown', 'tilesize', 'parameters.tileSize'),
  flat('a wrong value beside', '', '"joint":101', 'joint-range', 'joint', '0 to 100'),
  flat('a wrong value in a surface', '"joint":101', '', 'joint-range', 'surfaces[1].joint', '"hall"', '0 to 100'),
  flat('a tile that is no text', '"tile":60', '', 'tile-invalid', 'surfaces[1].tile', 'must be a text', '60'),
  flat('an unknown reuse', '', '"reuse":"rooms"', 'reuse-unknown', 'reuse', 'job, surface, none', '"rooms"'),
  flat('a format in a surface', '"format":"pdf"', '', 'surface-field', 'surfaces[1].format', 'whole job', '"hall"'),
  flat('a reuse in a surface', '"reuse":"none"', '', 'surface-field', 'surfaces[1].reuse', 'beside surfaces'),
  flat('surfaces in a surface', '"surfaces":[]', '', 'surface-field', 'surfaces[1].surfaces', 'beside surfaces'),
  flat('choices', '', '"choices":true', 'job-field', 'choices', 'no choices', '/api/plan'),
  flat('offcuts of a surface', '"offcuts":true', '', 'job-field', 'surfaces[1].offcuts', 'no offcuts', '/api/plan'),
  flat('a price without a currency', '"pricePerTile":2', '', 'currency-missing', 'surfaces[1].pricePerTile', '"hall"'),
  flat('a currency without a price', '', '"currency":"EUR"', 'price-missing', 'currency', 'without a price'),
  flat(
    'two boxes for equal tiles',
    '"tilesPerBox":4',
    '"tilesPerBox":6',
    'order-differs',
    'surfaces[1].tilesPerBox',
    '"bath"',
    '"hall"',
    'tilesPerBox',
    'tile',
  ),
  flat(
    'a box smaller than a tile',
    '',
    '"boxAreaM2":0.05',
    'box-too-small',
    'boxAreaM2',
    '"bath"',
    'a single tile has 0.09 m²',
  ),
  flat(
    'a hole as large as a surface',
    '"holes":[[[-9,-9],[999,-9],[999,999],[-9,999]]]',
    '',
    'floor-empty',
    'surfaces[1].holes',
    '"hall"',
  ),
  flat(
    'too many tiles in a surface',
    '"parameters":{"tileSize":10}',
    '"joint":0',
    'too-many-tiles',
    'surfaces[1].parameters.tileSize',
    '"hall"',
  ),
  job(
    'too many tiles together',
    `{"surfaces":[${BATH},${hall('')},{"name":"loft","outline":"E900 S900 W900 N900"}],"parameters":{"tileSize":65},"joint":0}`,
    'too-many-tiles',
    'surfaces',
    'has too many tiles',
    'its surfaces have 21,845',
    'at most 20,000',
  ),
];
