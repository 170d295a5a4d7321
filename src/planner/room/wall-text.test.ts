import { describe, expect, it } from 'vitest';
import { wallsOf } from './walk.ts';
import { partsOf, walkFromTyped } from './wall-text.ts';

describe('typed walls', () => {
  it.each([
    ['E420 S180', 'E420 S180'],
    ['E3.2 m S240cm', 'E3.2m S240cm'],
    ['E3,2 m S2,4 m', 'E3.2m S2.4m'],
    ['e 320 s 2400 mm', 'E320 S2400mm'],
    [`E10'6" S12"`, 'E10ft6in S12in'],
    ['E10′ 6 1/2″ S8’', 'E10ft6.5in S8ft'],
    ["E10ft 6in N 3'", 'E10ft6in N3ft'],
    ['E5 in N3 in', 'E5in N3in'],
    ['A36,87:1,5 m A45°:120', 'A36.87:1.5m A45:120'],
    ['E420,5; S180', 'E420.5 S180'],
    ['E420,S180', 'E420 S180'],
    ['E420 S180 X5', 'E420 S180 X5'],
    ['E420x', 'E420x'],
    ['E3.2.1', 'E3.2.1'],
    ['  ', ''],
  ])('%s is the walk %s', (text, walk) => {
    expect(walkFromTyped(text)).toBe(walk);
  });

  it.each([
    ['420 x 350', [420, 350]],
    ['420x350', [420, 350]],
    ['4,2 × 3,5 m', [420, 350]],
    ['4.2m*3.5m', [420, 350]],
    ['420 X 3500 mm', [42, 350]],
    ['420 cm x 3,5 m', [420, 350]],
    [`10'6" x 12'`, [320.04, 365.76]],
    ['10 x 12 ft', [304.8, 365.76]],
  ])('%s is a rectangle of %j cm', (text, [w, l]) => {
    expect(walkFromTyped(text)).toBe(`E${w} S${l} W${w} N${l}`);
    expect(partsOf(text).every(({ walk }) => walk === '')).toBe(true);
  });

  it.each(['420 x', '420 x 350 x 3', '0 x 350', '420 by 350', 'x'])('%s is no rectangle', (text) => {
    expect(wallsOf(walkFromTyped(text))).toBeNull();
  });

  it('are marked word by word, spaces inside a wall included', () => {
    const parts = partsOf('E3,2 m  X5 S2 m ');
    expect(parts.map(({ text }) => text).join('')).toBe('E3,2 m  X5 S2 m ');
    expect(parts.filter(({ walk }) => walk !== '')).toEqual([
      { text: 'E3,2 m', walk: 'E3.2m' },
      { text: 'X5', walk: 'X5' },
      { text: 'S2 m', walk: 'S2m' },
    ]);
  });
});
