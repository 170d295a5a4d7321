// A queue that serves its clients fairly: next is a job of the client that was served least since it began to wait, by
// the estimated costs of its jobs. So a small plan of one client waits for about one job of another, however many of
// those wait. Of the jobs of one client, cheap ones may overtake expensive ones for a while.

/** A job may be overtaken for this many times its estimated cost. */
const SLACK = 5;

export interface Queued {
  readonly client: string;
  readonly costMs: number;
  readonly queuedAt: number;
}

interface Waiting<Job> {
  /** In the order in which they are due. */
  readonly jobs: Job[];
  /** Of all its jobs in the queue. */
  waitingMs: number;
  /** The cost of the jobs that were taken, from where it began to wait. */
  servedMs: number;
}

export class FairQueue<Job extends Queued> {
  readonly #clients = new Map<string, Waiting<Job>>();
  /** What the client that was last taken from had been served: new clients begin there, and claim nothing for the past. */
  #reachedMs = 0;
  size = 0;

  add(job: Job): void {
    const client = this.#clients.get(job.client) ?? { jobs: [], waitingMs: 0, servedMs: this.#reachedMs };
    this.#clients.set(job.client, client);
    const { jobs } = client;
    let place = jobs.length;
    while (place > 0 && dueAt(jobs[place - 1]) > dueAt(job)) place--;
    jobs.splice(place, 0, job);
    client.waitingMs += job.costMs;
    this.size++;
  }

  /** Removes a job; false if it is not waiting any more. */
  delete(job: Job): boolean {
    const client = this.#clients.get(job.client);
    const place = client?.jobs.indexOf(job) ?? -1;
    if (client === undefined || place < 0) return false;
    client.jobs.splice(place, 1);
    client.waitingMs -= job.costMs;
    this.size--;
    if (client.jobs.length === 0) this.#clients.delete(job.client);
    return true;
  }

  /** The job that is next, which stays in the queue. */
  peek(): Job | undefined {
    return this.#next()?.jobs[0];
  }

  /** Removes the job that is next. */
  take(): Job | undefined {
    const client = this.#next();
    const job = client?.jobs[0];
    if (client === undefined || job === undefined) return undefined;
    this.#reachedMs = client.servedMs;
    client.servedMs += job.costMs;
    this.delete(job);
    return job;
  }

  /** The cost of all jobs that would be taken before another job of a client. */
  costBefore(client: string, costMs: number): number {
    const own = this.#clients.get(client)?.waitingMs ?? 0;
    let before = own;
    for (const [name, { waitingMs }] of this.#clients) if (name !== client) before += Math.min(waitingMs, own + costMs);
    return before;
  }

  #next(): Waiting<Job> | undefined {
    let next: Waiting<Job> | undefined;
    for (const client of this.#clients.values())
      if (next === undefined || client.servedMs < next.servedMs) next = client;
    return next;
  }
}

function dueAt({ queuedAt, costMs }: Queued): number {
  return queuedAt + SLACK * costMs;
}
