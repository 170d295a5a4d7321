// How long requests took, as a histogram that Prometheus reads. It is counted on every request, so it is kept in plain
// numbers: the library's own histogram looks its labels up by text each time, which was a twentieth of a kept answer.

const BOUNDS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Durations of one kind of requests, in a form that can be sent to another process. */
export interface KindFigures {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly counts: readonly number[];
  readonly sumSeconds: number;
}

interface Kind {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** How many fell between one bound and the next; the last is beyond all bounds. */
  readonly counts: number[];
  sumSeconds: number;
}

export class Durations {
  readonly #name: string;
  readonly #help: string;
  readonly #kinds = new Map<string, Map<string, Map<number, Kind>>>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  observe(route: string, method: string, status: number, seconds: number): void {
    const kind = this.#kindOf(route, method, status);
    let place = 0;
    while (place < BOUNDS_SECONDS.length && seconds > BOUNDS_SECONDS[place]) place++;
    kind.counts[place]++;
    kind.sumSeconds += seconds;
  }

  /** All of it, for another process. */
  figures(): readonly KindFigures[] {
    return [...this.#kinds.values()].flatMap((methods) =>
      [...methods.values()].flatMap((statuses) => [...statuses.values()]),
    );
  }

  /** Adds what another process has counted. */
  add(figures: readonly KindFigures[]): void {
    for (const { route, method, status, counts, sumSeconds } of figures) {
      const kind = this.#kindOf(route, method, status);
      for (const [place, count] of counts.entries()) kind.counts[place] += count;
      kind.sumSeconds += sumSeconds;
    }
  }

  /** All of it in Prometheus's text form. */
  text(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const kind of this.figures()) lines.push(...this.#linesOf(kind));
    return `${lines.join('\n')}\n`;
  }

  #linesOf({ route, method, status, counts, sumSeconds }: KindFigures): string[] {
    const labels = `route="${route}",method="${method}",status="${status}"`;
    let upTo = 0;
    const buckets = [...BOUNDS_SECONDS, '+Inf'].map((bound, place) => {
      upTo += counts[place];
      return `${this.#name}_bucket{le="${bound}",${labels}} ${upTo}`;
    });
    return [...buckets, `${this.#name}_sum{${labels}} ${sumSeconds}`, `${this.#name}_count{${labels}} ${upTo}`];
  }

  /** Routes, methods and statuses are few and ours, so the maps stay small. */
  #kindOf(route: string, method: string, status: number): Kind {
    const statuses = entryOf(
      entryOf(this.#kinds, route, newMap<string, Map<number, Kind>>),
      method,
      newMap<number, Kind>,
    );
    return entryOf(statuses, status, () => ({
      route,
      method,
      status,
      counts: Array<number>(BOUNDS_SECONDS.length + 1).fill(0),
      sumSeconds: 0,
    }));
  }
}

function newMap<Key, Value>(): Map<Key, Value> {
  return new Map();
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
