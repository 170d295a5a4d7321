// Answers that need a search, the reuse of offcuts, the drawing or the cut list as a file. They come from the same code as on the server, so
// the texts are equal.

import { type AnswerOutcome, answerRequest, PAGE_WRITERS, type Writers } from '../../service/index.ts';
import { type Format, readBody } from '../../wire/index.ts';
import type { AnswerOrder } from '../state/messages.ts';

/** The answer to a body, without a link. */
export async function answerBody({ body, lang, publicUrl }: AnswerOrder): Promise<AnswerOutcome> {
  const read = readBody({ ...body, lang, link: false });
  if (!read.ok) return read;
  const writers = await writersFor(read.options.format);
  return answerRequest({ read, where: 'body', withDrawing: false, publicUrl }, { writers });
}

/** The writers of spreadsheets are loaded when they are needed. */
async function writersFor(format: Format): Promise<Writers> {
  if (format !== 'csv' && format !== 'xlsx') return PAGE_WRITERS;
  return (await import('../../service/cut-list-files.ts')).CUT_LIST_WRITERS;
}
