// Two servers behind the proxy with the shipped configuration, and the metrics of the servers.

import { plansAnswered } from '../services/counted.ts';
import { startNginx } from '../services/nginx.ts';
import { freePort } from '../services/ports.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';
import { temporaryDirectory } from '../services/temporary.ts';

export interface Deployment {
  readonly proxy: Service;
  /** The folder in which the proxy keeps answers. */
  readonly cache: string;
  readonly servers: ServerProcess[];
  /** Replaces a server that has ended. */
  startAgain(place: number): Promise<void>;
  /** Requests for plans and drawings that all servers have answered together. */
  reached(): Promise<number>;
  close(): Promise<void>;
}

export const PUBLIC_URL = 'https://tiles.example';

/** Starts two servers on one SQLite file and the proxy in front of them. */
export async function openDeployment(environment: Readonly<Record<string, string>>): Promise<Deployment> {
  const data = temporaryDirectory('deployment');
  const ports: [number, number] = [await freePort(), await freePort()];
  const common = { PUBLIC_URL, DATA_DIR: data.path, TRUST_PROXY: '1', ...environment };
  const start = (place: number) => startServer({ ...common, PORT: String(ports[place]) });
  const servers = await Promise.all([start(0), start(1)]);
  const proxy = await startNginx(ports);
  return {
    proxy,
    cache: proxy.cache,
    servers,
    startAgain: async (place) => {
      servers[place] = await start(place);
    },
    reached: async () => {
      const counts = await Promise.all(servers.map(({ base }) => plansAnswered(base)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async () => {
      await proxy.stop();
      for (const server of servers) server.kill('SIGINT');
      for (const server of servers) await server.ended;
      data.remove();
    },
  };
}
