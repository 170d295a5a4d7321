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
        content.path([[{ x, y }]], true);
        expect(text(content)).toBe(`${round(x)} ${round(y)} m \n`);
      }),
    );
  });

  it('closes rings, and grows with what is added', () => {
    const content = new PageContent();
    const ring = [
      { x: 0, y: 0.5 },
      { x: 10, y: 0 },
      { x: 0, y: -1.0004 },
    ];
    const line = '0 0.5 m 10 0 l 0 -1 l h\n';
    const part = content.path(Array(5000).fill(ring), false);
    content.line('f*');
    content.again(part);
    expect(text(content)).toBe(`${line.repeat(5000)}f*\n${line.repeat(5000)}`);
    expect(text(content)).toBe('');
  });
});
