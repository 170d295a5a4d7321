// Children of candidates: one with a few changes, or one that takes its room and its laying from two.

import type { Random } from '../../test/fuzz/random.ts';
import { type Candidate, isLegalRoom } from './candidate.ts';
import { LAYING_MUTATIONS } from './laying-mutations.ts';
import { ROOM_MUTATIONS } from './room-mutations.ts';

/** A candidate with one or a few changes. Undefined where they make no room. */
export function mutate(candidate: Candidate, random: Random): Candidate | undefined {
  let { room, laying } = candidate;
  for (let changes = random.size(5); changes > 0; changes -= 1) {
    if (random.chance(0.6)) room = random.weighted(ROOM_MUTATIONS)(room, random);
    else laying = random.weighted(LAYING_MUTATIONS)(laying, random, room);
  }
  return isLegalRoom(room) ? { ...candidate, room, laying } : undefined;
}

/** The room of one laid like the other. */
export function cross({ family, room }: Candidate, { laying }: Candidate): Candidate {
  return { family, room, laying };
}
