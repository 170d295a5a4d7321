// Answers that need a search, the reuse of offcuts or the drawing. They come from the same code as on the server, so
// the texts are equal.

import { type AnswerOutcome, answerRequest } from '../../service/index.ts';
import { readBody } from '../../wire/index.ts';
import type { AnswerOrder } from './messages.ts';

/** The answer to a body, without a link. */
export function answerBody({ body, lang, publicUrl }: AnswerOrder): AnswerOutcome {
  const read = readBody({ ...body, lang, link: false });
  return read.ok ? answerRequest({ read, where: 'body', withDrawing: false, publicUrl }) : read;
}
