// Loads what a language says about drawings and scans, for those who open one.

import { addWords, type Lang } from '../tables.ts';
import type { DrawingWords } from './en.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<DrawingWords>>> = {
  en: async () => (await import('./en.ts')).drawings,
  pl: async () => (await import('./pl.ts')).drawings,
  es: async () => (await import('./es.ts')).drawings,
  zh: async () => (await import('./zh.ts')).drawings,
};

const loaded = new Set<Lang>();

/** Loads the words about drawings once, beside those of the language; a failed load is tried again by the next call. */
export async function loadDrawingWords(lang: Lang): Promise<void> {
  if (loaded.has(lang)) return;
  addWords(lang, await LOADERS[lang]());
  loaded.add(lang);
}
