import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedName } from './json-text.ts';

describe('names given twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":{"b":1,"c":[{"d":1,"d":2}]}}', 'd'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":"}","b":"\\"","b":1}', 'b'],
    ['[{"x":1},{"x":1},{"y":1,"y":1}]', 'y'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"a":[1,2,{}],"a":1}', 'a'],
    ['{"":1,"":2}', ''],
  ])('%s has %j', (text, name) => {
    JSON.parse(text);
    expect(repeatedName(text)).toBe(name);
  });

  it('are not found in text by JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        expect(repeatedName(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it('are found wherever they are inserted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.jsonValue(), (object, around) => {
        const [name] = Object.keys(object);
        const twice = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:null}`;
        const text = JSON.stringify([around, 'HERE']).replace('"HERE"', () => twice);
        expect(repeatedName(text)).toBe(name);
      }),
    );
  });

  it('are found in deep nesting too', () => {
    const depth = 100_000;
    expect(repeatedName(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`)).toBeUndefined();
  });
});
