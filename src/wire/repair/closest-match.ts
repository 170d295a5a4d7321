// The known name that a mistyped one means: for repairs where that is certain, and for sentences where it is likely.

/**
 * Returns the known name that a mistyped one certainly means; undefined unless there is exactly one. Case and punctuation
 * do not matter, and each word may have a slip of the keyboard. A word more, another number or another short word changes
 * the meaning: `tileSizeX`, `bricks-33` and `tileSide` are other names than `tileSize` and `bricks`.
 *
 * `nearestName('tile_size', ['tileSize', 'joint'])` is `tileSize`; `nearestName('outlin', ['outline'])` is `outline`.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return closestMatch(name, known, slipsBetween);
}

/**
 * Returns a known name that looks similar, as a guess to ask about: too uncertain for a repair. Undefined unless exactly one
 * is near enough.
 */
export function similarName(name: string, known: readonly string[]): string | undefined {
  return closestMatch(name, known, (mine, theirs) => {
    const [from, to] = [mine.join(''), theirs.join('')];
    // People rarely mistype the first letter, and `point` is another word than `joint`.
    return from.charAt(0) === to.charAt(0)
      ? editsBetween(from, to, Math.min(2, Math.floor(from.length / 3)))
      : Number.POSITIVE_INFINITY;
  });
}

/** Whether two names differ in case and punctuation alone. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join('') === wordsOf(other).join('');
}

/** Known names by their other names, from lists of those. */
export function otherNames(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(lists).flatMap(([known, others]) => others.split(' ').map((other) => [other, known])));
}

const LONGEST = 60;

/** The only known name with the fewest differences; undefined if there are several. */
function closestMatch(
  name: string,
  known: readonly string[],
  differences: (mine: readonly string[], theirs: readonly string[]) => number,
): string | undefined {
  if (name.length > LONGEST) return undefined;
  const mine = wordsOf(name);
  const near = known
    .map((candidate) => ({ candidate, count: differences(mine, wordsOf(candidate)) }))
    .filter(({ count }) => count < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.count - b.count);
  const [best, next] = near;
  if (best === undefined || best.count === next?.count) return undefined;
  // `diagonal` may be diagonal-up or diagonal-down, though one of them is shorter.
  const stem = mine.join('');
  const isStem = best.count > 0 && known.filter((other) => wordsOf(other).join('').startsWith(stem)).length > 1;
  return isStem ? undefined : best.candidate;
}

/** `tileSize`, `TILE-SIZE` and `tile_size` are the words tile and size. */
function wordsOf(name: string): string[] {
  const parted = name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ');
  return parted
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Number of slips between the words of two names; Infinity if they are different names. */
function slipsBetween(mine: readonly string[], theirs: readonly string[]): number {
  const [from, to] = [mine.join(''), theirs.join('')];
  if (from === to) return 0;
  if (mine.length > theirs.length) return Number.POSITIVE_INFINITY;
  // Where one word ends and the next begins is unknown, so any letter may be one of a short word.
  if (mine.length < theirs.length) return slipsIn(from, to, { most: 1, mayReplace: false });
  return mine.reduce((slips, word, i) => slips + slipsIn(word, theirs[i], leniencyFor(word, theirs[i])), 0);
}

/** How many slips a word may have, and whether one of them may be another letter: of a short word, it makes a new word. */
interface Leniency {
  readonly most: number;
  readonly mayReplace: boolean;
}

const LONG_WORD = 9;
const NO_SHORT_WORD = 7;

function leniencyFor(word: string, other: string): Leniency {
  const length = Math.min(word.length, other.length);
  return { most: length < LONG_WORD ? 1 : 2, mayReplace: length >= NO_SHORT_WORD };
}

function slipsIn(word: string, other: string, { most, mayReplace }: Leniency): number {
  if (word === other) return 0;
  const hasSameBegin = word.charAt(0) === other.charAt(0);
  if (!hasSameBegin || digitsIn(word) !== digitsIn(other)) return Number.POSITIVE_INFINITY;
  const isReplaced = word.length === other.length && sortedLetters(word) !== sortedLetters(other);
  return isReplaced && !mayReplace ? Number.POSITIVE_INFINITY : editsBetween(word, other, most);
}

function digitsIn(word: string): string {
  return word.replace(/[^\p{N}]/gu, '');
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
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
