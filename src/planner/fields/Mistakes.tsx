// The sentences under a field: what was wrong with what was last tried there.

import { useLang, useSession } from '../state/context.ts';
import type { Origin } from '../state/session.ts';
import { type NumberFacts, type Sentence, sentenceOf } from './sentences.ts';

export interface MistakesProps {
  /** The field points here by `aria-describedby`. */
  readonly id: string;
  readonly origin: Origin;
  readonly facts?: NumberFacts;
  /** What the field itself found wrong; it comes before all else. */
  readonly own?: Sentence | null;
}

/** Whether the last thing tried at a place was refused; whoever asks is drawn again when that changes. */
export function useIsMistaken(origin: Origin): boolean {
  return useSession().mistakes.value.has(origin);
}

export function Mistakes({ id, origin, facts, own }: MistakesProps) {
  const lang = useLang();
  const mistakes = useSession().mistakes.value.get(origin) ?? [];
  const sentences = own ? [own] : mistakes.map((mistake) => sentenceOf(lang, mistake, facts));
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
