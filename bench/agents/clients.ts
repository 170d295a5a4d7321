// Two clients that make the calls of a task as a sensible agent would: one by HTTP, one with the tools for models.

import type { Client } from '@modelcontextprotocol/client';
import { COMPARE, JOB, PLAN, posted, projectPath, queryOf, type Send } from './addresses.ts';
import type { Answer } from './fields.ts';
import type { Body, Call } from './task.ts';

/** Makes a call and returns the answer to it, also a refusal. `link` is the link of the stored plan of the task. */
export type ScriptedClient = (call: Call, link?: string) => Promise<Answer>;

/** Sends requests: a plan as an address where it can be one, everything else as a body. `base` begins the addresses of files. */
export function httpClient(send: Send, base: string): ScriptedClient {
  const json = async (path: string, body?: Body) => (await send(path, body && posted(body))).json() as Promise<Answer>;
  const plan = async (fields: URLSearchParams): Promise<Answer> => {
    const path = `${PLAN}?${fields}`;
    if (!fields.has('format')) return json(path);
    const file = await send(path);
    await file.arrayBuffer();
    return { file: base + path };
  };
  return async (call, link = '') => {
    if ('compare' in call) return json(COMPARE, call.compare);
    if ('job' in call) return json(JOB, call.job);
    if ('change' in call) {
      const opened = await json(projectPath(link) ?? '');
      return json(PLAN, { ...opened.request, ...call.change });
    }
    const fields = queryOf(call.plan);
    return fields === undefined ? json(PLAN, call.plan) : plan(new URLSearchParams(fields));
  };
}

/** Calls tools. */
export function mcpClient(client: Client): ScriptedClient {
  const tool = async (name: string, args: Body): Promise<Answer> => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
    const [text] = content;
    if (isError) return { error: text?.type === 'text' ? text.text : '' };
    const file = content.find(({ type }) => type === 'resource_link');
    return { ...(structuredContent as Answer), ...(file?.type === 'resource_link' && { file: file.uri }) };
  };
  return async (call, link = '') => {
    if ('compare' in call) return tool('compare_layouts', call.compare);
    if ('job' in call) return tool('plan_job', call.job);
    if ('plan' in call) return tool('plan_layout', call.plan);
    const { request } = await tool('open_plan', { plan: link });
    return tool('plan_layout', { ...request, ...call.change });
  };
}
