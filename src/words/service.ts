// The words of the service in all its languages. A program that is not the planner loads them before it says anything.

import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { addWords } from './tables.ts';
import { zh } from './zh.ts';

let isLoaded = false;

export function loadServiceWords(): void {
  if (isLoaded) return;
  isLoaded = true;
  addWords('en', en);
  addWords('pl', pl);
  addWords('es', es);
  addWords('zh', zh);
}
