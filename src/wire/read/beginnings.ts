// Where the patterns of walls begin: a wall may continue another one, stand on the joints of a floor, or have the start of
// the wall that it is a niche of. Which surface is meant is known when all of them are read.

import { BEGINNING } from '../fields/rows/job.ts';
import { MEANINGS } from '../repair/index.ts';
import { accepted, type Mistake, mistake, quoted, type Reading } from '../values/mistakes.ts';
import type { JsonObject } from './parts.ts';
import { type Called, placeCalled } from './surface-names.ts';

/** What another surface, by its place in the job, says about where the pattern of a wall begins. */
export type Beginning =
  | { readonly how: 'continues'; readonly surface: number; readonly corner: number }
  | { readonly how: 'above'; readonly surface: number; readonly wall: number }
  | { readonly how: 'aligned'; readonly surface: number };

/** The same with the name of the surface. */
export type SentBeginning =
  | { readonly how: 'continues'; readonly name: string; readonly corner: number }
  | { readonly how: 'above'; readonly name: string; readonly wall: number }
  | { readonly how: 'aligned'; readonly name: string };

const NAMES = Object.keys(BEGINNING) as (keyof typeof BEGINNING)[];

/** A body without what it says about its beginning. */
export function withoutBeginning(body: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !NAMES.some((one) => one === name)));
}

/** Reads what a surface says about its beginning; undefined if it says nothing. */
export function beginningOf(body: JsonObject, isWall: boolean): Reading<SentBeginning | undefined> {
  const given: { [name: string]: unknown } = {};
  const mistakes: Mistake[] = [];
  for (const name of NAMES) {
    if (!Object.hasOwn(body, name)) continue;
    const reading: Reading<unknown> = BEGINNING[name].fromJson(body[name], name, MEANINGS);
    if (reading.ok) given[name] = reading.value;
    else mistakes.push(...reading.mistakes);
  }
  if (mistakes.length === 0) mistakes.push(...contradictions(body, isWall));
  if (mistakes.length > 0) return { ok: false, mistakes };
  const { continues, above, cornerMm = 0, wall } = given;
  if (continues !== undefined) return accepted({ how: 'continues', name: String(continues), corner: Number(cornerMm) });
  if (above !== undefined) return accepted({ how: 'above', name: String(above), wall: Number(wall) - 1 });
  return accepted(undefined);
}

/** What does not go together. */
function contradictions(body: JsonObject, isWall: boolean): Mistake[] {
  const has = (name: string) => Object.hasOwn(body, name);
  const refuse = (code: string, param: string, message: string) => [mistake({ code, param, message })];
  const [first] = NAMES.filter(has);
  if (first === undefined) return [];
  if (!isWall)
    return refuse('beginning-floor', first, `${first} is of a wall; send kind: "wall" too, or leave it out.`);
  if (has('continues') && has('above')) {
    return refuse(
      'beginning-twice',
      'above',
      'continues and above both say where the joints are; leave one of them out.',
    );
  }
  if (has('continues') && has('start')) {
    return refuse(
      'beginning-twice',
      'start',
      'continues says where the pattern begins; leave start out, or continues.',
    );
  }
  if (has('cornerMm') && !has('continues')) {
    return refuse(
      'beginning-alone',
      'cornerMm',
      'cornerMm is about a corner that the pattern runs around; send continues too.',
    );
  }
  if (has('above') !== has('wall')) {
    const [given, missing] = has('above') ? ['above', 'wall'] : ['wall', 'above'];
    return refuse(
      'beginning-alone',
      given,
      `${given} is given without ${missing}; send the name of a floor in above, and the number of its wall in wall.`,
    );
  }
  return [];
}

/** A surface as far as it matters here. */
interface Named extends Called {
  readonly isWall: boolean;
  readonly sent: SentBeginning | undefined;
}

/** A mistake with the place of its surface. */
interface Misplaced {
  readonly index: number;
  readonly found: Mistake;
}

/** The surfaces that beginnings name, or what is wrong with them. */
export function resolveBeginnings(surfaces: readonly Named[]): {
  readonly beginnings: readonly (Beginning | undefined)[];
  readonly wrong: readonly Misplaced[];
} {
  const wrong: Misplaced[] = [];
  const beginnings = surfaces.map(({ sent }, index): Beginning | undefined => {
    if (sent === undefined) return undefined;
    const surface = placeCalled(sent.name, surfaces);
    const fault = faultOf(sent, surfaces, surface);
    if (fault !== undefined) wrong.push({ index, found: fault });
    const { name: _, ...how } = sent;
    return { ...how, surface };
  });
  if (wrong.length > 0) return { beginnings, wrong };
  const circle = surfaces.findIndex((_, index) => leadsBack(index, beginnings));
  if (circle < 0) return { beginnings, wrong };
  const message = `Its pattern would begin where it ends itself, around ${quoted(surfaces[circle].sent?.name)}; leave out continues in one of these walls.`;
  return {
    beginnings,
    wrong: [{ index: circle, found: mistake({ code: 'continues-circle', param: 'continues', message }) }],
  };
}

function faultOf({ how, name }: SentBeginning, surfaces: readonly Named[], found: number): Mistake | undefined {
  const param = how === 'above' ? 'above' : 'continues';
  const refuse = (message: string) => mistake({ code: `${param}-surface`, param, received: name, message });
  const wanted = how === 'above' ? 'a floor' : 'a wall';
  if (found < 0) {
    const names = surfaces.map((one) => quoted(one.name)).join(', ');
    return refuse(
      `${param} names ${quoted(name)}, and no surface is called so; send the name of ${wanted}: one of ${names}.`,
    );
  }
  if (surfaces[found].isWall === (how !== 'above')) return undefined;
  return refuse(
    `${param} names ${quoted(name)}, which is ${how === 'above' ? 'a wall' : 'a floor'}; send the name of ${wanted}.`,
  );
}

/** Whether a surface begins, over others, with itself. */
function leadsBack(index: number, beginnings: readonly (Beginning | undefined)[]): boolean {
  let at = beginnings[index]?.surface;
  for (let steps = 0; at !== undefined && steps < beginnings.length; steps++) {
    if (at === index) return true;
    at = beginnings[at]?.surface;
  }
  return false;
}
