// The harness of the agent bench: what agents are told, what counts as their answer, and that calls and time are bounded.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastObjectIn } from '../../bench/agents/command.ts';
import { type Agent, commandAgent, runTasks, scriptedAgents } from '../../bench/agents/harness.ts';
import { promptOf } from '../../bench/agents/prompt.ts';
import { isCall, Recorder } from '../../bench/agents/recorder.ts';
import { isSolved, isSolvedAtFirst, tableOf } from '../../bench/agents/report.ts';
import { TASKS } from '../../bench/agents/tasks/index.ts';
import { type App, buildApp } from '../../src/http/app.ts';
import { memoryStore } from '../support/memory-store.ts';

const EXAMPLE = 'node bench/agents/example-agent.mjs';
/** Generous: the machine may be busy. */
const SECONDS = 120;
const recorder = new Recorder();
let app: App;
let base: string;
let target: string;

beforeAll(async () => {
  base = await recorder.listen();
  app = buildApp({ store: memoryStore(), publicUrl: base });
  target = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await recorder.close();
  await app.close();
});

const named = (id: string) => TASKS.find((task) => task.id === id) ?? expect.fail(`no task ${id}`);

async function run(agent: Agent, id: string, most = 20, repeat = 1) {
  const lines: string[] = [];
  const tell = (line: string) => lines.push(line);
  const outcomes = await runTasks(agent, { recorder, base, target }, { tasks: [named(id)], repeat, most, tell });
  expect(lines).toHaveLength(repeat);
  return outcomes;
}

const command = (text: string, seconds = SECONDS) => commandAgent(text, { with: 'llms', seconds });
/** A command that runs a script with `base`, the address of the service. */
const script = (code: string) =>
  command(`node --input-type=module -e "const base = process.env.TILEWRIGHT_URL; ${code}"`);

describe('an agent', () => {
  it('that is a command solves a task with what it reads and is told', async () => {
    const outcomes = await run(command(EXAMPLE), 'en-kitchen-corner', 20, 2);
    expect(outcomes.map(isSolvedAtFirst)).toEqual([true, true]);
    expect(outcomes).toMatchObject([
      { calls: 1, refusals: 0, faults: [] },
      { calls: 1, refusals: 0, faults: [] },
    ]);
  });

  it('that fails has not solved it', async () => {
    const [outcome] = await run(command(EXAMPLE), 'en-laundry-inches');
    expect(outcome).toMatchObject({ calls: 0, faults: ['It ended with code 1.'] });
  });

  it('that says nothing, or the wrong figures, has not solved it', async () => {
    const [silent] = await run(script(''), 'en-kitchen-corner');
    expect(silent.faults).toEqual(['There is no JSON object in the answer.']);
    const [wrong] = await run(script("console.log('{}')"), 'en-kitchen-corner');
    expect(wrong.faults.map((fault) => fault.split(' ', 1)[0])).toEqual(['tiles', 'cut']);
  });

  it('that does not end is ended', async () => {
    const [outcome] = await run(command('sleep 1000 & sleep 1000', 1), 'en-kitchen-corner');
    expect(outcome.faults).toEqual(['It took longer than 1 s.']);
  });

  it('makes no more calls than are allowed, and refused ones are counted', async () => {
    const ask = 'const ask = async (path) => (await fetch(base + path)).status;';
    const [outcome] = await run(
      script(`${ask} for (const width of [1, 2, 3]) console.log(await ask('/api/plan?outline=E' + width));`),
      'en-kitchen-corner',
      2,
    );
    expect(outcome).toMatchObject({ calls: 3, refusals: 3 });
    const [reader] = await run(
      script(`${ask} await ask('/llms.txt'); await ask('/api/plan/patterns')`),
      'en-kitchen-corner',
    );
    expect(reader.calls).toBe(0);
  });

  it('that answers with an address is judged by what it leads to', async () => {
    const address = (query: string) =>
      script(`console.log(JSON.stringify({ file: base + '/api/plan?outline=E290+S230+W290+N230&joint=3&${query}' }))`);
    const [right] = await run(address('tileSize=450&start=best&format=xlsx'), 'zh-cut-list-file');
    expect(right.faults).toEqual([]);
    const [other] = await run(address('tileSize=400&start=best&format=xlsx'), 'zh-cut-list-file');
    expect(other.faults).toEqual([expect.stringMatching(/^file leads to /)]);
    const [format] = await run(address('tileSize=450&start=best&format=csv'), 'zh-cut-list-file');
    expect(format.faults).toEqual(['file has format csv instead of xlsx.']);
  });

  it.each(scriptedAgents())('$name goes through the recorder', async (agent) => {
    const [outcome] = await run(agent, 'pl-paczki-z-zapasem');
    expect([isSolved(outcome), outcome.calls, outcome.refusals]).toEqual([true, 1, 0]);
  });
});

it('counts calls of tools, and not what only reads', () => {
  const called = (name: string) => JSON.stringify({ method: 'tools/call', params: { name } });
  expect(isCall('/mcp', called('plan_layout'))).toBe(true);
  expect(isCall('/mcp', called('list_patterns'))).toBe(false);
  expect(isCall('/mcp', JSON.stringify({ method: 'tools/list' }))).toBe(false);
  expect(isCall('/api/projects/abc.2?format=pdf', '')).toBe(true);
});

it('tells agents the guide, the words of the person and the fields, and no figure of the answer', () => {
  const task = named('en-link-other-tile');
  const prompt = promptOf(task, { with: 'llms', base, guide: 'GUIDE' }, `${base}/planner/abc`);
  expect(prompt).toContain('GUIDE');
  expect(prompt).toContain(task.says.replace('{link}', `${base}/planner/abc`));
  expect(prompt).toMatch(/^- "tiles": /m);
  expect(promptOf(task, { with: 'mcp', base })).toContain(`${base}/mcp`);
});

it.each([
  ['It is {"tiles": 3}.', { tiles: 3 }],
  ['```json\n{"tiles": 3, "start": {"x": 0}}\n```', { tiles: 3, start: { x: 0 } }],
  ['{"tiles": 1} or rather {"tiles": 2}', { tiles: 2 }],
  ['{tiles: 3}', undefined],
  ['No figures.', undefined],
])('reads the answer of %j', (text, answer) => {
  expect(lastObjectIn(text)).toEqual(answer);
});

it('adds up a run by language and by kind', () => {
  const task = named('en-kitchen-corner');
  const table = tableOf([
    { task, faults: [], calls: 1, refusals: 0 },
    { task, faults: [], calls: 3, refusals: 1 },
    { task: named('pl-jodelka'), faults: ['tiles is 1 instead of 2.'], calls: 2, refusals: 0 },
  ]);
  const rows = table.split('\n').map((row) => row.trim().split(/ +/));
  expect(rows).toContainEqual(['en', '2', '2', '1', '4', '1']);
  expect(rows).toContainEqual(['pl', '1', '0', '0', '2', '0']);
  expect(rows).toContainEqual(['room', '2', '2', '1', '4', '1']);
  expect(rows).toContainEqual(['clumsy', '1', '0', '0', '2', '0']);
  expect(rows).toContainEqual(['all', '3', '2', '1', '6', '1']);
});
