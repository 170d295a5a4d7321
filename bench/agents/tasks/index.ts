// The sixty tasks of the agent bench.

import { LANGUAGES, type Language, type ListedTask, type Task } from '../task.ts';
import { CHINESE } from './chinese.ts';
import { ENGLISH } from './english.ts';
import { POLISH } from './polish.ts';
import { SPANISH } from './spanish.ts';

const BY_LANGUAGE: Readonly<Record<Language, readonly Task[]>> = {
  en: ENGLISH,
  pl: POLISH,
  es: SPANISH,
  zh: CHINESE,
};

export const TASKS: readonly ListedTask[] = LANGUAGES.flatMap((language) =>
  BY_LANGUAGE[language].map((task) => ({ ...task, language })),
);
