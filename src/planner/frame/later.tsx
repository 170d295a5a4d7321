// Parts of the page that are loaded when they are first shown: the plan comes first.

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePhrase } from '../state/context.ts';
import { words } from './words.ts';

/** A component that loads itself; where it cannot be had it says so, and tries again the next time it is shown. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const loaded = signal<{ readonly Part: ComponentType } | 'failed' | null>(null);
  return () => {
    const say = usePhrase();
    useEffect(() => {
      if (typeof loaded.peek() === 'object' && loaded.peek() !== null) return;
      load().then(
        (Part) => {
          loaded.value = { Part };
        },
        () => {
          loaded.value = 'failed';
        },
      );
    }, []);
    if (loaded.value === 'failed') return <p role="alert">{say(words.unloaded)}</p>;
    return loaded.value && <loaded.value.Part />;
  };
}
