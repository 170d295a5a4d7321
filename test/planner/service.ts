// What a file of journeys stands on: the built server and a browser, shared by all such files that run in one process.

import { beforeAll, expect } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { plannerIsThere, settled, type Visit, type VisitOptions, visit } from './visit.ts';

export interface PlannerService {
  /** The server's public address: what links and copied addresses begin with. */
  base(): string;
  /** Opens an address, waits for the plan, lets the journey run, and holds it to having met no trouble. */
  journey(path: string, options: VisitOptions, run: (visit: Visit) => Promise<void>): Promise<void>;
}

/** Started by the first file of this process; ends with it, as every child process of the tests does. */
let shared: Promise<ServerProcess> | undefined;

/** The service of the test file that calls this, at its top. */
export function serviceOfFile(): PlannerService {
  const browser = browserOfFile();
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    shared ??= startServer({ RATE_LIMIT_PER_MINUTE: '0' });
    server = await shared;
  });
  const base = () => {
    if (!server) throw new Error('There is a server only while tests run.');
    return server.base.replace('127.0.0.1', 'localhost');
  };
  return {
    base,
    async journey(path, options, run) {
      const visited = await visit(browser(), base(), path, options);
      await plannerIsThere(visited.page);
      await settled(visited.page);
      await run(visited);
      expect(visited.troubles).toEqual([]);
      await visited.close();
    },
  };
}
