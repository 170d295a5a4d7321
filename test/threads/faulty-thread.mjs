// Preloaded into the built server by NODE_OPTIONS: its planning threads exit, run out of memory or throw while they
// write the answer to a request with one of three tile sizes. All other requests are answered as usual.

import { isMainThread } from 'node:worker_threads';

const FAULTS = {
  331: () => process.exit(7),
  332: () => {
    const hoard = [];
    // In large steps, because on a busy machine the time limit of a job would be reached first.
    for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
  },
  333: () => {
    throw new Error('a job failed');
  },
};

if (!isMainThread) {
  const encode = TextEncoder.prototype.encode;
  TextEncoder.prototype.encode = function (text) {
    const tileSize = /"tileSize": ?(\d+)/.exec(text)?.[1];
    FAULTS[tileSize]?.();
    return encode.call(this, text);
  };
}
