// The desk, the page's facts and the current language for whoever is drawn inside the planner.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../../words/index.ts';
import { type Phrase, phrase } from '../words.ts';
import type { Desk } from './desk.ts';
import type { PageFacts } from './page.ts';

export interface Surroundings {
  readonly desk: Desk;
  readonly page: PageFacts;
}

const Around = createContext<Surroundings | null>(null);

export const Surround = Around.Provider;

export function useSurroundings(): Surroundings {
  const around = useContext(Around);
  if (around === null) throw new Error('This part belongs inside the planner.');
  return around;
}

export function useDesk(): Desk {
  return useSurroundings().desk;
}

/** The current language; whoever asks is drawn again when it changes. */
export function useLang(): Lang {
  return useDesk().lang.value;
}

/** Speaks phrases in the current language. */
export function usePhrase(): (words: Phrase, values?: Readonly<Record<string, string | number>>) => string {
  const lang = useLang();
  return (words, values) => phrase(lang, words, values);
}
