// The load generator, a separate process: plain sockets and minimal parsing, because it shares the machine with the
// server. Every request is for a new plan.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Order, Result } from './orders.ts';

const TICK_MS = 1;
const LAST_ANSWERS_MS = 2000;
/** A bathroom, a kitchen and an office, alternating. */
const ROOMS = ['E180+S240+W180+N240', 'E420+S180+W160+S170+W260+N350', 'E1200+S480+W460+S470+W740+N950'];

let asked = 0;

function nextRequest(): string {
  asked += 1;
  const room = ROOMS[asked % ROOMS.length];
  return `GET /api/plan?outline=${room}&tileSize=300&link=false&start=${asked % 299},${(asked % 9973) / 1000} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

/** Called with the status of each complete answer, or 0 if the connection closes without one. */
type Answered = (line: Line, status: number) => void;

/** A connection with one request at a time. */
class Line {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #missing = 0;
  #status = 0;
  /** When the request was due; 0 while none is sent. */
  dueAt = 0;
  /** When it was really sent: later, if no connection was free. */
  sentAt = 0;

  constructor(socket: Socket, answered: Answered) {
    this.#socket = socket;
    socket.setNoDelay();
    socket.on('data', (bytes) => this.#take(bytes, answered));
    socket.on('error', () => {});
    socket.on('close', () => this.dueAt > 0 && answered(this, 0));
  }

  send(at: number): void {
    this.dueAt = at;
    this.sentAt = performance.now();
    this.#socket.write(nextRequest());
  }

  close(): void {
    this.dueAt = 0;
    this.#socket.destroy();
  }

  #take(bytes: Buffer, answered: Answered): void {
    if (this.#missing > 0) {
      this.#missing -= bytes.length;
    } else {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
      const end = this.#received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#received.toString('latin1', 0, end);
      this.#status = Number(head.slice(9, 12));
      const [, length] = /\r\ncontent-length: ([0-9]+)/i.exec(head) ?? [];
      this.#missing = Number(length) - (this.#received.length - end - 4);
      this.#received = Buffer.alloc(0);
    }
    if (this.#missing > 0) return;
    this.#missing = 0;
    answered(this, this.#status);
  }
}

class Tally {
  readonly #latencies: number[] = [];
  #longestFromSending = 0;
  #shed = 0;
  #failed = 0;
  #beganAt = performance.now();
  #usage = process.cpuUsage();

  /** Resets all counts. */
  begin(): void {
    this.#latencies.length = 0;
    this.#longestFromSending = 0;
    this.#shed = 0;
    this.#failed = 0;
    this.#beganAt = performance.now();
    this.#usage = process.cpuUsage();
  }

  add(status: number, { dueAt, sentAt }: Line): void {
    const now = performance.now();
    if (status === 200) {
      this.#latencies.push(now - dueAt);
      this.#longestFromSending = Math.max(this.#longestFromSending, now - sentAt);
    } else if (status === 503) this.#shed += 1;
    else this.#failed += 1;
  }

  end(): Result {
    const seconds = (performance.now() - this.#beganAt) / 1000;
    const { user, system } = process.cpuUsage(this.#usage);
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    return {
      goodput: sorted.length / seconds,
      shed: this.#shed / seconds,
      failed: this.#failed,
      p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longestMs: sorted.at(-1) ?? 0,
      longestFromSendingMs: this.#longestFromSending,
      generatorCores: (user + system) / 1e6 / seconds,
    };
  }
}

async function dial({ base, connections }: Order, answered: Answered): Promise<Line[]> {
  const { hostname, port } = new URL(base);
  const lines: Line[] = [];
  for (let dialled = 0; dialled < connections; dialled += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    lines.push(new Line(socket, answered));
  }
  return lines;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Closed loop: each connection sends its next request after its answer. */
async function runClosed(order: Order, tally: Tally): Promise<Result> {
  const lines = await dial(order, (line, status) => {
    tally.add(status, line);
    if (status > 0) line.send(performance.now());
  });
  for (const line of lines) line.send(performance.now());
  await pause((order.ramp ?? 0) * 1000);
  tally.begin();
  await pause(order.seconds * 1000);
  const result = tally.end();
  for (const line of lines) line.close();
  return result;
}

/** Open loop: sends at the rate, whatever the answers. Waiting for a free connection counts as latency. */
async function runOpen(order: Order, rate: number, tally: Tally): Promise<Result> {
  const free: Line[] = [];
  const lines = await dial(order, (line, status) => {
    tally.add(status, line);
    line.dueAt = 0;
    if (status > 0) free.push(line);
  });
  free.push(...lines);
  const beganAt = performance.now();
  let sent = 0;
  const tick = () => {
    const now = performance.now();
    const due = ((now - beganAt) * rate) / 1000;
    for (; sent < due && free.length > 0; sent += 1) {
      const dueAt = beganAt + (sent * 1000) / rate;
      // Ticks are coarse, which must not count as latency; a delay of more than two is a wait for a connection.
      free.shift()?.send(now - dueAt > 2 * TICK_MS ? dueAt : now);
    }
  };
  const ticking = setInterval(tick, TICK_MS);
  await pause((order.ramp ?? 0) * 1000);
  tally.begin();
  await pause(order.seconds * 1000);
  clearInterval(ticking);
  const result = tally.end();
  for (const end = performance.now() + LAST_ANSWERS_MS; free.length < lines.length && performance.now() < end; ) {
    await pause(10);
  }
  const unanswered = lines.filter(({ dueAt }) => dueAt > 0).length;
  for (const line of lines) line.close();
  return { ...result, failed: result.failed + unanswered };
}

process.on('message', async (order: Order) => {
  const tally = new Tally();
  const result = order.rate === undefined ? await runClosed(order, tally) : await runOpen(order, order.rate, tally);
  process.send?.(result);
});
