// The built server and a browser for journeys, shared by all test files of one process.

import { beforeAll, expect } from 'vitest';
import { browserOfFile } from '../browser/chromium.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { plannerIsThere, settled, type Visit, type VisitOptions, visit } from './visit.ts';

export interface PlannerService {
  /** The server's public address, with which links and copied addresses begin. */
  base(): string;
  /** Opens an address, waits for the plan, runs the journey, and expects no troubles. */
  journey(path: string, options: VisitOptions, run: (visit: Visit) => Promise<void>): Promise<void>;
}

/** Started by the first file of this process; ends with it, like every child process of the tests. */
let shared: Promise<ServerProcess> | undefined;

/** The service for a test file; call it at the top. */
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
