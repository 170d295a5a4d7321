// Parts of the page that the first plan does not need: their code is loaded when they are first shown.

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { speak } from '../state/context.ts';
import { notify } from './notice.ts';

/** Loads something once the page, and with it the first plan, is on the screen. */
function afterPaint<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(load()))));
}

/** Loads code that an action needs and runs the action, or says that it could not be loaded. */
export async function withPart<Part>(load: () => Promise<Part>, run: (part: Part) => Promise<unknown>): Promise<void> {
  let part: Part;
  try {
    part = await load();
  } catch {
    return notify({ text: speak('shell.unloaded') });
  }
  await run(part);
}

/**
 * A component whose code is loaded when it is first shown; tried again whenever it is shown after a failure. Until then
 * there is another one in its place, if it is given.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>, Before?: ComponentType<Props>) {
  const loaded = signal<{ readonly Part: ComponentType<Props> } | null>(null);
  const isFailed = signal(false);
  return function Lazy(props: Props) {
    useEffect(() => {
      if (loaded.value) return;
      isFailed.value = false;
      afterPaint(load).then(
        (Part) => {
          loaded.value = { Part };
        },
        () => {
          isFailed.value = true;
        },
      );
    }, []);
    if (loaded.value === null && Before) return <Before {...props} />;
    if (isFailed.value) return <p role="alert">{speak('shell.unloaded')}</p>;
    if (loaded.value === null) return null;
    const { Part } = loaded.value;
    return <Part {...props} />;
  };
}
