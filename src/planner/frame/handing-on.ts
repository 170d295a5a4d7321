// Handing the plan on: a link, an address of the interface, a drawing. Each tells what came of it.

import { patternByName, shortNameOf } from '../../engine/index.ts';
import { speak, useDesk, useSurroundings } from '../state/context.ts';
import type { Phrase } from '../words.ts';
import { goOnAt } from './address.ts';
import { tell } from './notice.ts';
import { drawPlan, storePlan, type Trouble } from './service.ts';
import { words } from './words.ts';

/** Stores the plan, copies its link and goes on under it. */
export async function sharePlan(): Promise<void> {
  const {
    planned: { value: planned },
    lang,
  } = useDesk();
  if (planned === null) return;
  tell({ text: speak(words.sharing) });
  const stored = await storePlan(planned.draft, lang.value);
  if (stored.kind !== 'answered') {
    return tellTrouble(stored, { offline: words.offline, failed: words.failed, unkept: words.unkept });
  }
  goOnAt(stored.value, lang.value);
  await copy(stored.value, words.linkCopied, words.linkReady);
}

/** Copies the address that asks the interface for the same plan. */
export async function copyApiAddress(): Promise<void> {
  const { desk, page } = useSurroundings();
  const query = desk.planned.value?.query;
  if (query === undefined) return;
  if (query === null) tell({ text: speak('page.tooLongForAddress') });
  else await copy(`${page.publicUrl}/api/plan?${query}`, words.addressCopied, words.addressReady);
}

/** Saves the drawing that the interface makes of the plan. */
export async function downloadDrawing(): Promise<void> {
  const {
    planned: { value: planned },
    lang,
  } = useDesk();
  if (planned === null) return;
  const drawn = await drawPlan(planned.draft, lang.value);
  if (drawn.kind !== 'answered') {
    return tellTrouble(drawn, { offline: words.undrawnOffline, failed: words.undrawn });
  }
  const pattern = patternByName(planned.answer.pattern.id);
  save(drawn.value, `tilewright-${pattern ? shortNameOf(pattern) : 'plan'}.svg`);
}

/** Says why there is nothing to hand on, in the words of what was wanted. */
export function tellTrouble({ kind, ...values }: Trouble, said: Partial<Record<Trouble['kind'], Phrase>>): void {
  tell({ text: speak(said[kind] ?? words.later, values) });
}

/** Where the clipboard is not to be had, the address is shown, selected, to be copied by hand. */
async function copy(address: string, copied: Phrase, ready: Phrase): Promise<void> {
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
