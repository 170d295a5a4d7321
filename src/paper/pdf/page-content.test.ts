import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageContent, round } from './page-content.ts';

const text = (content: PageContent) => new TextDecoder().decode(content.take());

describe('the content of a page', () => {
  it('has the shortest decimals of rounded numbers', () => {
    const numbers = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: -9999, max: 9999 }));
    fc.assert(
      fc.property(numbers, numbers, (x, y) => {
        const content = new PageContent();
        content.line([{ x, y }], false);
        expect(text(content)).toBe(`${round(x)} ${round(y)} m \n`);
      }),
    );
  });

  it('closes rings, and grows with what is added', () => {
    const content = new PageContent();
    const line = '0 0.5 m 10 0 l 0 -1 l h\n';
    const xy = Int32Array.from({ length: 6 * 5000 }, (_, i) => [0, 500, 10_000, 0, 0, -1000][i % 6]);
    const part = content.areas({ xy, ringEnds: Int32Array.from({ length: 5000 }, (_, i) => 3 * (i + 1)) });
    content.operators('f*');
    content.again(part);
    expect(text(content)).toBe(`${line.repeat(5000)}f*\n${line.repeat(5000)}`);
    expect(text(content)).toBe('');
  });
});
