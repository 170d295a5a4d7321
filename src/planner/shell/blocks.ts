// What keeps the plan on the screen from being valid, and the way to it.

import { signal } from '@preact/signals';
import type { Section } from '../state/sections.ts';

export interface Block {
  /** The text of a button that leads to it. */
  readonly name: string;
  /** Where it is; null outside of the sections. */
  readonly section: Section | null;
  readonly show: () => void;
}

/** In the order of the page; empty until `WayThere` is loaded. */
export const blocks = signal<readonly Block[]>([]);
