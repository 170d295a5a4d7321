// Writes docs/reference.md, and the tables of other documents that follow from the source or from recorded figures: npm run docs:reference.

import { readFileSync, writeFileSync } from 'node:fs';
import { PERFORMANCE_HEADING, performanceRows, recordedFigures } from '../bench/performance/table.ts';
import { apiTables, referenceText } from './docs/reference.ts';
import { withTable } from './docs/tables.ts';

const PERFORMANCE = new URL('../docs/performance.md', import.meta.url);
const API = new URL('../docs/api.md', import.meta.url);

const api = apiTables().reduce(
  (text, [heading, rows]) => withTable({ path: 'docs/api.md', text }, heading, rows),
  readFileSync(API, 'utf8'),
);
writeFileSync(API, api);

// The times of docs/performance.md, as they were recorded, and the machine.
const performance = { path: 'docs/performance.md', text: readFileSync(PERFORMANCE, 'utf8') };
const figures = recordedFigures();
const timed = withTable(performance, PERFORMANCE_HEADING, performanceRows(figures));
writeFileSync(PERFORMANCE, timed.replace(/(?<=^Recorded on: )[^.]+/m, figures.machine));
writeFileSync(new URL('../docs/reference.md', import.meta.url), referenceText());
