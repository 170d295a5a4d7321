// The fields of the room: its walls, what is cut out of it, and its doors.

import { CIRCLES, DOORS, RECTANGLES, RING, RINGS, WALK } from '../kinds/geometry.ts';
import type { Row } from '../row.ts';

export const ROOM = {
  outline: {
    ...WALK,
    description:
      'The walls in walking order, separated by spaces: E (right), S (down), W (left) or N (up) and a length in cm, or A<bearing>:<length> for an angled wall, the bearing in degrees clockwise from east. The walk must come back to its start; send outline or polygon, not both.',
    group: 'room',
    role: 'plan',
  },
  polygon: {
    ...RING,
    description: 'The corners of the room in order, in cm, instead of a walk: 3 to 500, in either direction.',
    group: 'room',
    role: 'plan',
  },
  holes: {
    ...RINGS,
    description:
      'Rings cut out of the floor, each by its corners like polygon; in the query several are separated by ;. They may cross the walls and each other.',
    group: 'room',
    role: 'plan',
  },
  subtract: {
    ...RECTANGLES,
    description:
      'Rectangles cut out of the floor (a pillar, a shaft, a hearth): the top-left corner x,y and the size w,h in cm; in the query several are separated by ;.',
    group: 'room',
    role: 'plan',
  },
  circles: {
    ...CIRCLES,
    description:
      'Circles cut out of the floor (a column, a drain): the centre x,y and the diameter d in cm, written like subtract.',
    group: 'room',
    role: 'plan',
  },
  doors: {
    ...DOORS,
    description:
      'Doors: the number of the wall as sent, from 1; the distance in cm from its beginning to the middle of the door; the width; and as swing, if wanted, in-left, in-right, out-left or out-right, hinged as seen from inside. They change no tile.',
    group: 'room',
    role: 'plan',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
