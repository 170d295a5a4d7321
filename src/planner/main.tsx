// Entry point: opens the plan of the page, and replaces what the server rendered.

import { options, render } from 'preact';
import { loadWords } from '../words/planner/load.ts';
import { withSharedOrder } from './job/shared-orders.ts';
import { registerOffline } from './offline/register.ts';
import { followHistory } from './page/address.ts';
import { Keeper, setKeeper } from './plans/keeper.ts';
import { isOnSite } from './plans/laying.ts';
import { openPlan } from './plans/opening.ts';
import { announceCopy, showAddress } from './plans/showing.ts';
import { settled } from './room/doors/settled.ts';
import { App } from './shell/App.tsx';
import { isHeld } from './stage/viewport.ts';
import { setContext } from './state/context.ts';
import { readPage } from './state/page.ts';
import { section } from './state/sections.ts';
import { Session } from './state/session.ts';
import { openPlanWorker } from './work/plan-worker.ts';
import './styles/index.css';

async function begin(): Promise<void> {
  const page = readPage(document);
  const root = document.getElementById('planner');
  if (root === null) throw new Error('The page has no place for the planner.');
  const session = new Session(openPlanWorker(page.workerAddress), page.lang, page.units, (draft, before) =>
    withSharedOrder(settled(draft, before), before),
  );
  const keeper = new Keeper(session, { onCopy: announceCopy });
  document.documentElement.lang = page.lang;
  throttleRendering();
  setContext({ session, page });
  setKeeper(keeper);
  await loadWords(page.lang);
  if (page.frame) {
    const { openFrame } = await import('./frame/open.tsx');
    return openFrame(page.frame, (frame) => {
      takeOver(root);
      render(frame, root);
    });
  }
  const isThere = await openPlan(keeper, page);
  takeOver(root);
  if (!isThere) {
    const { Missing } = await import('./plan-list/Missing.tsx');
    return render(<Missing />, root);
  }
  keeper.start();
  // Laying goes on where it was.
  if (isOnSite.value) section.value = 'cuts';
  render(<App />, root);
  showAddress();
  followHistory();
  void keeper.keepCopy();
  void registerOffline(page);
}

/** Removes the server's markup and its style. */
function takeOver(root: HTMLElement): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (sheet.id === 'planner-style') sheet.media = 'all';
    else sheet.remove();
  }
  root.classList.remove('waiting');
  root.replaceChildren();
}

/** How often components are rendered during a drag, ms. */
const DRAG_RENDER_MS = 120;

/** Renders components seldom during a drag: the time is for the canvas and the counts, which do not wait for Preact. */
function throttleRendering(): void {
  let renderNow = (): void => {};
  options.debounceRendering = (render) => {
    renderNow = render;
    if (isHeld.peek()) setTimeout(render, DRAG_RENDER_MS);
    else queueMicrotask(render);
  };
  isHeld.subscribe(() => renderNow());
}

void begin();
