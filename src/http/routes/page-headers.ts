// Headers of HTML pages.

import { PAGE_CSP, PLANNER_CSP } from '../../pages/index.ts';

/** Headers of every page. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that the planner takes over, where it is built. */
export function plannerHeaders(isBuilt: boolean): Readonly<Record<string, string>> {
  return isBuilt ? { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP } : PAGE_HEADERS;
}
