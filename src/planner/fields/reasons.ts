// Why longer work failed, as a sentence for people.

import { useNotation } from '../state/context.ts';
import { phrase, phrases } from '../words.ts';
import { Refusal } from '../work/background.ts';
import { sentenceOf } from './sentences.ts';

const words = phrases({
  fault: {
    en: 'Something went wrong on our side; loading the page again usually helps.',
    pl: 'Coś się u nas zepsuło; zwykle pomaga ponowne wczytanie strony.',
    es: 'Algo nuestro ha fallado; suele bastar con recargar la página.',
    zh: '我们这边出了问题，重新加载页面通常即可。',
  },
});

/** The reason for people; what a developer needs to know of a fault goes to the console. */
export function reasonOf(error: unknown): string {
  const notation = useNotation();
  if (error instanceof Refusal) return sentenceOf(notation, error.mistake).text;
  console.error(error);
  return phrase(notation.lang, words.fault);
}
