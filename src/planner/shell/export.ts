// Handing the plan on: a link, an address of the interface, a drawing. Each tells what came of it.

import { patternByName, shortNameOf } from '../../engine/index.ts';
import { storePlan, type Trouble } from '../network/service.ts';
import { getContext, speak, useSession } from '../state/context.ts';
import type { Phrase } from '../words.ts';
import { answerInBackground } from '../work/background.ts';
import { goOnAt } from './address.ts';
import { notify } from './notice.ts';
import { words } from './words.ts';

const DRAWING_WIDTH_PX = 1200;

/** Stores the plan, copies its link and goes on under it. */
export async function sharePlan(): Promise<void> {
  const {
    planned: { value: planned },
    lang,
  } = useSession();
  if (planned === null) return;
  notify({ text: speak(words.sharing) });
  const stored = await storePlan(planned.draft, lang.value);
  if (stored.kind !== 'stored') return showTrouble(stored);
  goOnAt(stored.link, lang.value);
  await copy(stored.link, words.linkCopied, words.linkReady);
}

/** Copies the address that asks the interface for the same plan. */
export async function copyApiAddress(): Promise<void> {
  const { session, page } = getContext();
  const query = session.planned.value?.query;
  if (query === undefined) return;
  if (query === null) notify({ text: speak('page.tooLongForAddress') });
  else await copy(`${page.publicUrl}/api/plan?${query}`, words.addressCopied, words.addressReady);
}

/** Saves the drawing that the interface makes of the plan. */
export async function downloadDrawing(): Promise<void> {
  const { session, page } = getContext();
  const planned = session.planned.value;
  if (planned === null) return;
  const body = { ...planned.draft, format: 'svg', width: DRAWING_WIDTH_PX };
  const order = { task: 'answer', body, lang: session.lang.value, publicUrl: page.publicUrl } as const;
  try {
    const svg = await answerInBackground(page.workerAddress, order);
    const pattern = patternByName(planned.answer.pattern.id);
    const name = `tilewright-${pattern ? shortNameOf(pattern) : 'plan'}.svg`;
    save(new Blob([svg], { type: 'image/svg+xml' }), name);
  } catch (error) {
    notify({ text: speak(words.undrawn, { reason: (error as Error).message }) });
  }
}

const TROUBLES = { unkept: words.unkept, later: words.later, offline: words.offline, failed: words.failed };

/** Says why there is no link. */
function showTrouble({ kind, ...values }: Trouble): void {
  notify({ text: speak(TROUBLES[kind], values) });
}

/** Where the clipboard is not to be had, the address is shown, selected, to be copied by hand. */
async function copy(address: string, copied: Phrase, ready: Phrase): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ text: speak(copied) });
  } catch {
    notify({ text: speak(ready), copy: address });
  }
}

/** Lets the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of it by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
