// Loaded into the server before its own code: on SIGUSR2 it clears away what nobody needs and says what memory is left in
// use. Memory that is merely waiting to be cleared would hide a leak, or look like one.

import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    // Buffers are given back some time after the objects that held them, and those after the requests that they were for.
    for (let times = 0; times < 4; times += 1) {
      collect();
      await pause(50);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stderr.write(`memory ${JSON.stringify({ objects: heapUsed, buffers: external, resident: rss })}\n`);
  });
}
