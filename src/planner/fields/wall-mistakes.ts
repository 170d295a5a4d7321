// Sentences for a wall that cannot be read: which rule it breaks, in the reader's language.

import type { BrokenWall, WallRule } from '../../wire/index.ts';
import { type Lang, say, type WordKey } from '../../words/index.ts';

const BY_RULE: Readonly<Record<WallRule, WordKey>> = {
  'has-space': 'wall.space',
  'letter-missing': 'wall.noLetter',
  'length-missing': 'wall.noLength',
  'length-zero': 'wall.zero',
  'length-negative': 'wall.negative',
  'length-too-long': 'wall.long',
  'angle-incomplete': 'wall.angle',
  'letter-unknown': 'wall.letter',
  'length-unknown': 'wall.length',
};

/** The sentence for a wall that cannot be read. */
export function wallSentence(lang: Lang, { wall, rule }: BrokenWall): string {
  return say(lang, BY_RULE[rule], { wall });
}
