// The messages below a field: mistakes of its last proposal.

import { useNotation, useSession } from '../state/context.ts';
import type { Origin } from '../state/session.ts';
import { type NumberLimits, type Sentence, sentenceOf } from './sentences.ts';

export interface MistakesProps {
  /** Referenced by the `aria-describedby` of the field. */
  readonly id: string;
  readonly origin: Origin;
  readonly facts?: NumberLimits;
  /** A message of the field itself, shown instead. */
  readonly own?: Sentence | null;
}

/** Whether the last proposal of an origin was refused. Subscribes the component. */
export function useIsMistaken(origin: Origin): boolean {
  return useSession().mistakes.value.has(origin);
}

export function Mistakes({ id, origin, facts, own }: MistakesProps) {
  const notation = useNotation();
  const mistakes = useSession().mistakes.value.get(origin) ?? [];
  const sentences = own ? [own] : distinct(mistakes.map((mistake) => sentenceOf(notation, mistake, facts)));
  return (
    <div id={id} class="field-mistakes" aria-live="polite">
      {sentences.map(({ text, lang }) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}

function distinct(sentences: readonly Sentence[]): Sentence[] {
  return [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()];
}
