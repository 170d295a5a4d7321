// Kinds that describe several rooms and what joins them. Only a body has them.

import { LIMITS, type Rectangle } from '../../../engine/index.ts';
import { doorwaysFromJson } from '../../readers/rectangles.ts';
import { DOORWAY_EXAMPLE, ROOMS_EXAMPLE, roomsFromJson, type SentRoom } from '../../readers/rooms.ts';
import { refTo } from '../../schemas/parts.ts';
import { rectangleJson, rectanglesText, roomJson } from '../../values/room-texts.ts';
import type { Kind } from './kind.ts';

const { rooms, doorways } = LIMITS;

export const ROOMS = {
  kind: 'rooms',
  unit: 'cm',
  example: JSON.stringify(ROOMS_EXAMPLE),
  jsonExample: ROOMS_EXAMPLE,
  fromText: roomsFromJson,
  fromJson: roomsFromJson,
  toQuery: (list) => `rooms=${encodeURIComponent(JSON.stringify(list.map(roomJson)))}`,
  toJson: (list) => list.map(roomJson),
  schema: { type: 'array', items: refTo('schemas', 'FlatRoom'), minItems: 1, maxItems: rooms },
  placeholder: 'json',
  inWords: 'rooms',
} satisfies Kind<readonly SentRoom[]>;

export const DOORWAYS = {
  kind: 'doorways',
  unit: 'cm',
  example: JSON.stringify([DOORWAY_EXAMPLE]),
  jsonExample: [DOORWAY_EXAMPLE],
  fromText: doorwaysFromJson,
  fromJson: doorwaysFromJson,
  toQuery: (list) => `doorways=${rectanglesText(list)}`,
  toJson: (list) => list.map(rectangleJson),
  schema: { type: 'array', items: refTo('schemas', 'Rectangle'), maxItems: doorways },
  placeholder: 'json',
  inWords: 'rectangles',
} satisfies Kind<readonly Rectangle[]>;
