// Planning in the calling process, for a client that starts the tools itself. Nothing is counted and nothing is stored.

import {
  type AnswerTask,
  answerJob,
  answerRequest,
  compareVariants,
  llmsText,
  type PlanTools,
} from '../service/index.ts';
import type { AcceptedRequest, JobAnswer } from '../wire/index.ts';
import { type PlanningBackend, ToolRefusal } from './backend.ts';

interface DeskOptions {
  /** A server to which the addresses in answers lead; null for answers without addresses. */
  readonly publicUrl: string | null;
  readonly report: (error: unknown) => void;
}

export function localBackend({ publicUrl, report }: DeskOptions): PlanningBackend {
  /** Without a server there is no credit that names it. */
  const taskFor = (read: AcceptedRequest): AnswerTask => ({
    read: publicUrl === null ? { ...read, options: { ...read.options, credit: false } } : read,
    where: 'body',
    withDrawing: read.options.inlineSvg,
    publicUrl: publicUrl ?? '',
  });
  const withoutAddress = publicUrl === null && { svgUrl: null };
  return {
    publicUrl,
    count: async () => {},
    plan: async (read) => ({ ...JSON.parse(String(contentOf(taskFor(read)))), ...withoutAddress }),
    picture: async (read, longestSidePx) => {
      // The libraries that write pictures are loaded by the first call for one.
      const { ALL_WRITERS } = await import('../service/exports.ts');
      return contentOf({ ...taskFor(read), longestSidePx }, { writers: ALL_WRITERS }) as Uint8Array;
    },
    compare: async (read) => {
      const outcome = compareVariants(read, publicUrl ?? '');
      if (!outcome.ok) throw ToolRefusal.for(outcome.mistakes);
      const { results, ...others } = outcome.answer;
      return { results: results.map((result) => ({ ...result, ...withoutAddress })), ...others };
    },
    job: async (read) => {
      const outcome = answerJob({ read, publicUrl: publicUrl ?? '' });
      if (!outcome.ok) throw ToolRefusal.for(outcome.mistakes);
      const { surfaces, ...job }: JobAnswer = JSON.parse(String(outcome.content));
      return { ...job, surfaces: surfaces.map((surface) => ({ ...surface, ...withoutAddress })) };
    },
    open: () => Promise.reject(new ToolRefusal({ error: nothingStored(publicUrl), code: 'not-found' })),
    guide: async () => llmsText(publicUrl ?? 'https://tiles.example.org'),
    report,
  };
}

/** This process has no store, and asks no server. */
function nothingStored(publicUrl: string | null): string {
  const server = publicUrl ?? 'the server of the link';
  return `This process stores nothing, so it knows no links; send the svgUrl of the plan, or open the link at ${server}/mcp or with GET /api/projects/ and its id there.`;
}

function contentOf(task: AnswerTask, tools?: PlanTools): string | Uint8Array {
  const outcome = answerRequest(task, tools);
  if (!outcome.ok) throw ToolRefusal.for(outcome.mistakes);
  return outcome.content;
}
