// The fields of a wall that is tiled. They come after those of rooms, so that they change no address that people have.

import { choice } from '../kinds/choice.ts';
import { OPENINGS } from '../kinds/geometry.ts';
import type { Row } from '../row.ts';

export const SURFACE_KINDS = ['floor', 'wall'] as const;

export const WALLS = {
  kind: {
    ...choice(SURFACE_KINDS, 'floor'),
    description:
      'What is tiled. A wall is seen from the room: x to the right, y down, its lower edge is the floor. It has openings instead of doors; start=wall:3 puts whole tiles on the floor if the walk begins at the top left.',
    group: 'room',
    role: 'plan',
  },
  openings: {
    ...OPENINGS,
    description:
      'Openings of a wall, cut out like subtract and named in the drawing: the top-left corner x,y (y from the top of the wall), the size w,h in cm, and the kind: window (by default), door or niche.',
    group: 'room',
    role: 'plan',
    exampleNeeds: { kind: 'wall' },
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
