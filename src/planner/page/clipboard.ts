// Copying texts.

import type { WordKey } from '../../words/index.ts';
import { speak } from '../state/context.ts';
import { type Notice, notify } from './notice.ts';

/** Copies a text and says so, or shows it selected if the clipboard is not accessible; `next` is what may be done then. */
export async function copyText(text: string, copied: WordKey, ready: WordKey, next?: Notice['action']): Promise<void> {
  const action = next && { action: next };
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: speak(copied), ...action });
  } catch {
    notify({ text: speak(ready), copy: text, ...action });
  }
}
