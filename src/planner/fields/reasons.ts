// Why longer work failed, as a sentence for people.

import { say } from '../../words/index.ts';
import { useNotation } from '../state/context.ts';
import { Refusal } from '../work/background.ts';
import { sentenceOf } from './sentences.ts';

/** The reason for people; what a developer needs to know of a fault goes to the console. */
export function reasonOf(error: unknown): string {
  const notation = useNotation();
  if (error instanceof Refusal) return sentenceOf(notation, error.mistake).text;
  console.error(error);
  return say(notation.lang, 'reason.fault');
}
