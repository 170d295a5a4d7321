#!/usr/bin/env node
// The program `tilewright`.

import { loadServiceWords } from '../words/service.ts';
import { processConsole } from './console.ts';
import { run } from './run.ts';

loadServiceWords();
// Not process.exit, which could cut off what a slow reader has not taken yet.
process.exitCode = await run(process.argv.slice(2), processConsole());
