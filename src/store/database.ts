// The interface of a database of projects: packed bytes and days, without rules about them.

import type { ProjectStore, StoreFigures } from './project-store.ts';

/** A day in UTC, such as 2026-11-16. Days compare like texts. */
export type Day = string;

export interface StoredRow {
  /** Null for a project of a version that stored the text, and empty if it was moved by a command of an early version. */
  readonly packed: Uint8Array | null;
  /** The text of such a project; empty for all others. */
  readonly project: string;
  /** What it showed when it was stored; null for a project of a version that did not keep it. */
  readonly figures: string | null;
  /** The last day on which the project was opened or asked for again. */
  readonly opened: Day;
}

export interface NewRow {
  readonly id: string;
  readonly packed: Uint8Array;
  readonly figures: string | null;
  readonly opened: Day;
}

/** One step of a sweep, which looks at a bounded number of rows in the order of their ids. */
export interface Sweep {
  /** The last id that was looked at; null at the end of the table. */
  readonly last: string | null;
  readonly removed: number;
}

export interface ProjectDatabase extends Pick<ProjectStore, 'remove' | 'check' | 'close'> {
  /** Inserts a project; if it is there already, moves its day forward. */
  insert(row: NewRow): Promise<'new' | 'known' | 'full'>;
  find(id: string): Promise<StoredRow | undefined>;
  /** Moves the day of a project forward; returns whether the project still exists. */
  renew(id: string, opened: Day): Promise<boolean>;
  /** Looks at the next rows after an id, and removes those that were last opened before a day. */
  sweep(after: string, before: Day): Promise<Sweep>;
  figures(): Promise<StoreFigures>;
}

const DAY_MS = 86_400_000;

/** The day of a time, or the one some days before it. */
export function dayOf(timeMs: number, daysBefore = 0): Day {
  return new Date(timeMs - daysBefore * DAY_MS).toISOString().slice(0, 10);
}
