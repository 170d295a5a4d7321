// Children of candidates: one with a few mutations, or one with the room and the laying of two parents.

import type { Random } from '../../test/fuzz/random.ts';
import { type Candidate, isLegalRoom } from './candidate.ts';
import { LAYING_MUTATIONS } from './laying-mutations.ts';
import { ROOM_MUTATIONS } from './room-mutations.ts';

/** Returns a candidate with a few mutations; undefined if the result is not a legal room. */
export function mutate(candidate: Candidate, random: Random): Candidate | undefined {
  let { room, laying } = candidate;
  for (let changes = random.size(5); changes > 0; changes -= 1) {
    if (random.chance(0.6)) room = random.weighted(ROOM_MUTATIONS)(room, random);
    else laying = random.weighted(LAYING_MUTATIONS)(laying, random, room);
  }
  return isLegalRoom(room) ? { ...candidate, room, laying } : undefined;
}

/** Combines the room of one candidate with the laying of another. */
export function cross({ family, room }: Candidate, { laying }: Candidate): Candidate {
  return { family, room, laying };
}
