import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorAnswer } from '../answers/error.ts';
import { cleaned, mistake, quoted } from './mistakes.ts';

const about = (received: unknown) => mistake({ code: 'c', param: 'p', received, message: 'm' });

describe('received values', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [12.5, '12.5'],
    [null, 'null'],
    [true, 'true'],
    [[1, 'a', [2, [3]]], '[1,"a",[2,[…]]]'],
    [[1, 2, 3, 4, 5], '[1,2,3,4,…]'],
    [{ x: 1, y: { z: { q: 1 } } }, '{"x":1,"y":{"z":{…}}}'],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, '{"a":1,"b":2,"c":3,"d":4,…}'],
    ['line\nbreak\u0000\u202e', 'line\\u000abreak\\u0000\\u202e'],
    ['half \ud800 pair', 'half \\ud800 pair'],
  ])('%j is shown as %s', (value, shown) => {
    expect(about(value).received).toBe(shown);
  });

  it('are null if nothing was received', () => {
    expect(about(undefined).received).toBeNull();
  });

  it('are truncated to 80 characters without splitting one', () => {
    expect(about('x'.repeat(81)).received).toBe(`${'x'.repeat(79)}…`);
    expect(about('x'.repeat(80)).received).toHaveLength(80);
    expect(about(`${'x'.repeat(78)}🙂🙂`).received).toBe(`${'x'.repeat(78)}…`);
  });

  it('may be deeply nested', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(about(deep).received).toBe('[[[…]]]');
  });

  it('never contain unprintable characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { received } = about(text);
        expect(received).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
        expect(received?.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

it('quotes text but not numbers', () => {
  expect([quoted('a'), quoted(5)]).toEqual(['"a"', '5']);
  expect(cleaned('a\tb')).toBe('a\\u0009b');
});

it('has no repair that cannot be printed', () => {
  expect(mistake({ code: 'c', param: 'p', message: 'm', example: 'E400\u202e' }).example).toBeNull();
  expect(mistake({ code: 'c', param: 'p', message: 'm', example: 'E400' }).example).toBe('E400');
});

it('truncates a message to 500 characters', () => {
  expect(mistake({ code: 'c', param: null, message: 'x'.repeat(600) }).message).toHaveLength(500);
});

describe('the body of a refusal', () => {
  const first = mistake({ code: 'one', param: 'a', received: 'x', message: 'First.', example: 'y' });

  it('is the mistake itself if there is only one', () => {
    expect(errorAnswer([first])).toEqual({ error: 'First.', code: 'one', param: 'a', received: 'x', example: 'y' });
  });

  it('counts the other mistakes and lists them', () => {
    expect(errorAnswer([first, first]).error).toBe('First. (1 more mistake: see errors.)');
    const answer = errorAnswer(Array.from({ length: 30 }, () => first));
    expect(answer.error).toBe('First. (29 more mistakes: see errors.)');
    expect(answer.errors).toHaveLength(20);
  });

  it('stays within 500 characters', () => {
    const long = mistake({ code: 'c', param: null, message: 'x'.repeat(500) });
    expect(errorAnswer([long, long]).error).toHaveLength(500);
  });

  it('needs a mistake', () => {
    expect(() => errorAnswer([])).toThrow('at least one');
  });
});

it('leaves the rule of a wall to pages', () => {
  const brokenWall = { wall: 'E0', rule: 'length-zero' } as const;
  const broken = mistake({ code: 'c', param: 'p', message: 'm', brokenWall });
  expect(broken.brokenWall).toEqual(brokenWall);
  expect(JSON.stringify([errorAnswer([broken]), errorAnswer([broken, broken])])).not.toContain('brokenWall');
});
