// The tables of words by language. The planner's page has a stand-in for this file that holds the languages it has loaded.

import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const tables = { en, pl, es, zh } satisfies Record<string, Words>;
