// The entry point of a planning thread: Piscina loads this file and calls its functions by name. Bytes are transferred
// to the HTTP thread, not copied.

import { setImmediate as turn } from 'node:timers/promises';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import type { AnswerTask, VariantTask } from '../../service/index.ts';
import type { Format } from '../../wire/index.ts';
import * as jobs from './jobs.ts';
import { freePictures } from './picture-memory.ts';
import { ownSystemThread } from './processor-time.ts';

/** When it returns, the thread has started; its name in the system is then known. */
export const ready = ownSystemThread;

export async function answer(tasks: readonly AnswerTask[]) {
  const results = await Promise.all(tasks.map((task) => jobs.answer(task)));
  return answersOver(
    results,
    tasks.map(({ read }) => read.options.format),
  );
}

export async function projectAnswer(tasks: readonly jobs.ProjectAnswerTask[]) {
  const results = await Promise.all(tasks.map((task) => jobs.projectAnswer(task)));
  return answersOver(
    results,
    tasks.map(({ options }) => options.format),
  );
}

/** Hands over answers, after the memory of their formats was freed. */
async function answersOver(results: readonly jobs.AnswerResult[], formats: readonly (Format | undefined)[]) {
  if (formats.includes('png')) await freePictures();
  // The document of a PDF file is a stream, which is kept until its events are over. Between two tasks Piscina waits
  // without a turn of the event loop, so documents would fill the heap.
  else if (formats.includes('pdf')) await turn();
  return handedOver(
    results,
    results.flatMap((result) => (result.ok ? [result.body] : [])),
  );
}

export function weigh(tasks: readonly VariantTask[]) {
  return tasks.map((task) => jobs.weigh(task));
}

export function projectPage(tasks: readonly ProjectPageTask[]) {
  const bodies = tasks.map((task) => jobs.projectPage(task));
  return handedOver(bodies, bodies);
}

export async function projectPreview(tasks: readonly jobs.PreviewTask[]) {
  const bodies = await Promise.all(tasks.map((task) => jobs.projectPreview(task)));
  await freePictures();
  return handedOver(bodies, bodies);
}

export function document(tasks: readonly DocumentTask[]) {
  const bodies = tasks.map((task) => jobs.document(task));
  return handedOver(bodies, bodies);
}

function handedOver(values: readonly unknown[], bodies: readonly Uint8Array[]) {
  return move({ [transferableSymbol]: bodies.map(({ buffer }) => buffer), [valueSymbol]: values } as never);
}
