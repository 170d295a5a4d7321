// Loaded into a measured server: tells the benchmark what the process has used so far.

import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 2;
let pauses: ReturnType<typeof monitorEventLoopDelay> | undefined;

process.on('message', (message) => {
  if (message === 'watch') {
    pauses = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    pauses.enable();
  }
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMicroseconds: user + system,
    residentBytes: process.memoryUsage.rss(),
    // The timer itself is due once in its resolution; what is longer is a pause.
    longestPauseMs: pauses === undefined ? 0 : Math.max(0, pauses.max / 1e6 - RESOLUTION_MS),
  });
});
// The benchmark's questions alone must not keep a server alive.
process.channel?.unref();
