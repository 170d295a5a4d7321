// The fields of several rooms with one pattern.

import { ROOMS_WITH_WALL } from '../../readers/rooms.ts';
import { DOORWAYS, ROOMS as KIND_ROOMS } from '../kinds/rooms.ts';
import type { Row } from '../row.ts';

export const ROOMS = {
  rooms: {
    ...KIND_ROOMS,
    description:
      'Several rooms with one pattern, instead of outline and polygon: each as outline or polygon, with a name, its place at in the frame of all rooms, and its doors. The floor is all of them with the doorways; each room must touch another or be joined by a doorway.',
    group: 'room',
    role: 'plan',
    isBodyOnly: true,
  },
  doorways: {
    ...DOORWAYS,
    description:
      'Rectangles of floor that join rooms, written like subtract: from one room through the wall to the other.',
    group: 'room',
    role: 'plan',
    isBodyOnly: true,
    exampleNeeds: { rooms: ROOMS_WITH_WALL },
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
