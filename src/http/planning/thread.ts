// The entry point of a planning thread: Piscina loads this file and calls its functions by name. Bytes are transferred
// to the HTTP thread, not copied.

import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import type { AnswerTask } from '../../service/index.ts';
import * as jobs from './jobs.ts';

export { refusalOf } from '../../service/index.ts';

/** A no-op job: when it returns, the thread has started. */
export function ready(): void {}

export function answer(task: AnswerTask) {
  const result = jobs.answer(task);
  return result.ok ? handedOver(result, result.body) : result;
}

export function projectPage(task: ProjectPageTask) {
  const body = jobs.projectPage(task);
  return handedOver(body, body);
}

export function document(task: DocumentTask) {
  const body = jobs.document(task);
  return handedOver(body, body);
}

function handedOver(value: object, { buffer }: Uint8Array) {
  return move({ [transferableSymbol]: buffer, [valueSymbol]: value } as never);
}
