// A button for longer actions. While it is busy it keeps the focus and ignores presses.

import { useSignal } from '@preact/signals';
import type { WordKey } from '../../words/index.ts';
import { speak } from '../state/context.ts';

export interface BusyButtonProps {
  readonly label: WordKey;
  readonly run: () => Promise<void>;
}

/** Runs an action one at a time; returns whether it is running, and the handler of a press. */
export function useBusy(run: () => Promise<void>): readonly [isBusy: boolean, press: () => Promise<void>] {
  const isBusy = useSignal(false);
  const press = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      await run();
    } finally {
      isBusy.value = false;
    }
  };
  return [isBusy.value, press];
}

export function BusyButton({ label, run }: BusyButtonProps) {
  const [isBusy, press] = useBusy(run);
  return (
    <button type="button" aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
      {speak(label)}
    </button>
  );
}
