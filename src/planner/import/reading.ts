// A file while it is read, in a worker that ends with the sheet.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Unit } from '../../import/index.ts';
import { loadDrawingWords } from '../../words/drawings/load.ts';
import { getContext } from '../state/context.ts';
import type { DrawingOutcome } from '../state/messages.ts';
import { readInBackground } from '../work/background.ts';

export interface Reading {
  /** What is in the file; null while it is read, `fault` if that failed. */
  readonly outcome: DrawingOutcome | 'fault' | null;
  /** Whether the texts of the sheet are there. */
  readonly hasWords: boolean;
}

/** Reads a file, and again when another unit is chosen. */
export function useReading(file: File, unit: Signal<Unit | undefined>): Reading {
  const outcome = useSignal<Reading['outcome']>(null);
  const hasWords = useSignal(false);
  const { value: chosen } = unit;
  const lang = getContext().session.lang.value;
  useEffect(() => {
    hasWords.value = false;
    loadDrawingWords(lang).then(
      () => (hasWords.value = true),
      () => (outcome.value = 'fault'),
    );
  }, [lang]);
  useEffect(() => {
    const over = new AbortController();
    outcome.value = null;
    readInBackground(file, chosen, over.signal).then(
      (found) => (outcome.value = found),
      (error: unknown) => {
        if (over.signal.aborted) return;
        console.error(error);
        outcome.value = 'fault';
      },
    );
    return () => over.abort();
  }, [file, chosen]);
  return { outcome: outcome.value, hasWords: hasWords.value };
}
