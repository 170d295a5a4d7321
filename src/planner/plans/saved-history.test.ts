import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../state/draft.ts';
import { NO_PAST, type Past, type Version } from '../state/history.ts';
import { historyOf, pastOf } from './saved-history.ts';

const version = (draft: Draft, plan = 'a'): Version => ({ draft, plan });

/** What storage and a note in local storage make of a value. */
function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

function restored(now: Version, past: Past): Past {
  const history = stored(historyOf(now, past, 7));
  return pastOf({ ...now, history, changed: 7 });
}

const draft: fc.Arbitrary<Draft> = fc.record(
  {
    outline: fc.constantFrom('E1 S1 W1 N1', 'E2 S1 W2 N1'),
    joint: fc.nat(3),
    start: fc.record({ x: fc.nat(2), y: fc.nat(2) }),
    parameters: fc.dictionary(fc.constantFrom('tileSize', 'offset'), fc.nat(2)),
    page: fc.record(
      { order: fc.record({ price: fc.nat(2) }), look: fc.constantFrom({ shade: 3 }, {}) },
      { requiredKeys: ['order'] },
    ),
  },
  { requiredKeys: [] },
);

describe('the history of a plan', () => {
  it('comes back as it was kept', () => {
    fc.assert(
      fc.property(draft, fc.array(draft, { maxLength: 6 }), fc.array(draft, { maxLength: 6 }), (now, before, after) => {
        const past = { undo: before.map((one) => version(one)), redo: after.map((one) => version(one)) };
        expect(restored(version(now), past)).toEqual(past);
      }),
    );
  });

  it('ends where another plan begins', () => {
    const undo = [version({ joint: 1 }), version({ joint: 2 }, 'b'), version({ joint: 3 }), version({ joint: 4 })];
    expect(restored(version({ joint: 5 }), { undo, redo: undo.slice(1, 2) })).toEqual({
      undo: undo.slice(2),
      redo: [],
    });
  });

  it('keeps the newest steps, up to a number and a size', () => {
    const undo = Array.from({ length: 120 }, (_, joint) => version({ joint }));
    expect(restored(version({}), { undo, redo: [] }).undo).toEqual(undo.slice(-50));
    // Each step has another photo of 30,000 characters.
    const photos = Array.from({ length: 9 }, (_, n) =>
      version({ page: { look: { photo: String(n).repeat(30_000) } } }),
    );
    expect(restored(version({}), { undo: photos, redo: photos }).undo).toEqual(photos.slice(-3));
    expect(restored(version({}), { undo: photos, redo: photos }).redo).toEqual([]);
    // A photo that does not change is kept once, with the plan.
    const steps = Array.from({ length: 40 }, (_, joint) => version({ joint, page: photos[0].draft.page }));
    expect(restored(version({ page: photos[0].draft.page }), { undo: steps, redo: [] }).undo).toEqual(steps);
  });

  it('is dropped if it is missing, damaged, of another version or of another change', () => {
    const now = version({ joint: 5 });
    const good = historyOf(now, { undo: [version({ joint: 4 })], redo: [] }, 7);
    const of = (history: unknown, changed = 7) => pastOf({ ...now, history, changed });
    expect(of(good).undo).toHaveLength(1);
    for (const history of [undefined, null, 'history', 3, [], { ...good, format: 2 }, { ...good, changed: 8 }])
      expect(of(history)).toEqual(NO_PAST);
    expect(of({ ...good, undo: 'none', redo: { length: 4 } })).toEqual(NO_PAST);
    // Steps before a damaged one are still there.
    expect(of({ ...good, undo: [...good.undo, null, { joint: 3 }] })).toEqual(of(good));
  });
});
