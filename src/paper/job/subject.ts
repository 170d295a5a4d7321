// What is put on paper of a job: its surfaces, each as its own plan, what they are laid with, and how bought tiles are cut.

import type { Cutting } from '../../cutlist/index.ts';
import type { Notation } from '../../words/index.ts';
import type { CuttingSubject, PaperSubject } from '../subject.ts';

/** A surface of a job. */
export interface SurfaceOnPaper {
  /** What it is called in numbers of pieces, such as A in A12. */
  readonly letter: string;
  readonly name: string;
  readonly subject: PaperSubject;
}

/** Surfaces that are laid with the same tiles. */
export interface MaterialOnPaper {
  /** What people call its tiles. */
  readonly label: string;
  /** The letters of its surfaces. */
  readonly letters: readonly string[];
  readonly total: number;
  readonly tilesWithReuse: number;
  readonly wastePercentWithReuse: number;
  /** What to buy, by label; empty without an order. */
  readonly order: readonly (readonly [label: string, value: string])[];
  /** Its cutting sheets: one set for each width of the saw. */
  readonly cutting: readonly CuttingSubject[];
}

export interface JobSubject {
  readonly title: string;
  readonly notation: Notation;
  readonly surfaces: readonly SurfaceOnPaper[];
  readonly materials: readonly MaterialOnPaper[];
  /** Of all materials; empty if it is not known. */
  readonly cost: string;
  readonly address: string;
  readonly link: string;
  /** The address that the code on the first page leads to; empty for none. */
  readonly code: string;
}

/** All cutting sheets, in their order. */
export function cuttingsOf({ materials }: Pick<JobSubject, 'materials'>): Cutting[] {
  return materials.flatMap(({ cutting }) => cutting.map((one) => one.cutting));
}

/** How many sheets a cutting has. */
export function sheetCountOf({ groups }: Cutting): number {
  return groups.reduce((sum, { sheets }) => sum + sheets.length, 0);
}
