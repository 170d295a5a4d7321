// The Content-Security-Policy of pages.

/**
 * Allows only what pages use:
 *
 * - No scripts. The project inside a planner page is a data block, which needs no permission.
 * - The stylesheet, and style attributes: the drawing inside a planner page asks for tabular figures, for which SVG has no
 *   presentation attribute. All text from outside is escaped, so nobody else can add one. Style elements are forbidden.
 * - Images from this server, and the icon, which is a data: URL. The manifest of the app.
 * - Forms that send to this server.
 * - No frames. To embed a plan, use its drawing or its page below /embed/.
 */
export const PAGE_CSP = policyOf({ 'img-src': "'self' data:" });

/** The policy of pages without the planner that are loaded in the visitor's language by a script of this server. */
export const SPOKEN_CSP = policyOf({ 'img-src': "'self' data:", 'script-src': "'self'" });

const EVERYBODY = ['*'];

/**
 * The policy of pages that other sites may show in frames, all of them unless some are named. They have neither scripts nor
 * forms: a click only follows a link.
 */
export function framedPolicy(origins: readonly string[] | undefined): string {
  return policyOf({ 'img-src': "'self' data:" }, origins ?? EVERYBODY);
}

/**
 * The policy of pages with the planner: its script, its worker and the API, all from this server. Downloads and prints use
 * blob: URLs.
 */
const PLANNER = {
  'img-src': "'self' data: blob:",
  'script-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'self'",
};
export const PLANNER_CSP = policyOf(PLANNER);

/** The policy of the planner that other sites may show in frames: it has only a room to change, and no plans of the visitor. */
export function framedPlannerPolicy(origins: readonly string[] | undefined): string {
  return policyOf(PLANNER, origins ?? EVERYBODY);
}

function policyOf(own: Readonly<Record<string, string>>, frameAncestors: readonly string[] = ["'none'"]): string {
  const rules = {
    'default-src': "'none'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    ...own,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': frameAncestors.join(' '),
  };
  return Object.entries(rules)
    .map((rule) => rule.join(' '))
    .join('; ');
}
