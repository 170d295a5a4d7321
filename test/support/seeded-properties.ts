// Seeds all properties with the seed of the test run.

import fc from 'fast-check';
import { seedOf } from './seed.ts';

fc.configureGlobal({ seed: seedOf(process.env) });
