// Does the parts of one request few at a time, so that others may plan in between.

/** Parts of one request that are planned at the same time. */
const AT_ONCE = 2;

/** The results in the order of the parts. If one fails, no further one begins. */
export async function fewAtOnce<Part, Result>(
  parts: readonly Part[],
  work: (part: Part, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const next = parts.entries();
  let isOver = false;
  const workThrough = async () => {
    for (const [index, part] of next) {
      if (isOver) return;
      results[index] = await work(part, index);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  } finally {
    // If one failed, nobody waits for the others.
    isOver = true;
  }
  return results;
}
