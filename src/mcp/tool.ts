// What a tool is: its entry in the list of tools, and the function that answers a call.

import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { PlanningDesk, RefusalBody } from './desk.ts';

export interface Tool {
  readonly listed: ListedTool;
  /** Answers a call with these arguments, whatever they are. Throws a ToolRefusal, or for faults of ours. */
  readonly call: (args: unknown, desk: PlanningDesk, gone: AbortSignal) => CallToolResult | Promise<CallToolResult>;
}

/** No tool changes anything but the store of links, where the same plan is kept once. */
export const READ_ONLY: ListedTool['annotations'] = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

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
