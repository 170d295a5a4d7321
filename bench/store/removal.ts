// The removal of expired projects: how long plans with links take meanwhile, against the same without a removal.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import Database from 'libsql';
import type { LoadedServer } from '../load/processes.ts';
import { msOf, p99Of, tell } from '../timing.ts';

const PROJECTS = 100_000;
/** Projects left when the last plan is timed: the removal is not over yet. */
const STILL_LEFT = 55_000;
const WAIT_BAR_MS = 20;
const PAUSE_MS = 10;

const idOf = (row: number) => `p${row}`.padEnd(22, 'x');

/** Fills the file of a stopped server; every other project was last opened years ago. */
export function fill(folder: string): void {
  const database = new Database(join(folder, 'tilewright.db'));
  const insert = database.prepare("INSERT INTO projects (id, project, opened, packed) VALUES (?, '', ?, ?)");
  const today = new Date().toISOString().slice(0, 10);
  database.exec('BEGIN');
  for (let row = 0; row < PROJECTS; row++) {
    const packed = deflateRawSync(`{"outline":"E${300 + row / 100} S240 W${300 + row / 100} N240"}`);
    insert.run(idOf(row), row % 2 ? today : '2020-01-01', packed);
  }
  database.exec('COMMIT');
  database.close();
}

async function projectsIn(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^tilewright_projects (\d+)$/m.exec(text)?.[1]);
}

let asked = 0;

/** Times plans with new links until `isDone`, which is asked now and then. */
async function timePlans(base: string, isDone: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  do {
    for (let i = 0; i < 50; i++) {
      asked += 1;
      const width = 100 + asked / 100;
      const began = performance.now();
      const answer = await fetch(`${base}/api/plan?outline=E${width}+S240+W${width}+N240`);
      await answer.text();
      times.push(performance.now() - began);
      await pause(PAUSE_MS);
    }
  } while (!(await isDone()));
  return times;
}

function tellTimes(name: string, times: readonly number[]): void {
  tell(`${name}, median of ${times.length}`, msOf(times.toSorted((a, b) => a - b)[times.length >> 1]));
  tell(`${name}, p99`, msOf(p99Of(times)));
  tell(`${name}, longest`, msOf(Math.max(...times)));
}

/** Two servers on copies of the same file: one keeps all projects, the other removes half of them. */
export async function measureRemoval(keeping: LoadedServer, removing: LoadedServer): Promise<void> {
  const opened = await fetch(`${removing.base}/planner/${idOf(50_000)}`);
  // The first plans of a server take longer, with a removal or without. It removes for several seconds after them.
  for (const { base } of [removing, keeping]) await timePlans(base, async () => true);
  const meanwhile = await timePlans(removing.base, async () => (await projectsIn(removing.base)) < STILL_LEFT);
  let left = 20;
  const without = await timePlans(keeping.base, async () => --left < 0);
  tellTimes('a plan with a link, nothing removed', without);
  tellTimes('while half of the projects are removed', meanwhile);
  const longer = Math.max(...meanwhile) - Math.max(...without);
  tell('the longest is longer by', msOf(longer), { text: msOf(WAIT_BAR_MS), met: longer <= WAIT_BAR_MS });
  const again = await fetch(`${removing.base}/planner/${idOf(50_000)}`);
  tell('a link opened before it was removed', `${opened.status}, ${again.status}`, {
    text: '200, 200',
    met: opened.status === 200 && again.status === 200,
  });
}
