// What was changed, counted by its code and what it is about, in the order in which it first happened.

import type { DrawingRemark, RemarkCode } from '../drawing.ts';

/** Counts something that was changed or left out; 0 times is nothing. */
export type Count = (code: RemarkCode, count: number, subject?: string | null) => void;

export interface Tally {
  readonly count: Count;
  readonly remarks: () => readonly DrawingRemark[];
}

/** Starts counting. */
export function tally(before: readonly DrawingRemark[] = []): Tally {
  const counted = new Map<string, { code: RemarkCode; count: number; subject?: string }>();
  const count: Count = (code, n, subject) => {
    if (n === 0) return;
    const key = `${code} ${subject ?? ''}`;
    const found = counted.get(key);
    if (found) found.count += n;
    else if (counted.size < MOST_REMARKS) counted.set(key, { code, count: n, ...(subject && { subject }) });
  };
  for (const remark of before) count(remark.code, remark.count, remark.subject);
  return { count, remarks: () => [...counted.values()] };
}

/** A file may have a name of its own for everything that is wrong with it. */
const MOST_REMARKS = 500;
