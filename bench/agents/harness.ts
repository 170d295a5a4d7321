// Runs agents through tasks: stores the plan of a task, lets the agent answer through the recorder, and checks the answer.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { PLAN, posted, type Send } from './addresses.ts';
import { faultsOf } from './check.ts';
import { httpClient, mcpClient, type ScriptedClient } from './clients.ts';
import { runCommand } from './command.ts';
import { type Expected, expectedOf } from './expected.ts';
import { figuresIn } from './fields.ts';
import { promptOf } from './prompt.ts';
import type { Recorder } from './recorder.ts';
import { lineOf, type Outcome } from './report.ts';
import type { ListedTask } from './task.ts';

/** A server behind a recorder. */
export interface Running {
  readonly recorder: Recorder;
  /** The address of the recorder, which agents use. */
  readonly base: string;
  /** The address of the server itself, for what is not counted. */
  readonly target: string;
}

/** Somebody who answers tasks. */
export interface Agent {
  readonly name: string;
  /** Answers a task through `base`; `link` is the link of its stored plan. */
  answer(task: ListedTask, base: string, link: string | undefined): Promise<Answered>;
}

interface Answered {
  readonly answer: unknown;
  /** Why there is no usable answer. */
  readonly failure?: string | undefined;
}

interface Run {
  readonly tasks: readonly ListedTask[];
  readonly repeat: number;
  /** Calls that a task allows. */
  readonly most: number;
  readonly tell: (line: string) => void;
}

/** Lets an agent answer each task, one after the other. */
export async function runTasks(agent: Agent, running: Running, { tasks, repeat, most, tell }: Run): Promise<Outcome[]> {
  const send: Send = (path, init) => fetch(running.target + path, init);
  const outcomes: Outcome[] = [];
  for (const task of tasks) {
    const expected = await expectedOf(task, send);
    const link = await storedLink(task, send);
    for (let round = 0; round < repeat; round++) {
      running.recorder.begin(running.target, most);
      const answered = await agent.answer(task, running.base, link);
      const outcome = { task, ...running.recorder.counts, faults: await faultsIn(answered, task, expected, send) };
      tell(lineOf(outcome));
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

async function faultsIn({ answer, failure }: Answered, task: ListedTask, expected: Expected, send: Send) {
  return failure === undefined ? faultsOf(task, answer, expected, send) : [failure];
}

/** Stores the plan that a task is about; undefined if it is about none. */
export async function storedLink({ stored }: ListedTask, send: Send): Promise<string | undefined> {
  if (stored === undefined) return undefined;
  const response = await send(PLAN, posted(stored));
  const { plannerUrl, error } = (await response.json()) as { plannerUrl?: string | null; error?: string };
  if (!plannerUrl) throw new Error(`The plan of a task cannot be stored: ${error ?? response.status}`);
  return plannerUrl;
}

/** The clients that make the calls written in the tasks. */
export function scriptedAgents(): Agent[] {
  const byHttp = async (base: string) => httpClient((path, init) => fetch(base + path, init), base);
  const byTools = async (base: string) => {
    const client = new Client({ name: 'tilewright-bench', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`)));
    return mcpClient(client);
  };
  return [scripted('The scripted client by HTTP', byHttp), scripted('The scripted client with the tools', byTools)];
}

function scripted(name: string, connect: (base: string) => Promise<ScriptedClient>): Agent {
  return {
    name,
    async answer(task, base, link) {
      const client = await connect(base);
      return { answer: figuresIn(await client(task.call, link), task.asks) };
    },
  };
}

/** An agent that is a command: it gets the prompt, and the addresses in its environment. */
export function commandAgent(
  command: string,
  { with: access, seconds }: { readonly with: 'llms' | 'mcp'; readonly seconds: number },
): Agent {
  return {
    name: `${command}, with ${access === 'mcp' ? 'the tools' : '/llms.txt'}`,
    async answer(task, base, link) {
      const guide = access === 'llms' ? await (await fetch(`${base}/llms.txt`)).text() : '';
      const prompt = promptOf(task, { with: access, base, guide }, link);
      const env = { TILEWRIGHT_URL: base, TILEWRIGHT_MCP_URL: `${base}/mcp`, TILEWRIGHT_TASK: task.id };
      return runCommand(command, prompt, env, seconds);
    },
  };
}
