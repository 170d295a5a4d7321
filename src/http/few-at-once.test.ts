import { describe, expect, it } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Tasks by name that end when they are told to. */
function bench(few: FewAtOnce) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const wanted = new Map<string, boolean>();
  const take = (name: string) => {
    wanted.set(name, true);
    return few.take(
      () => {
        begun.push(name);
        return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
      },
      () => wanted.get(name) === true,
    );
  };
  return { begun, ends, wanted, take };
}

describe('a few at once', () => {
  it('begin, the others wait in order, and more are refused', async () => {
    const few = new FewAtOnce(2, 2);
    const { begun, ends, take } = bench(few);
    expect(['a', 'b', 'c', 'd', 'e'].map(take)).toEqual([true, true, true, true, false]);
    expect([begun, few.waiting]).toEqual([['a', 'b'], 2]);
    ends.get('b')?.resolve();
    await nextTurn();
    expect([begun, few.waiting]).toEqual([['a', 'b', 'c'], 1]);
    expect(take('f')).toBe(true);
  });

  it('go on after one that fails', async () => {
    const few = new FewAtOnce(1, 2);
    const { begun, ends, take } = bench(few);
    ['a', 'b'].map(take);
    ends.get('a')?.reject(new Error('a task failed'));
    await nextTurn();
    expect(begun).toEqual(['a', 'b']);
  });

  it('make room for others when nobody wants them any more', async () => {
    const few = new FewAtOnce(1, 2);
    const { begun, ends, wanted, take } = bench(few);
    ['a', 'b', 'c'].map(take);
    wanted.set('b', false);
    expect([take('d'), few.waiting, take('e')]).toEqual([true, 2, false]);
    wanted.set('c', false);
    ends.get('a')?.resolve();
    await nextTurn();
    expect([begun, few.waiting]).toEqual([['a', 'd'], 0]);
  });
});
