// The primary process: it has the port, hands connections to the workers in turn, and counts requests for all of them.
// It knows nothing of plans and loads nothing of the house, so that it is up at once and has hardly anything to break.

import cluster, { type Worker } from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { Crew, FigureGatherer, type ToPrimary, type ToWorker } from './cluster/index.ts';
import { writeLog } from './primary-log.ts';
import { Counts, WINDOW_SECONDS } from './rate-limit/index.ts';

/** Starts so many workers, keeps them running, and stops them on SIGTERM or SIGINT. */
export function leadWorkers(count: number): void {
  // Left to the kernel, connections would heap up on whichever worker wakes first.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const salt = randomBytes(32).toString('base64');
  const counts = new Counts(WINDOW_SECONDS * 1000);
  const figures = new FigureGatherer(say);
  const crew = new Crew({ fork: () => cluster.fork(), log: writeLog, end });

  cluster.on('listening', () => crew.serves());
  cluster.on('message', (worker, message: ToPrimary) => {
    switch (message.what) {
      case 'hello':
        return say(worker, { what: 'welcome', salt });
      case 'count':
        return say(worker, { what: 'counted', number: message.number, counts: countAll(counts, message.clients) });
      case 'ask-figures':
        return figures.gather(worker, message.number);
      case 'figures':
        return figures.take(worker, message.number, message.figures);
      case 'cannot-start':
        return crew.cannotStart(worker.id, message.reason);
    }
  });
  cluster.on('exit', (worker, code, signal) => {
    figures.goOnWithout(worker);
    crew.ended(worker.id, code, signal);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => crew.stop(signal));
  crew.start(count);
}

/** Requests so far and milliseconds left, in turn for each client. */
function countAll(counts: Counts, clients: readonly string[]): number[] {
  return clients.flatMap((client) => {
    const { used, leftMs } = counts.add(client);
    return [used, leftMs];
  });
}

/** Says something to a worker; what a dying one does not hear any more need not be heard. */
function say(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/** Ends the whole, with a line for the operator where there is something to tell. */
function end(status: number, line?: string): void {
  if (line !== undefined) process.stderr.write(`tilewright cannot start: ${line}\n`);
  process.exit(status);
}
