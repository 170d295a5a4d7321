// The program: one server, or a primary process with as many workers as WORKERS says. A primary must be up at once, so the
// house is loaded only by those that serve.

import cluster from 'node:cluster';
import { linkToPrimary } from './cluster/index.ts';
import { readWorkers } from './lifecycle/cores.ts';
import { leadWorkers } from './primary.ts';

async function serve(): Promise<void> {
  const { runServer } = await import('./server.ts');
  await runServer();
}

async function work(): Promise<void> {
  const primary = linkToPrimary();
  try {
    const { runServer } = await import('./server.ts');
    await runServer(primary);
  } catch (error) {
    primary.fail(lineOf(error));
  }
}

async function main(): Promise<void> {
  if (cluster.isWorker) return work();
  const workers = readWorkers(process.env);
  return workers > 1 ? leadWorkers(workers) : serve();
}

function lineOf(error: unknown): string {
  return (error as Error).message.split('\n', 1)[0];
}

main().catch((error) => {
  process.stderr.write(`tilewright cannot start: ${lineOf(error)}\n`);
  process.exit(1);
});
