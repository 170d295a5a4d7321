// Sentences for a wall that cannot be read: which rule it breaks, in the reader's language.

import { tokensIn, wallFromToken } from '../../wire/index.ts';
import { type Lang, say, type WordKey } from '../../words/index.ts';

/** A direction, then a number with anything after it. */
const SIGNED = /^(?:[eswn]|a-?[0-9.]+:)(-?)0*([0-9.,]*)/i;

/** The rules in the order in which they are checked. */
const RULES: readonly (readonly [isBroken: (wall: string) => boolean, WordKey])[] = [
  [(wall) => /\s/.test(wall), 'wall.space'],
  [(wall) => /^[-−+]?[0-9.,]/.test(wall), 'wall.noLetter'],
  [(wall) => /^[eswn]$/i.test(wall), 'wall.noLength'],
  [(wall) => /^a/i.test(wall) && !/^a-?[0-9.]+:[-−]?[0-9]/i.test(wall), 'wall.angle'],
  [(wall) => !/^[aeswn]/i.test(wall), 'wall.letter'],
  [(wall) => SIGNED.exec(wall)?.[1] === '-', 'wall.negative'],
  [(wall) => /^(?:[eswn]|a-?[0-9.]+:)0+(?:\.0*)?(?:mm|cm|m|in|ft)?$/i.test(wall), 'wall.zero'],
  [(wall) => /^(?:[eswn]|a-?[0-9.]+:)[0-9]+(?:\.[0-9]+)?(?:mm|cm|m|in|ft)?$/i.test(wall), 'wall.long'],
  [() => true, 'wall.length'],
];

/** The sentence for what the reader received: a wall, or all walls, the first of which that cannot be read counts. */
export function wallSentence(lang: Lang, received: string): string {
  const walls = tokensIn(received);
  const wall = walls.length > 2 ? (walls.find((each) => !wallFromToken(each)) ?? received) : received;
  const [, rule] = RULES.find(([isBroken]) => isBroken(wall)) as (typeof RULES)[number];
  return say(lang, rule, { wall });
}
