// Counts what a file becomes, before memory is spent on it.

import { IMPORT_LIMITS } from './limits.ts';
import { ImportError } from './refusals.ts';

export interface Budget {
  /** Counts corners that are about to be made; throws an ImportError when there are too many. */
  readonly corners: (count: number) => void;
  /** Counts a ring, a line, a text or the use of a block. */
  readonly shape: () => void;
}

/** The budget of one file. */
export function newBudget(): Budget {
  let corners = 0;
  let shapes = 0;
  return {
    corners: (count) => {
      corners += count;
      if (corners > IMPORT_LIMITS.corners) throw new ImportError('corners', { most: IMPORT_LIMITS.corners });
    },
    shape: () => {
      if (++shapes > IMPORT_LIMITS.shapes) throw new ImportError('shapes', { most: IMPORT_LIMITS.shapes });
    },
  };
}
