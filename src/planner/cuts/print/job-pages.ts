// The pages of the whole job that a plan belongs to.

import type { PaperChoice } from '../../../paper/index.ts';
import { jobBody } from '../../job/body.ts';
import { useNotation } from '../../state/context.ts';
import type { PrintedPages } from '../../state/messages.ts';
import type { Planned } from '../../state/session.ts';
import { outcomeInBackground } from '../../work/background.ts';

/** Composes the pages of a job, away from the page's thread. */
export async function jobPages(
  planned: Planned,
  choice: PaperChoice,
  name: string,
  signal: AbortSignal,
): Promise<PrintedPages> {
  const body = { ...(await jobBody(planned)), name, format: 'pdf', units: useNotation().units };
  const { content } = await outcomeInBackground(body, signal, 'print', choice);
  return JSON.parse(content as string);
}
