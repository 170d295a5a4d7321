// Preloaded into a measured server: reports the resource usage of the process to the benchmark.

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
    // The timer itself fires once per resolution; only the excess is a pause.
    longestPauseMs: pauses === undefined ? 0 : Math.max(0, pauses.max / 1e6 - RESOLUTION_MS),
  });
});
// The IPC channel alone must not keep a server alive.
process.channel?.unref();
