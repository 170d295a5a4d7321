// Frees the memory of rendered pictures. The renderer releases a picture when its object is collected, but V8 sees a
// small object and not the megabytes behind it, so it would not collect it for hundreds of pictures.

import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects the garbage of this thread, then lets the event loop turn once: native memory is released there. */
export async function freePictures(): Promise<void> {
  collect();
  await turn();
}

let gc: (() => void) | undefined;

function collect(): void {
  if (gc === undefined) {
    // Only contexts that are created while the flag is set have the function.
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
  }
  gc();
}
