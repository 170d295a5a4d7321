// A button for what takes a while. While it is busy it keeps the focus and takes no other press.

import { useSignal } from '@preact/signals';
import { speak } from '../state/context.ts';
import type { Phrase } from '../words.ts';

export interface AskProps {
  readonly says: Phrase;
  readonly ask: () => Promise<void>;
}

/** Asks once at a time; whether an answer is waited for, and what a press does. */
export function useAsking(ask: () => Promise<void>): readonly [isWaiting: boolean, press: () => Promise<void>] {
  const isWaiting = useSignal(false);
  const press = async () => {
    if (isWaiting.value) return;
    isWaiting.value = true;
    await ask();
    isWaiting.value = false;
  };
  return [isWaiting.value, press];
}

export function Ask({ says, ask }: AskProps) {
  const [isWaiting, press] = useAsking(ask);
  return (
    <button type="button" aria-busy={isWaiting} aria-disabled={isWaiting} onClick={press}>
      {speak(says)}
    </button>
  );
}
