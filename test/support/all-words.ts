// Loads all words in all languages, the planner's too.

import { loadDrawingWords } from '../../src/words/drawings/load.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { loadWords } from '../../src/words/planner/load.ts';

await Promise.all(
  LANGUAGES.map(async (lang) => {
    await loadWords(lang);
    await loadDrawingWords(lang);
  }),
);
