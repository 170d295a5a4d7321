// Refusals of files: a code, the figures of its sentence, and the sentence in English. Pages say the same in their
// language, from the tables of the words.

import { type DrawingWords, drawings } from '../words/drawings/en.ts';
import { filled, type Values } from '../words/index.ts';

type Key = keyof DrawingWords;

/** Why a file is refused. */
export type ImportErrorCode = Key extends infer Name
  ? Name extends `drawings.refused.${infer Code}`
    ? Code
    : never
  : never;

/** A file that cannot be read. Its message is a sentence for people. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;
  /** What stands in the placeholders of the sentence. */
  readonly values: Values;

  constructor(code: ImportErrorCode, values: Values = {}) {
    super(filled('en', drawings[`drawings.refused.${code}`], values));
    this.code = code;
    this.values = values;
  }
}
