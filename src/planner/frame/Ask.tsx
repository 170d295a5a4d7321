// A button that asks the service. While it waits it keeps the focus and takes no other press.

import { useSignal } from '@preact/signals';
import { speak } from '../state/context.ts';
import type { Phrase } from '../words.ts';

export interface AskProps {
  readonly says: Phrase;
  readonly ask: () => Promise<void>;
}

export function Ask({ says, ask }: AskProps) {
  const isWaiting = useSignal(false);
  const press = async () => {
    if (isWaiting.value) return;
    isWaiting.value = true;
    await ask();
    isWaiting.value = false;
  };
  return (
    <button type="button" aria-busy={isWaiting.value} aria-disabled={isWaiting.value} onClick={press}>
      {speak(says)}
    </button>
  );
}
