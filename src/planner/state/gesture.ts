// Names of gestures: the proposals of one gesture, such as a drag, are one undo step.

import type { Origin } from './session.ts';

let gestures = 0;

/** A name for a new gesture. */
export function newGesture(origin: Origin): string {
  gestures++;
  return `${origin}#${gestures}`;
}
