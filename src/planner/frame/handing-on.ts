// Handing the plan on: a link, an address of the interface, a drawing. Each tells what came of it.

import { patternByName, shortNameOf } from '../../engine/index.ts';
import { say } from '../../words/index.ts';
import type { Surroundings } from '../state/context.ts';
import type { Desk } from '../state/desk.ts';
import { type Phrase, phrase } from '../words.ts';
import { goOnAt } from './address.ts';
import { tell } from './notice.ts';
import { storePlan } from './storing.ts';
import { words } from './words.ts';

/** Stores the plan, copies its link and goes on under it. */
export async function sharePlan({ desk }: Surroundings): Promise<void> {
  const planned = desk.planned.value;
  if (planned === null) return;
  const speak = speaker(desk);
  tell({ text: speak(words.sharing) });
  const stored = await storePlan(planned.draft, desk.lang.value);
  if (stored.kind !== 'link') {
    const { kind, ...values } = stored;
    tell({ text: speak(words[kind], values) });
    return;
  }
  goOnAt(stored.address, desk.lang.value);
  await copy(desk, stored.address, words.linkCopied, words.linkReady);
}

/** Copies the address that asks the interface for the same plan. */
export async function copyApiAddress({ desk, page }: Surroundings): Promise<void> {
  const query = desk.planned.value?.query;
  if (query === undefined) return;
  if (query === null) tell({ text: say(desk.lang.value, 'page.tooLongForAddress') });
  else await copy(desk, `${page.publicUrl}/api/plan?${query}`, words.addressCopied, words.addressReady);
}

const DRAWING_WIDTH_PX = 1200;

/** Saves the drawing as a file. */
export async function downloadDrawing({ desk, page }: Surroundings): Promise<void> {
  const planned = desk.planned.value;
  if (planned === null) return;
  const pattern = patternByName(planned.answer.pattern.id);
  try {
    const svg = await desk.draw(DRAWING_WIDTH_PX, `${page.publicUrl}/`);
    save(new Blob([svg], { type: 'image/svg+xml' }), `tilewright-${pattern ? shortNameOf(pattern) : 'plan'}.svg`);
  } catch {
    tell({ text: speaker(desk)(words.undrawn) });
  }
}

function speaker(desk: Desk) {
  return (words: Phrase, values?: Readonly<Record<string, string | number>>) => phrase(desk.lang.value, words, values);
}

/** Where the clipboard is not to be had, the address is shown, selected, to be copied by hand. */
async function copy(desk: Desk, address: string, copied: Phrase, ready: Phrase): Promise<void> {
  const speak = speaker(desk);
  try {
    await navigator.clipboard.writeText(address);
    tell({ text: speak(copied) });
  } catch {
    tell({ text: speak(ready), copy: address });
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
