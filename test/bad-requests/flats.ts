// Several rooms with one pattern that make no floor, and fields that do not go with them.

import { type BadRequest, body, ROOM_FIELDS } from './row.ts';

const HALL = '{"name":"hall","outline":"E400 S150 W400 N150"}';
const KITCHEN = '{"name":"kitchen","outline":"E250 S300 W250 N300","at":{"x":0,"y":160}}';
const rooms = (name: string, list: string, code: string, ...words: string[]): BadRequest => ({
  ...body(name, `{"rooms":${list}}`, code, ...words),
  param: 'rooms',
  example: null,
});
const both = (others: string) => `{"rooms":[${HALL},${KITCHEN}],${others}}`;

export const FLATS: readonly BadRequest[] = [
  rooms(
    'rooms that nothing joins',
    `[${HALL},${KITCHEN}]`,
    'rooms-apart',
    'kitchen',
    'touches no other room',
    'doorway',
  ),
  rooms('no rooms', '[]', 'rooms-invalid', '1 to 24 rooms', 'outline or polygon'),
  rooms('too many rooms', `[${Array.from({ length: 25 }, () => HALL)}]`, 'rooms-invalid', '1 to 24', '25 rooms'),
  rooms('one room instead of rooms', HALL, 'rooms-invalid', 'array of 1 to 24 rooms'),
  rooms('a number as a room', '[7]', 'room-invalid', 'Room 1', '7 is not a room'),
  rooms('a room without walls', '[{"name":"hall"}]', 'room-invalid', 'Room "hall"', 'neither outline nor polygon'),
  rooms('a room with a height', '[{"name":"hall","height":250}]', 'room-invalid', 'no "height"', 'polygon, at, doors'),
  rooms('a room that is open', '[{"name":"hall","outline":"E400 S150 W400"}]', 'outline-open', 'Room "hall"', 'close'),
  rooms('a room described twice', `[{${ROOM_FIELDS},"polygon":[[0,0],[1,0],[1,1]]}]`, 'room-invalid', 'both'),
  rooms('a room of two corners', '[{"polygon":[[0,0],[9,9]]}]', 'ring-too-small', 'Room 1', '2 different corners'),
  rooms('a room that crosses itself', '[{"polygon":[[0,0],[90,90],[90,0],[0,90]]}]', 'walls-cross', 'room 1'),
  rooms('a place of one number', `[{${ROOM_FIELDS},"at":{"x":1}}]`, 'room-invalid', 'at must be {x, y}', '"x":1'),
  rooms('a place too far out', `[{${ROOM_FIELDS},"at":{"x":1e9,"y":0}}]`, 'coordinate-range', 'at', '1,000,000'),
  rooms('a name of two lines', `[{${ROOM_FIELDS},"name":"a\\nb"}]`, 'name-invalid', 'Room', 'one line'),
  rooms('a door without a width', `[{${ROOM_FIELDS},"doors":[{"wall":1,"at":9}]}]`, 'door-invalid', 'Room 1', 'Door 1'),
  rooms(
    'a door in a fifth wall',
    `[{${ROOM_FIELDS},"doors":[{"wall":5,"at":90,"width":80}]}]`,
    'door-wall-unknown',
    'room 1',
    '1 to 4',
  ),
  {
    ...body(
      'a door where a doorway is',
      `{"rooms":[{"name":"hall","outline":"E400 S150 W400 N150","doors":[{"wall":3,"at":275,"width":80}]},${KITCHEN}],"doorways":[{"x":80,"y":150,"w":90,"h":10}]}`,
      'door-inside',
      'Door 1 of room "hall"',
      'outer wall',
      'leave it out',
    ),
    param: 'rooms',
  },
  {
    ...body(
      'a doorway in the open',
      both('"doorways":[{"x":80,"y":150,"w":90,"h":10},{"x":900,"y":0,"w":90,"h":10}]'),
      'rooms-apart',
      'Doorway 2',
      'touches no room',
    ),
    param: 'doorways',
  },
  {
    ...body(
      'a doorway without a width',
      both('"doorways":[{"x":80,"y":150,"w":0,"h":10}]'),
      'cutout-size',
      'Doorway 1',
      'above 0',
    ),
    param: 'doorways',
  },
  {
    ...body(
      'doorways beside one room',
      `{${ROOM_FIELDS},"doorways":[{"x":80,"y":150,"w":90,"h":10}]}`,
      'doorways-unused',
      'doorways',
      'rooms',
    ),
    param: 'doorways',
  },
  {
    ...body(
      'doors beside rooms',
      both('"doors":[{"wall":1,"at":90,"width":80}]'),
      'doors-unused',
      'doors of each room',
    ),
    param: 'doors',
  },
  { ...body('rooms beside an outline', both(ROOM_FIELDS), 'room-twice', 'outline and rooms'), param: 'rooms' },
];
