// Suggests the known name that a mistyped one probably means.

/**
 * Returns the known name that a mistyped one means; undefined unless exactly one is near enough, and begins with the same
 * letter: people rarely mistype the first one, and `point` is another word than `joint`. Ignores case and punctuation.
 *
 * `nearestName('tilesize', ['tileSize', 'joint'])` is `tileSize`; `nearestName('outlin', ['outline'])` is `outline`.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const plain = plainly(name);
  const most = Math.min(2, Math.floor(plain.length / 3));
  const near = known
    .map((candidate) => ({ candidate, other: plainly(candidate) }))
    .filter(({ other }) => other.charAt(0) === plain.charAt(0))
    .map(({ candidate, other }) => ({ candidate, other, edits: editsBetween(plain, other, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits);
  const [best, next] = near;
  if (best === undefined || best.edits === next?.edits) return undefined;
  // `diagonal` may be diagonal-up or diagonal-down, though one of them is shorter.
  const isStem = best.edits > 0 && known.filter((candidate) => plainly(candidate).startsWith(plain)).length > 1;
  return isStem ? undefined : best.candidate;
}

function plainly(name: string): string {
  return name.length > 60 ? name : name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
