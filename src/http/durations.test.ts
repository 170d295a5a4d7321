import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Durations } from './durations.ts';

const seconds = fc.double({ min: 0, max: 5, noNaN: true });

describe('durations', () => {
  it('are a histogram: each bound counts what is not above it', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1, maxLength: 50 }), (observed) => {
        const durations = new Durations('x', 'help');
        for (const duration of observed) durations.observe('/api/plan', 'GET', 200, duration);
        const text = durations.text();
        for (const [, bound, count] of text.matchAll(/^x_bucket\{le="(.+?)",.*\} ([0-9]+)$/gm)) {
          const limit = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
          expect(Number(count)).toBe(observed.filter((duration) => duration <= limit).length);
        }
        expect(text).toContain(`x_count{route="/api/plan",method="GET",status="200"} ${observed.length}\n`);
        const [, sum] = /^x_sum\{.*\} (.+)$/m.exec(text) ?? [];
        expect(Number(sum)).toBeCloseTo(observed.reduce((total, duration) => total + duration, 0));
      }),
    );
  });

  it('of several processes are those of one that saw all requests', () => {
    const request = fc.record({ process: fc.nat(2), route: fc.constantFrom('/a', '/b'), seconds });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 50 }), (requests) => {
        const parts = [0, 1, 2].map(() => new Durations('x', 'help'));
        const whole = new Durations('x', 'help');
        for (const { process, route, seconds } of requests) {
          for (const durations of [parts[process], whole]) durations.observe(route, 'GET', 200, seconds);
        }
        const sum = new Durations('x', 'help');
        // As they arrive: through a channel that knows JSON alone.
        for (const part of parts) sum.add(JSON.parse(JSON.stringify(part.figures())));
        const countsOf = (durations: Durations) =>
          durations
            .text()
            .split('\n')
            .filter((line) => !line.startsWith('x_sum'))
            .sort();
        expect(countsOf(sum)).toEqual(countsOf(whole));
      }),
    );
  });

  it('are told apart by route, method and status', () => {
    const durations = new Durations('x', 'help');
    for (const [route, method, status] of [
      ['/a', 'GET', 200],
      ['/a', 'GET', 400],
      ['/a', 'HEAD', 200],
      ['/b', 'GET', 200],
      ['/a', 'GET', 200],
    ] as const) {
      durations.observe(route, method, status, 0.001);
    }
    const counts = [...durations.text().matchAll(/^x_count\{(.*)\} ([0-9]+)$/gm)].map(([, labels, count]) => [
      labels,
      count,
    ]);
    expect(counts).toHaveLength(4);
    expect(counts).toContainEqual(['route="/a",method="GET",status="200"', '2']);
  });
});
