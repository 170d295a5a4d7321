// The slowest candidates so far: a few per family, so that one cause of slowness does not displace the others.

import type { Random } from '../../test/fuzz/random.ts';
import type { Candidate } from './candidate.ts';

export interface Member {
  readonly candidate: Candidate;
  readonly body: string;
  /** `planned`, the code of a refusal, or another outcome. */
  readonly outcome: string;
  readonly ms: number;
}

const MOST_OF_A_FAMILY = 5;
const TOURNAMENT = 4;

/** Slower candidates are reported but not bred from: a generation would take minutes. */
const MOST_BRED_MS = 4000;

export class Population {
  readonly #families = new Map<string, Member[]>();

  /** Adds a member if it is among the slowest of its family; returns whether it is the slowest. */
  add(member: Member): boolean {
    const family = familyOf(member);
    const members = [...(this.#families.get(family) ?? []), member].sort((a, b) => b.ms - a.ms);
    this.#families.set(family, members.slice(0, MOST_OF_A_FAMILY));
    return members[0] === member;
  }

  /** The milliseconds that a candidate of a family must exceed to be added. */
  bar({ family }: Candidate, start: unknown): number {
    const members = this.#families.get(nameOf(family, start, true)) ?? [];
    return members.length < MOST_OF_A_FAMILY ? 0 : members[members.length - 1].ms;
  }

  /** Picks a parent: a random member of a random family, or the slowest of a few. */
  pick(random: Random): Member {
    const families = [...this.#families.values()]
      .map((members) => members.filter(({ ms }) => ms < MOST_BRED_MS))
      .filter((members) => members.length > 0);
    if (random.chance(0.5)) return random.pick(random.pick(families));
    const some = Array.from({ length: TOURNAMENT }, () => random.pick(random.pick(families)));
    return some.reduce((slowest, member) => (member.ms > slowest.ms ? member : slowest));
  }

  /** The slowest of each family, slowest first. */
  slowest(): Member[] {
    return [...this.#families.values()].map(([first]) => first).sort((a, b) => b.ms - a.ms);
  }
}

/** Refusals and searches for the best start are separate families, because they are slow for other reasons. */
export function familyOf({ candidate, outcome }: Member): string {
  return nameOf(candidate.family, candidate.laying.start, outcome === 'planned');
}

function nameOf(family: string, start: unknown, isPlanned: boolean): string {
  return `${family}${start === 'best' ? ', best start' : ''}${isPlanned ? '' : ', not planned'}`;
}
