// Copying texts.

import { speak } from '../state/context.ts';
import type { Phrase } from '../words.ts';
import { notify } from './notice.ts';

/** Copies a text and says so, or shows it selected if the clipboard is not accessible. */
export async function copyText(text: string, copied: Phrase, ready: Phrase): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: speak(copied) });
  } catch {
    notify({ text: speak(ready), copy: text });
  }
}
