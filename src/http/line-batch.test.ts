import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LineBatch } from './line-batch.ts';

describe('lines of log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are handed on in batches, in order, and none is lost', () => {
    const written: string[] = [];
    const batch = new LineBatch((text) => void written.push(text));
    const lines = Array.from({ length: 1000 }, (_, i) => `${i}\n`);
    for (const line of lines) batch.add(line);
    expect(written.length).toBeLessThan(20);
    batch.flush();
    expect(written.join('')).toBe(lines.join(''));
    batch.flush();
    expect(written.join('')).toBe(lines.join(''));
  });

  it('are handed on in pieces that the kernel writes as one, unless a line alone is longer', () => {
    const written: string[] = [];
    const batch = new LineBatch((text) => void written.push(text), 100);
    const lines = Array.from({ length: 300 }, (_, i) => `${'ł'.repeat((i * 7) % 60)}\n`);
    for (const line of lines) batch.add(line);
    batch.flush();
    expect(written.join('')).toBe(lines.join(''));
    for (const text of written) {
      const isOneLine = text.indexOf('\n') === text.length - 1;
      expect(isOneLine || Buffer.byteLength(text) <= 100).toBe(true);
    }
  });

  it('are not held back for long', () => {
    const written: string[] = [];
    const batch = new LineBatch((text) => void written.push(text));
    batch.add('first\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(written).toEqual(['first\n']);
    batch.add('second\n');
    vi.advanceTimersByTime(250);
    expect(written).toEqual(['first\n', 'second\n']);
  });
});
