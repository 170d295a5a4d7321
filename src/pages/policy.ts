// What a browser may do with our pages.

/**
 * The Content-Security-Policy of pages: nothing but what they use.
 *
 * - No script: the project inside a planner page is a block of data, which no policy needs to allow. Pages that the
 *   planner takes over have a policy of their own.
 * - Styles come from the one stylesheet. The one exception are style attributes, for the drawing inside a planner page:
 *   it asks for tabular figures, which no presentation attribute can. Whatever is not our own markup is escaped, so
 *   nobody else can write one; style elements stay forbidden.
 * - Images are our own drawings, and the page's icon, which is a data: address.
 * - Forms lead to the interface of the same server.
 * - No page may be framed: the drawing is what is made to stand in other people's pages. Allowing frames one day would
 *   break nobody, taking them away would.
 */
export const PAGE_CSP = policyOf({ 'img-src': "'self' data:" });

/**
 * The policy of pages that the planner takes over: its script, its worker and the service itself, all of the same server.
 * A drawing that is downloaded or printed passes through a blob: address.
 */
export const PLANNER_CSP = policyOf({
  'img-src': "'self' data: blob:",
  'script-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'self'",
});

function policyOf(own: Readonly<Record<string, string>>): string {
  const rules = {
    'default-src': "'none'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    ...own,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map((rule) => rule.join(' '))
    .join('; ');
}
