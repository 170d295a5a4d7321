// A program that saves projects like a second server, and prints each id once it is acknowledged. Arguments: the data
// directory, a prefix of the ids, how many.

import { openStore } from '../../src/store/index.ts';

const [dataDir, prefix, count] = process.argv.slice(2);
const store = await openStore({ dataDir, timeoutMs: 60_000 });
const ids = Array.from({ length: Number(count) }, (_, index) => `${prefix}-${index}`);

/** Four of these run at once, like requests. */
async function saveEveryFourth(first: number): Promise<void> {
  for (let place = first; place < ids.length; place += 4) {
    await store.save(ids[place], `project of ${ids[place]}`);
    process.stdout.write(`${ids[place]}\n`);
  }
}

await Promise.all([0, 1, 2, 3].map(saveEveryFourth));
await store.close();
