// Keeps what was searched for a room, so that other starts of the same room do not search again. What is found depends
// on room, pattern, parameters and joint alone, so an answer is the same whether it was kept or not.

import type { PlanRequest } from '../engine/index.ts';

/** Rooms kept, most recently used last. */
const MOST_ROOMS = 50;

export class StartCache<Found> {
  readonly #rooms = new Map<string, Found>();

  /** Returns what was found for the room of a request before, or finds and keeps it. */
  find({ start, ...room }: PlanRequest, about: string, find: () => Found): Found {
    const name = `${about} ${JSON.stringify(room)}`;
    const found = this.#rooms.has(name) ? (this.#rooms.get(name) as Found) : find();
    this.#rooms.delete(name);
    this.#rooms.set(name, found);
    if (this.#rooms.size > MOST_ROOMS) this.#rooms.delete(this.#rooms.keys().next().value as string);
    return found;
  }
}
