// The fields that only a job and its surfaces have. All other fields of a surface are those of a plan.

import { LIMITS } from '../../../engine/index.ts';
import { MOST_CORNER_MM } from '../../readers/tiled-walls.ts';
import { choice } from '../kinds/choice.ts';
import type { Kind } from '../kinds/kind.ts';
import { number } from '../kinds/number.ts';
import { text } from '../kinds/text.ts';
import { NICHE, WALLS_OF } from '../kinds/tiled-walls.ts';
import { NAME_CHARACTERS } from './options.ts';

/** Where the offcuts of a tile are reused. */
export const REUSES = ['job', 'surface', 'none'] as const;

const TILE_CHARACTERS = 60;

/** What only a surface has. */
export const SURFACE = {
  name: {
    ...text(NAME_CHARACTERS, 'Bathroom'),
    description: `Its name, at most ${NAME_CHARACTERS} characters and another one than those of the other surfaces; by default its number.`,
  },
  tile: {
    ...text(TILE_CHARACTERS, 'Carrara 60 × 30'),
    description:
      'What is laid, in the words of the shop. Surfaces with equal tiles and the same words, or all without any, are one material. A floor and a wall share a material only by its name.',
  },
} as const satisfies Readonly<Record<string, Kind<unknown> & { readonly description: string }>>;

/** Where the pattern of a wall begins, if another surface says so. */
export const BEGINNING = {
  continues: {
    ...text(NAME_CHARACTERS, 'Bathroom wall 1'),
    description:
      'Of a wall: the name of the wall on its left, whose pattern it goes on with around the corner, on one floor. Instead of start.',
  },
  cornerMm: {
    ...number(9, { unit: 'mm', range: { min: 0, max: MOST_CORNER_MM } }),
    description:
      'With continues, at an outside corner: how much of the pattern is left out, mostly the thickness of a tile whose edge is seen there.',
  },
  above: {
    ...text(NAME_CHARACTERS, 'Bathroom'),
    description:
      'Of a wall: the name of the floor on whose joints its own stand, along the wall of the room that wall names; its 0 is the left end of that wall. start says where it begins in height.',
  },
  wall: {
    ...number(2, { range: { min: 1, max: LIMITS.ringCorners.max }, whole: true }),
    description: 'With above: the number of the wall of that floor, from 1.',
  },
} as const satisfies Readonly<Record<string, Kind<unknown> & { readonly description: string }>>;

/** What stands for several surfaces, in an entry of the list of surfaces. Its other fields are those of each of them. */
export const SEVERAL = {
  wallsOf: {
    ...WALLS_OF,
    description:
      'The walls of a room instead of one surface: one after the other from the first, turning to the right, called by the floor and their numbers ("Bathroom wall 1"), or by name and their numbers. The doors of the room are openings of them.',
  },
  niche: {
    ...NICHE,
    description:
      'A niche in a wall instead of one surface: its opening is cut out of the wall, and its back, left, right, top and bottom are surfaces. They have the fields of the wall unless they are sent, and its joints run over their edges unless start is sent.',
  },
} as const;

/** What only a job has. */
export const JOB = {
  name: {
    ...text(NAME_CHARACTERS, 'Flat 12'),
    description: `Title of the job in files and their names, at most ${NAME_CHARACTERS} characters; not stored.`,
  },
  reuse: {
    ...choice(REUSES, 'job'),
    description:
      'Where offcuts are reused: in the whole job, in the surface where they are cut, or nowhere. Only tiles of one material replace each other.',
  },
} as const satisfies Readonly<Record<string, Kind<unknown> & { readonly description: string }>>;
