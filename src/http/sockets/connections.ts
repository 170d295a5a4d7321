// Limits on connections: how many may be open, and how long a slow reader may keep answers in memory. Node itself
// limits the time for receiving a request, see app.ts.

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const MOST_CONNECTIONS = 16_384;
/** File descriptors reserved for everything other than connections. */
const OTHER_DESCRIPTORS = 256;
/** Limit on the bytes of unread answers. Above it, the connections that have waited longest are cut. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;
/** A connection is cut when an answer is not read completely in this time. */
const LONGEST_READING_MS = 60_000;
const LOOK_EVERY_MS = 1000;

export interface ConnectionBounds {
  readonly mostConnections?: number;
  readonly mostUnreadBytes?: number;
  readonly longestReadingMs?: number;
  readonly lookEveryMs?: number;
}

interface Unread {
  /** `bytesWritten` of the socket when the unread bytes were first seen; it changes only with the next answer. */
  readonly written: number;
  readonly since: number;
}

export class Connections {
  readonly #bounds: Required<ConnectionBounds>;
  readonly #open = new Set<Socket>();
  readonly #unread = new Map<Socket, Unread>();
  readonly #onCut: () => void;
  #unreadBytes = 0;
  #madeRoomAt = Number.NEGATIVE_INFINITY;

  /** `onCut` is called for every connection that is cut. */
  constructor(onCut: () => void, bounds: ConnectionBounds = {}) {
    this.#onCut = onCut;
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

  /** Bytes of unread answers at the last check. */
  get unreadBytes(): number {
    return this.#unreadBytes;
  }

  /** Watches the connections of a server until it closes. */
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

  /** Closes idle connections in favour of new ones. */
  #makeRoom(server: Server): void {
    const now = performance.now();
    // Scanning all connections for each new one would amplify a flood.
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
        // Insert again, so that the map stays ordered by waiting time.
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
    this.#onCut();
    // Reset, because a graceful close would wait for the unread bytes to be sent.
    socket.resetAndDestroy();
  }
}

/** The limit of open file descriptors; undefined if the system does not report it. */
export function mostDescriptors(): number | undefined {
  // Node has no API for this limit; Linux has it in a file.
  if (process.platform !== 'linux') return undefined;
  const [, most] = /^Max open files\s+([0-9]+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return most === undefined ? undefined : Number(most);
}
