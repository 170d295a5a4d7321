// The marks on a plan. Every mark is a function in the list `MARKS`, and drawings, sheets of paper and CAD files all draw
// what it returns: a new mark is added here and nowhere else.

import { meetsAny, type Tag } from '../labels/tags.ts';
import type { DrawnPlan, Item } from '../scene/items.ts';
import { doorMarks } from './doors.ts';
import { floorLine } from './floor-line.ts';
import type { Mark, Marked, Medium } from './medium.ts';
import { chalkLines, startMark } from './start.ts';

/** From back to front. The start comes before doors, because it is left out where there is no space. */
export const MARKS: readonly Mark[] = [floorLine, chalkLines, startMark, doorMarks];

/** Returns the marks of a plan, each clear of those before it. */
export function marksOf(plan: DrawnPlan, medium: Medium): Marked {
  const items: Item[] = [];
  const tags: Tag[] = [];
  const isFree = (tag: Tag) => medium.isFree(tag) && !meetsAny(tag, tags);
  for (const mark of MARKS) {
    const marked = mark(plan, { ...medium, isFree });
    items.push(...(marked?.items ?? []));
    tags.push(...(marked?.tags ?? []));
  }
  return { items, tags };
}
