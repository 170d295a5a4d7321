// A Redis server for one test, on a loopback port, without persistence.

import { type Child, startChild } from './child.ts';
import { demand } from './programs.ts';
import { runService, type Service } from './service.ts';
import { temporaryDirectory } from './temporary.ts';

const READY = /Ready to accept connections/;

/** Starts a server; throws one line if Redis is missing. Its data is lost when it ends. */
export async function startRedis(): Promise<Service> {
  const program = demand('redis-server', 'redis-server');
  const home = temporaryDirectory('redis');
  const start = async (port: number): Promise<Child> => {
    const settings = { port: String(port), bind: '127.0.0.1', dir: home.path, save: '', appendonly: 'no' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const child = startChild(program, args, { cwd: home.path });
    await child.says(READY);
    return child;
  };
  const urlOf = (port: number) => `redis://127.0.0.1:${port}`;
  return runService({ remove: home.remove, start, urlOf, endSignal: 'SIGTERM' });
}
