// Seeds all properties with the seed of the test run, and sets how many cases they try.

import fc from 'fast-check';
import { casesOf } from './cases.ts';
import { seedOf } from './seed.ts';

fc.configureGlobal({ seed: seedOf(process.env), numRuns: casesOf(30, 100) });
