// The tables of words by language. The planner's build replaces this file with one that has only the loaded languages.

import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const tables = { en, pl, es, zh } satisfies Record<string, Words>;

export type Lang = keyof typeof tables;
