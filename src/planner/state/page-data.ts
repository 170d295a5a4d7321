// Changing the data of the page alone in a draft.

import type { Change, Draft } from './draft.ts';

/** The change that sets the data of one part of the page; empty data are removed. */
export function pageChange({ page = {} }: Draft, part: string, data: object): Change {
  const { [part]: _, ...others } = page;
  const next = Object.keys(data).length > 0 ? { ...others, [part]: data } : others;
  return { page: Object.keys(next).length > 0 ? next : undefined };
}

/** The same with some of the values that the part has; undefined removes a value. */
export function pageValues(draft: Draft, part: string, change: object): Change {
  const values = Object.entries({ ...(draft.page?.[part] as object | undefined), ...change });
  return pageChange(draft, part, Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}
