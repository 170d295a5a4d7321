// Loads all words in all languages, the planner's too.

import { LANGUAGES } from '../../src/words/index.ts';
import { loadWords } from '../../src/words/planner/load.ts';

await Promise.all(LANGUAGES.map(loadWords));
