// Entry point: plans the page's project, or the saved draft, and replaces what the server rendered.

import { effect } from '@preact/signals';
import { render } from 'preact';
import { registerOffline } from './offline/register.ts';
import { FIRST_DRAFT } from './room/examples.ts';
import { App } from './shell/App.tsx';
import { followHistory } from './shell/address.ts';
import { loadWords } from './speech/tables.ts';
import { setContext } from './state/context.ts';
import { readPage } from './state/page.ts';
import { saveDraft, savedDraft } from './state/persistence.ts';
import { Session } from './state/session.ts';
import { openPlanWorker } from './work/plan-worker.ts';
import './styles/index.css';

/** Storage is slow, and a drag changes the draft at every frame. */
const REST_MS = 250;

async function begin(): Promise<void> {
  const page = readPage(document);
  const root = document.getElementById('planner');
  if (root === null) throw new Error('The page has no place for the planner.');
  const session = new Session(openPlanWorker(page.workerAddress), page.lang, page.units);
  const words = loadWords(page.lang);
  const kept = savedDraft(location.pathname);
  const first = page.project ?? FIRST_DRAFT;
  if (!(kept && (await session.open(kept)))) await session.open(first);
  await words;
  takeOver(root);
  setContext({ session, page });
  document.documentElement.lang = page.lang;
  render(<App />, root);
  followHistory();
  savePlannedDraft(session);
  void registerOffline(page.files);
}

/** Saves the draft once it has not changed for a while, and when the page is left. */
function savePlannedDraft(session: Session): void {
  // Sharing and starting a new plan change the address of the page.
  const keep = () => {
    const { value } = session.planned;
    if (value) saveDraft(location.pathname, value.draft);
  };
  let rest = 0;
  effect(() => {
    session.planned.value;
    clearTimeout(rest);
    rest = setTimeout(keep, REST_MS);
  });
  addEventListener('pagehide', keep);
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

void begin();
