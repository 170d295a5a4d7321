// The session, the facts of the page and the current language, for every component. A page has one of each.

import { type Lang, type Notation, say, type Values, type WordKey } from '../../words/index.ts';
import type { PageFacts } from './page.ts';
import type { Session } from './session.ts';

export interface PlannerContext {
  readonly session: Session;
  readonly page: PageFacts;
}

let current: PlannerContext;

/** Called once, before anything is rendered. */
export function setContext(context: PlannerContext): void {
  current = context;
}

export function getContext(): PlannerContext {
  return current;
}

/** Whether everything but the room is locked, because a shop's page has chosen it. */
export function isLocked(): boolean {
  return current.page.frame !== null;
}

export function useSession(): Session {
  return current.session;
}

/** The current language; a component that reads it is rendered again when it changes. */
export function useLang(): Lang {
  return current.session.lang.value;
}

/** The current language and units; a component that reads them is rendered again when they change. */
export function useNotation(): Required<Notation> {
  return { lang: current.session.lang.value, units: current.session.units.value };
}

/** A text in the current language. */
export function speak(key: WordKey, values?: Values): string {
  return say(useLang(), key, values);
}
