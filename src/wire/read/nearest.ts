// Suggests the known name that a mistyped one probably means.

/**
 * Returns the known name nearest to a mistyped one, or undefined if none is near enough. Ignores case, hyphens and
 * underscores.
 *
 * `nearestName('tilesize', ['tileSize', 'joint'])` is `tileSize`; `nearestName('outlin', ['outline'])` is `outline`.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const plain = plainly(name);
  let best: string | undefined;
  let fewest = Math.min(2, Math.floor(plain.length / 3)) + 1;
  for (const candidate of known) {
    const edits = editsBetween(plain, plainly(candidate), fewest - 1);
    if (edits < fewest) {
      fewest = edits;
      best = candidate;
    }
  }
  return best;
}

function plainly(name: string): string {
  return name.length > 60 ? name : name.toLowerCase().replace(/[-_ ]/g, '');
}

/** Edit distance with insertions, deletions, replacements and swaps of neighbours; Infinity if it exceeds `most`. */
function editsBetween(from: string, to: string, most: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let edits = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) edits = Math.min(edits, beforeLast[j - 2] + 1);
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] <= most ? last[to.length] : Number.POSITIVE_INFINITY;
}
