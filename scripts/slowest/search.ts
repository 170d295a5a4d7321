// An evolutionary search for the slowest legal request: it times children of slow requests and keeps the slow ones.

import { extname } from 'node:path';
import { randomAt } from '../../test/fuzz/random.ts';
import { WatchedChild } from '../../test/services/watched-child.ts';
import { bodyOf, type Candidate, isLegalBody, isLegalRoom } from './candidate.ts';
import type { Measure, MeasureQuestion, Parts } from './measure-child.ts';
import { cross, mutate } from './mutations.ts';
import { type Member, Population } from './population.ts';
import { seeds } from './seeds.ts';

export interface SearchOptions {
  readonly minutes: number;
  readonly seed: number;
  /** Called for every request that is the slowest of its family so far. */
  readonly onFind: (member: Member) => void;
  readonly onProgress: (tried: number) => void;
}

export interface Find extends Member {
  /** The time of each part, for planned requests. */
  readonly parts: Parts | undefined;
}

/** A request that takes longer counts as hung. */
const HANG_MS = 15_000;
/** Each part is timed separately, after the whole. */
const PARTS_MS = 6 * HANG_MS;
const CROSSED_SHARE = 0.15;
const REPORTED = 12;
const CHILD = new URL(`./measure-child${extname(import.meta.url)}`, import.meta.url);

/** Searches for the given minutes; returns the slowest requests of the slowest families. */
export async function searchSlowest({ minutes, seed, onFind, onProgress }: SearchOptions): Promise<Find[]> {
  const child = new WatchedChild<MeasureQuestion, Measure>(CHILD);
  const population = new Population();
  let tried = 0;

  async function tryOut(candidate: Candidate): Promise<void> {
    const body = bodyOf(candidate);
    if (!isLegalBody(body)) return;
    const worthMs = population.bar(candidate, candidate.laying.start);
    const member = { candidate, body, ...(await measure(child, { body, worthMs, withParts: false })) };
    tried += 1;
    onProgress(tried);
    if (member.outcome !== 'unreadable' && population.add(member)) onFind(member);
  }

  for (const candidate of seeds()) {
    if (isLegalRoom(candidate.room)) await tryOut(candidate);
    else throw new Error(`The seed ${candidate.family} is no room.`);
  }
  // The time limit starts after the seeds, which are always timed.
  const until = performance.now() + minutes * 60_000;
  for (let number = 0; performance.now() < until; number += 1) {
    const random = randomAt(seed, number);
    const { candidate } = population.pick(random);
    const parent = random.chance(CROSSED_SHARE) ? cross(candidate, population.pick(random).candidate) : candidate;
    const made = mutate(parent, random);
    if (made) await tryOut(made);
  }
  const finds: Find[] = [];
  for (const member of population.slowest().slice(0, REPORTED)) {
    const question = { body: member.body, worthMs: 0, withParts: true };
    const isPlanned = member.outcome === 'planned';
    finds.push({ ...member, parts: isPlanned ? (await measure(child, question, PARTS_MS)).parts : undefined });
  }
  child.stop();
  return finds;
}

async function measure(
  child: WatchedChild<MeasureQuestion, Measure>,
  question: MeasureQuestion,
  hangMs = HANG_MS,
): Promise<Measure> {
  const outcome = await child.ask(question, hangMs);
  if (outcome.kind === 'answer') return outcome.answer;
  return { outcome: outcome.kind === 'hung' ? 'hung' : `ended (${outcome.code})`, ms: HANG_MS, parts: undefined };
}
