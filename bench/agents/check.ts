// Compares the final answer to a task with what is expected. Addresses are opened: what they lead to counts, not how they are
// written.

import { projectPath, type Send } from './addresses.ts';
import type { Expected } from './expected.ts';
import { type Answer, isSame } from './fields.ts';
import type { Task } from './task.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Fields that belong to the file and not to the plan in it. */
const FILE_FIELDS = ['format', 'scale', 'paper', 'labels', 'name'];
/** What a field of a file is where it is left out. */
const DEFAULTS: Readonly<Record<string, string>> = { paper: 'a4', scale: 'fit' };

/** What is wrong with an answer, one sentence each; nothing if the task is solved. */
export async function faultsOf(
  task: Task,
  reported: unknown,
  { figures, answer }: Expected,
  send: Send,
): Promise<string[]> {
  if (typeof reported !== 'object' || reported === null) return ['There is no JSON object in the answer.'];
  const values = reported as Readonly<Record<string, unknown>>;
  const faults = await Promise.all(
    task.asks.map(async (name) => {
      const value = values[name];
      if (name === 'link') return linkFault(String(value), answer, send);
      if (name === 'file') return fileFault(String(value), task.file ?? {}, answer, send);
      if (isSame(name, value, figures[name])) return undefined;
      return `${name} is ${JSON.stringify(value)} instead of ${JSON.stringify(figures[name])}.`;
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}

async function linkFault(link: string, expected: Answer, send: Send): Promise<string | undefined> {
  const path = projectPath(link);
  if (path === undefined) return `link is no address of the planner: ${link}`;
  return planFault('link', await send(path), expected);
}

/** Opens the file, and the same plan as JSON. */
async function fileFault(
  address: string,
  wanted: Readonly<Record<string, string>>,
  expected: Answer,
  send: Send,
): Promise<string | undefined> {
  if (!URL.canParse(address)) return `file is no address: ${address}`;
  const url = new URL(address);
  if (!url.pathname.startsWith('/api/')) return `file is no address of the API: ${address}`;
  for (const [name, value] of Object.entries(wanted)) {
    const sent = url.searchParams.get(name) ?? DEFAULTS[name];
    if (sent !== value) return `file has ${name} ${sent} instead of ${value}.`;
  }
  const file = await send(url.pathname + url.search);
  await file.arrayBuffer();
  const type = file.headers.get('content-type') ?? '';
  if (!file.ok || type !== MEDIA_TYPES[wanted.format]) return `file answers ${file.status} ${type}.`;
  for (const name of FILE_FIELDS) url.searchParams.delete(name);
  if (url.pathname === '/api/plan') url.searchParams.set('link', 'false');
  return planFault('file', await send(url.pathname + url.search), expected);
}

/** Whether an answer is the expected plan. */
async function planFault(name: string, response: Response, expected: Answer): Promise<string | undefined> {
  const answer = (await response.json()) as Answer;
  const [found, wanted] = [answer, expected].map(essenceOf);
  return found === wanted ? undefined : `${name} leads to ${found} instead of ${wanted}.`;
}

function essenceOf({ surface, pattern, tiles }: Answer): string {
  return JSON.stringify([surface?.areaM2, pattern?.id, pattern?.parameters, tiles?.total, tiles?.cut]);
}
