// Chooses by which setting of the fence each tile is cut first, so that few settings serve all.

/** Bought tiles that are cut alike, and the settings that may come first. */
interface Candidates {
  readonly keys: readonly number[];
  readonly count: number;
}

/** For each candidate, its setting; null if it has none. The setting that serves most tiles is chosen first. */
export function settingsFor(candidates: readonly Candidates[]): (number | null)[] {
  const chosen: (number | null)[] = candidates.map(() => null);
  const served = new Map<number, number[]>();
  candidates.forEach(({ keys }, i) => {
    for (const key of new Set(keys)) {
      const others = served.get(key);
      if (others) others.push(i);
      else served.set(key, [i]);
    }
  });
  const isOpen = new Set(candidates.keys());
  const countOf = (key: number) =>
    (served.get(key) ?? []).reduce((sum, i) => (isOpen.has(i) ? sum + candidates[i].count : sum), 0);
  // Counts only fall: a setting whose count has fallen waits until those with larger ones were chosen.
  const waiting = new Map<number, number[]>();
  const wait = (key: number, count: number) => {
    const others = waiting.get(count);
    if (others) others.push(key);
    else waiting.set(count, [key]);
  };
  for (const key of [...served.keys()].sort((a, b) => a - b)) wait(key, countOf(key));
  for (let count = Math.max(0, ...waiting.keys()); count > 0; count--) {
    for (const key of waiting.get(count) ?? []) {
      const now = countOf(key);
      if (now < count) wait(key, now);
      else {
        for (const i of served.get(key) ?? []) {
          if (isOpen.delete(i)) chosen[i] = key;
        }
      }
    }
  }
  return chosen;
}
