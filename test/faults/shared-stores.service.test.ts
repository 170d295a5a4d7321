// Two servers on one store, as behind a load balancer: each shows what the other has acknowledged, even if one of them
// or the database stops.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { askForLink, expectAllOpen, newOutline, PUBLIC_URL, startLoad } from './linked-plans.ts';

const ENOUGH_LINKS = casesOf(10, 60);
/** Between the plans of a connection: every link is opened up to three times, and the first ones in a cold server. */
const PAUSE_MS = casesOf(100, 20);
const ROUNDS = casesOf(4, 20);
/** How the database stops; src/store shows of each that the store survives it. */
const WAYS = (['kill', 'halt'] as const).slice(0, casesOf(1, 2));
/** Links must be given again this soon after the database is back. */
const MOST_AWAY_MS = 5_000;
const HEALTHY = { status: 'ready', store: 'ready' };
const DEGRADED = { status: 'degraded', store: 'unavailable' };
const COMMON = { PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0' };

type Place = Readonly<Record<string, string>>;

let postgres: PostgresService;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const data = temporaryDirectory('shared');
afterAll(() => data.remove());

function start(place: Place): Promise<ServerProcess> {
  return startServer({ ...COMMON, ...place });
}

async function kill(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) {
    server.kill('SIGKILL');
    await server.ended;
  }
}

async function readiness({ base }: ServerProcess): Promise<unknown> {
  const answer = await fetch(`${base}/readyz`);
  return [answer.status, await answer.json()];
}

/** Waits until each load has enough links for a meaningful test. */
async function untilEnough(...loads: readonly { readonly links: readonly unknown[] }[]): Promise<void> {
  for (const { links } of loads) {
    await expect.poll(() => links.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(ENOUGH_LINKS);
  }
}

/** Two servers on one store for the tests of a group. */
function pairOn(makePlace: () => Promise<Place>): {
  servers: ServerProcess[];
  startAgain(index: number): Promise<void>;
} {
  let place: Place;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    place = await makePlace();
    // At the same moment, so that neither finds a table.
    servers.push(...(await Promise.all([start(place), start(place)])));
  });
  afterAll(() => kill(servers));
  return {
    servers,
    startAgain: async (index) => {
      servers[index] = await start(place);
    },
  };
}

/** What holds for two servers on any store. */
function itIsShared({ servers, startAgain }: ReturnType<typeof pairOn>): void {
  it('give one link for one project stored on both at once', async () => {
    const [one, other] = servers;
    for (let round = 0; round < ROUNDS; round += 1) {
      const outline = newOutline();
      const bases = [one.base, other.base, one.base, other.base];
      const links = await Promise.all(bases.map((base) => askForLink(base, outline)));
      const [first] = links;
      if (first === null) throw new Error('There was no link.');
      expect(links).toEqual(links.map(() => first));
      await Promise.all(bases.map((base) => expectAllOpen(base, [first])));
    }
  });

  it('show what the other has acknowledged, and lose nothing when one is killed under load', async () => {
    const [one, other] = servers;
    const loads = [startLoad(one.base, 4, PAUSE_MS), startLoad(other.base, 4, PAUSE_MS)];
    await untilEnough(...loads);
    await expectAllOpen(other.base, loads[0].links.slice(0, ENOUGH_LINKS));
    await expectAllOpen(one.base, loads[1].links.slice(0, ENOUGH_LINKS));
    one.kill('SIGKILL');
    expect(await one.ended).toBe(137);
    await loads[0].ended;
    const before = loads[1].links.length;
    await expect.poll(() => loads[1].links.length, { timeout: 60_000 }).toBeGreaterThan(before + ENOUGH_LINKS);
    await loads[1].stop();
    expect(loads.map((load) => load.withoutLink())).toEqual([0, 0]);
    const links = loads.flatMap((load) => load.links);
    await expectAllOpen(other.base, links);
    await startAgain(0);
    await expectAllOpen(servers[0].base, links);
  });
}

describe('two servers on one SQLite file', () => {
  itIsShared(pairOn(async () => ({ DATA_DIR: data.path })));
});

describe('two servers on one PostgreSQL', () => {
  const pair = pairOn(async () => ({ DATABASE_URL: await postgres.makeDatabase() }));
  itIsShared(pair);

  it.each(WAYS)('give plans without links until it is back when it stops (%s)', async (way) => {
    const { servers } = pair;
    const loads = servers.map(({ base }) => startLoad(base, 3, PAUSE_MS));
    await untilEnough(...loads);
    await postgres[way]();
    for (const load of loads) {
      await expect.poll(load.withoutLink, { interval: 5, timeout: 60_000 }).toBeGreaterThan(ENOUGH_LINKS);
    }
    for (const server of servers) {
      await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, DEGRADED]);
    }
    const before = loads.map((load) => load.links.length);
    await postgres.restart();
    // Only the first link is promised; the speed of the next ones depends on the machine.
    const isLinking = () => loads.every((load, index) => load.links.length > before[index]);
    await expect.poll(isLinking, { interval: 20, timeout: MOST_AWAY_MS }).toBe(true);
    await Promise.all(loads.map((load) => load.stop()));
    for (const server of servers) {
      await expect.poll(() => readiness(server), { timeout: 30_000 }).toEqual([200, HEALTHY]);
    }
    await expectAllOpen(servers[1].base, loads[0].links);
    await expectAllOpen(servers[0].base, loads[1].links);
  });
});
