// Loads the words of the planner. Its page and its worker speak one language at a time and load only that one.

import { addWords, type Lang } from '../tables.ts';
import type { Words } from './en.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  es: async () => (await import('./es.ts')).es,
  zh: async () => (await import('./zh.ts')).zh,
};

const loaded = new Set<Lang>();

/** Loads the words of a language once; a failed load is tried again by the next call. */
export async function loadWords(lang: Lang): Promise<void> {
  if (loaded.has(lang)) return;
  addWords(lang, await LOADERS[lang]());
  loaded.add(lang);
}
