// What a tool is: its entry in the list of tools, and the function that answers a call.

import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { PlanningBackend, RefusalBody } from '../backend.ts';

export interface Tool {
  readonly listed: ListedTool;
  /** Answers a call with these arguments, whatever they are. Throws a ToolRefusal, or for faults of ours. */
  readonly call: (
    args: unknown,
    backend: PlanningBackend,
    gone: AbortSignal,
  ) => CallToolResult | Promise<CallToolResult>;
}

/** A tool that only answers. */
export const READ_ONLY: ListedTool['annotations'] = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A tool that may store a plan for its link, the same plan once; it changes and deletes nothing. */
export const STORES_LINKS: ListedTool['annotations'] = { ...READ_ONLY, readOnlyHint: false };

/** A refused call: the sentence that says what to send instead, then the error answer of the API as JSON. */
export function refused(body: RefusalBody): CallToolResult {
  return {
    isError: true,
    content: [
      { type: 'text', text: body.error },
      { type: 'text', text: JSON.stringify(body) },
    ],
  };
}

/** A JSON answer: as structured content, and as text for clients that know only text. */
export function answered(answer: object, more: CallToolResult['content'] = []): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }, ...more],
    structuredContent: answer as Record<string, unknown>,
  };
}
