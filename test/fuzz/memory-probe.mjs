// Preloaded into the server: on SIGUSR2 it collects garbage and prints the memory still in use. Uncollected garbage
// would hide a leak, or look like one.

import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    // Buffers are freed some time after the objects that held them, and those after their requests.
    for (let times = 0; times < 4; times += 1) {
      collect();
      await pause(50);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stderr.write(`memory ${JSON.stringify({ objects: heapUsed, buffers: external, resident: rss })}\n`);
  });
}
