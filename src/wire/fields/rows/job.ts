// The fields that only a job and its surfaces have. All other fields of a surface are those of a plan.

import { choice } from '../kinds/choice.ts';
import type { Kind } from '../kinds/kind.ts';
import { text } from '../kinds/text.ts';
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
