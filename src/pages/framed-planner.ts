// The page of the planner that other sites show in a frame, with a tile that only they change.

import type { DrawingColor } from '../drawing/index.ts';
import type { FramedDraft } from '../wire/index.ts';
import { say } from '../words/index.ts';
import { accentStyle } from './accent.ts';
import { newPlanAddress, publicAddress } from './addresses.ts';
import { framedPage, newWindow } from './framed.ts';
import { dataOf, html, NOTHING } from './markup.ts';
import { type PageOptions, plannerLinks } from './page.ts';

export interface FramedPlannerOptions extends PageOptions, FramedDraft {
  /** The sites that may show it; undefined for all. */
  readonly origins: readonly string[] | undefined;
  /** The colour of buttons and links; undefined for that of the planner. */
  readonly accent: DrawingColor | undefined;
}

export function framedPlannerPage(options: FramedPlannerOptions): string {
  const { lang, publicUrl, files, draft, startWord, origins, accent } = options;
  const frame = JSON.stringify({ start: startWord ?? null, origins: origins ?? null });
  const main = html`<noscript><p>${say(lang, 'page.needsScript')}</p></noscript>
<script type="application/json" id="project">${dataOf(draft)}</script>
<script type="application/json" id="frame">${dataOf(frame)}</script>`;
  const action = newWindow(
    publicAddress(publicUrl, newPlanAddress(lang)),
    html`${say(lang, 'page.openPlanner')}`,
    'button',
  );
  return framedPage({
    lang,
    publicUrl,
    title: say(lang, 'page.headline'),
    main,
    action,
    ...(accent && { accent: accentStyle(accent) }),
    head: files === undefined ? NOTHING : plannerLinks(lang, files),
    root: files === undefined ? NOTHING : html` id="planner" data-worker="${files.worker}" data-base="${publicUrl}"`,
  });
}
