// The desk, the page's facts and the current language for whoever is drawn inside the planner. A page has one of each.

import { type Lang, say, type WordKey } from '../../words/index.ts';
import { type Phrase, phrase } from '../words.ts';
import type { PageFacts } from './page.ts';
import type { Desk } from './session.ts';

export interface Surroundings {
  readonly desk: Desk;
  readonly page: PageFacts;
}

let around: Surroundings;

/** Says where everything drawn from now on is. */
export function settleIn(surroundings: Surroundings): void {
  around = surroundings;
}

export function useSurroundings(): Surroundings {
  return around;
}

export function useDesk(): Desk {
  return around.desk;
}

/** The current language; whoever asks is drawn again when it changes. */
export function useLang(): Lang {
  return around.desk.lang.value;
}

/** Speaks a phrase, or one of the words that the server has too, in the current language. */
export function speak(words: Phrase | WordKey, values?: Readonly<Record<string, string | number>>): string {
  return typeof words === 'string' ? say(useLang(), words, values) : phrase(useLang(), words, values);
}
