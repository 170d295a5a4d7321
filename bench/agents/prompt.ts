// The prompt of a task: the guide of the service, what the person says, and which fields the final answer must have.

import { ANSWER_FIELDS } from './fields.ts';
import type { ListedTask } from './task.ts';

/** How an agent reaches the service: by HTTP with the text of /llms.txt, or with the tools at the address of the MCP server. */
export type Access =
  | { readonly with: 'llms'; readonly base: string; readonly guide: string }
  | { readonly with: 'mcp'; readonly base: string };

/** The exact prompt of a task. `link` is the link of its stored plan. */
export function promptOf(task: ListedTask, access: Access, link = ''): string {
  const fields = task.asks.map((name) => `- "${name}": ${ANSWER_FIELDS[name].about}`);
  return `${introduction(access)}

A person asks you:

${task.says.replace('{link}', link)}

Find the answer with the service; do not guess figures. If something is open, choose what the guide recommends. End your answer with
one JSON object that has these fields:

${fields.join('\n')}
`;
}

function introduction(access: Access): string {
  if (access.with === 'mcp')
    return `You have the tools of the MCP server at ${access.base}/mcp (streamable HTTP, no key).`;
  return `You can send HTTP requests to ${access.base}, which is described below.\n\n${access.guide.trimEnd()}\n\n---`;
}
