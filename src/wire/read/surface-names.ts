// What the surfaces of a job are called: by their names, by their numbers, or, if they follow from a room or a niche, by
// names in the language of the job, whose English forms name them too.

import { isLang, LANGUAGES, type Lang } from '../../words/index.ts';
import { isJsonObject } from '../values/corners.ts';
import { quoted } from '../values/mistakes.ts';
import type { JsonObject } from './parts.ts';

/** The name that was sent; undefined if there is none. */
export function sentName(body: unknown): string | undefined {
  const { name } = isJsonObject(body) ? body : {};
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** The name of a surface, or its number. */
export function nameOf(body: unknown, index: number): string {
  return sentName(body) ?? `${index + 1}`;
}

/** What a sentence calls a surface. */
export function calledOf(body: unknown, index: number): string {
  const name = sentName(body);
  return `Surface ${name === undefined ? index + 1 : quoted(name)}`;
}

/** A surface as others name it. */
export interface Called {
  readonly name: string;
  /** Its English name, if it is called by what it follows from. */
  readonly englishName?: string | undefined;
}

/** The place of the surface that a name means: that of this name, or of this English one; -1 if there is none. */
export function placeCalled(name: string, surfaces: readonly Called[]): number {
  const place = surfaces.findIndex((one) => one.name === name);
  return place >= 0 ? place : surfaces.findIndex(({ englishName }) => englishName === name);
}

/** The language of a job, as far as it is one. */
export function langOf({ lang }: JsonObject): Lang {
  return typeof lang === 'string' && isLang(lang) ? lang : LANGUAGES[0];
}
