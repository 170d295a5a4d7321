// Copying texts.

import type { WordKey } from '../../words/index.ts';
import { speak } from '../state/context.ts';
import { notify } from './notice.ts';

/** Copies a text and says so, or shows it selected if the clipboard is not accessible. */
export async function copyText(text: string, copied: WordKey, ready: WordKey): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: speak(copied) });
  } catch {
    notify({ text: speak(ready), copy: text });
  }
}
