// The connections of this process: how many there may be, and how long one may leave an answer lying in our memory. What
// a caller takes to send a request is bounded by Node itself, see app.ts.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections of one process. */
export const MOST_CONNECTIONS = 16_384;
/** Of the files that the system allows us, those that are for other things than connections. */
const OTHER_DESCRIPTORS = 256;
/** Bytes of answers that callers have not taken yet; beyond it those are cut off who have kept theirs lying longest. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;
/** An answer that was not taken in this time is not taken any more. */
const LONGEST_READING_MS = 60_000;
/** How often the connections are looked at. */
const LOOK_EVERY_MS = 1000;

export interface ConnectionBounds {
  readonly mostConnections?: number;
  readonly mostUnreadBytes?: number;
  readonly longestReadingMs?: number;
  readonly lookEveryMs?: number;
}

interface Unread {
  /** Bytes that were written when it was first seen: any other number, and it is another answer. */
  readonly written: number;
  readonly since: number;
}

export class Connections {
  readonly #bounds: Required<ConnectionBounds>;
  readonly #open = new Set<Socket>();
  readonly #unread = new Map<Socket, Unread>();
  readonly #tellCut: () => void;
  #unreadBytes = 0;
  #madeRoomAt = Number.NEGATIVE_INFINITY;

  /** `tellCut` is called for every connection that is cut off. */
  constructor(tellCut: () => void, bounds: ConnectionBounds = {}) {
    this.#tellCut = tellCut;
    this.#bounds = {
      mostConnections: Math.min(MOST_CONNECTIONS, (mostDescriptors() ?? Number.POSITIVE_INFINITY) - OTHER_DESCRIPTORS),
      mostUnreadBytes: MOST_UNREAD_BYTES,
      longestReadingMs: LONGEST_READING_MS,
      lookEveryMs: LOOK_EVERY_MS,
      ...bounds,
    };
  }

  get open(): number {
    return this.#open.size;
  }

  /** Bytes of answers that nobody had taken when we last looked. */
  get unreadBytes(): number {
    return this.#unreadBytes;
  }

  /** Looks after the connections of a server from its start to its end. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.#admit(server, socket));
    let looking: NodeJS.Timeout | undefined;
    server.on('listening', () => {
      looking ??= setInterval(() => this.#look(), this.#bounds.lookEveryMs).unref();
    });
    server.on('close', () => clearInterval(looking));
  }

  #admit(server: Server, socket: Socket): void {
    if (this.#open.size >= this.#bounds.mostConnections) this.#makeRoom(server);
    if (this.#open.size >= this.#bounds.mostConnections) {
      this.#cut(socket);
      return;
    }
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#unread.delete(socket);
    });
  }

  /** Who only holds a connection for later makes room for who wants something now. */
  #makeRoom(server: Server): void {
    const now = performance.now();
    // Looking through them all for every newcomer would be what a flood of newcomers wants.
    if (now - this.#madeRoomAt < LOOK_EVERY_MS) return;
    this.#madeRoomAt = now;
    server.closeIdleConnections();
    for (const socket of this.#open) if (socket.destroyed) this.#open.delete(socket);
  }

  #look(): void {
    const now = performance.now();
    this.#unreadBytes = 0;
    for (const socket of this.#open) {
      const bytes = socket.writableLength;
      const last = this.#unread.get(socket);
      if (bytes === 0) {
        if (last !== undefined) this.#unread.delete(socket);
        continue;
      }
      this.#unreadBytes += bytes;
      if (last === undefined || last.written !== socket.bytesWritten) {
        // Put in again, so that the map has those first that have been waiting longest.
        this.#unread.delete(socket);
        this.#unread.set(socket, { written: socket.bytesWritten, since: now });
      }
    }
    this.#cutSlowReaders(now);
  }

  #cutSlowReaders(now: number): void {
    const { mostUnreadBytes, longestReadingMs } = this.#bounds;
    for (const [socket, { since }] of this.#unread) {
      if (now - since < longestReadingMs && this.#unreadBytes <= mostUnreadBytes) return;
      this.#unreadBytes -= socket.writableLength;
      this.#unread.delete(socket);
      this.#cut(socket);
    }
  }

  #cut(socket: Socket): void {
    this.#tellCut();
    // At once: what waits to be sent would wait on for a goodbye that nobody reads.
    socket.resetAndDestroy();
  }
}

/** How many files and connections this process may have open; undefined where the system does not say. */
export function mostDescriptors(): number | undefined {
  // Linux has it in a file; Node has no API for it.
  if (process.platform !== 'linux') return undefined;
  const [, most] = /^Max open files\s+([0-9]+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return most === undefined ? undefined : Number(most);
}
