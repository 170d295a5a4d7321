// Sharing the plan: a link that opens it, or the API address that returns it.

import { goOnAt } from '../shell/address.ts';
import { notify } from '../shell/notice.ts';
import { words } from '../shell/words.ts';
import { getContext, speak, useNotation, useSession } from '../state/context.ts';
import type { Phrase } from '../words.ts';
import { storePlan, type Trouble } from './service.ts';

/** Stores the plan, copies its link and moves the page to it. */
export async function sharePlan(): Promise<void> {
  const planned = useSession().planned.value;
  const notation = useNotation();
  if (planned === null) return;
  notify({ text: speak(words.storing) });
  const stored = await storePlan(planned.draft, notation);
  if (stored.kind !== 'stored') return showTrouble(stored);
  goOnAt(stored.link, notation);
  await copy(stored.link, words.linkCopied, words.linkReady);
}

/** Copies the API address that returns the same plan. */
export async function copyApiAddress(): Promise<void> {
  const { session, page } = getContext();
  const query = session.planned.value?.query;
  if (query === undefined) return;
  if (query === null) notify({ text: speak('page.tooLongForAddress') });
  else await copy(`${page.publicUrl}/api/plan?${query}`, words.addressCopied, words.addressReady);
}

const TROUBLES = { unstored: words.unstored, later: words.later, offline: words.offline, failed: words.failed };

function showTrouble({ kind, ...values }: Trouble): void {
  notify({ text: speak(TROUBLES[kind], values) });
}

/** Copies an address, or shows it selected if the clipboard is not accessible. */
async function copy(address: string, copied: Phrase, ready: Phrase): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ text: speak(copied) });
  } catch {
    notify({ text: speak(ready), copy: address });
  }
}
