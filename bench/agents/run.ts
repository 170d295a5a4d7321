// The agent bench: whether an agent that knows only the texts for models answers what people ask. `npm run bench -- agents` runs the
// scripted clients, `--command '<program>'` an agent; README.md has the options and the protocol.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OURS, startServer } from '../http/servers.ts';
import type { Send } from './addresses.ts';
import { commandAgent, type Running, runTasks, scriptedAgents, storedLink } from './harness.ts';
import { promptOf } from './prompt.ts';
import { Recorder } from './recorder.ts';
import { isSolved, tableOf } from './report.ts';
import type { ListedTask } from './task.ts';
import { TASKS } from './tasks/index.ts';

const OPTIONS = {
  command: { type: 'string' },
  with: { type: 'string', default: 'llms' },
  tasks: { type: 'string' },
  only: { type: 'string' },
  repeat: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '300' },
  calls: { type: 'string', default: '20' },
  print: { type: 'string' },
  url: { type: 'string', default: 'http://localhost:3000' },
} as const;

const values = readArguments();

/** Ends the program with a sentence about its arguments. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function countOf(name: 'repeat' | 'seconds' | 'calls'): number {
  const count = Number(values[name]);
  return Number.isSafeInteger(count) && count > 0
    ? count
    : refuse(`--${name} is a whole number above 0, not ${values[name]}.`);
}

function accessOf(): 'llms' | 'mcp' {
  const { with: access } = values;
  return access === 'llms' || access === 'mcp' ? access : refuse(`--with is llms or mcp, not ${access}.`);
}

function named(id: string): ListedTask {
  return TASKS.find((task) => task.id === id) ?? refuse(`There is no task ${id}; --tasks list lists them.`);
}

/** The tasks that `--tasks` names and `--only` keeps: one language or kind, or the clumsy ones. */
function chosen(): ListedTask[] {
  const { tasks, only } = values;
  const all = tasks === undefined || tasks === 'list' ? TASKS : tasks.split(',').map(named);
  const kept = all.filter(
    ({ language, kind, isClumsy }) => only === undefined || [language, kind, isClumsy ? 'clumsy' : ''].includes(only),
  );
  return kept.length > 0 ? kept : refuse(`No task is left with --only ${only}; it takes a language, a kind or clumsy.`);
}

function list(): void {
  for (const { id, kind, isClumsy } of chosen())
    console.log(`${id.padEnd(26)} ${kind.padEnd(9)} ${isClumsy ? 'clumsy' : ''}`);
}

/** Prints the prompt of a task for a running server, so that a person can try it with any assistant. */
async function print(task: ListedTask): Promise<void> {
  const base = values.url.replace(/\/$/, '');
  const send: Send = (path, init) => fetch(base + path, init);
  try {
    const access = accessOf();
    const guide = access === 'llms' ? await (await send('/llms.txt')).text() : '';
    console.log(promptOf(task, { with: access, base, guide }, await storedLink(task, send)));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    refuse(`No server answers at ${base}. Start one with npm start, or name another with --url.`);
  }
}

/** Runs every agent on a server of its own; returns whether all tasks were solved. */
async function bench(): Promise<boolean> {
  const { command } = values;
  const agents =
    command === undefined
      ? scriptedAgents()
      : [commandAgent(command, { with: accessOf(), seconds: countOf('seconds') })];
  const run = { tasks: chosen(), repeat: countOf('repeat'), most: countOf('calls'), tell: console.log };
  let isPerfect = true;
  for (const agent of agents) {
    console.log(`\n${agent.name}`);
    const outcomes = await withServer((running) => runTasks(agent, running, run));
    console.log(`\n${tableOf(outcomes)}`);
    isPerfect &&= outcomes.every(isSolved);
  }
  return isPerfect;
}

/** A fresh server behind a recorder, to which the addresses in its answers lead. */
async function withServer<Result>(use: (running: Running) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-agents-'));
  const recorder = new Recorder();
  const base = await recorder.listen();
  try {
    const env = { DATA_DIR: folder, PUBLIC_URL: base, RATE_LIMIT_PER_MINUTE: '0', LINKS_PER_DAY: '0' };
    const server = await startServer(OURS, '/readyz', env);
    try {
      return await use({ recorder, base, target: server.base });
    } finally {
      await server.stop();
    }
  } finally {
    await recorder.close();
    rmSync(folder, { recursive: true });
  }
}

if (values.print !== undefined) await print(named(values.print));
else if (values.tasks === 'list') list();
else process.exitCode = (await bench()) ? 0 : 1;
