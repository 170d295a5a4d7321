import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../test/support/contrast.ts';
import { DARK, LIGHT } from '../drawing/index.ts';
import { accentStyle } from './accent.ts';

const part = fc.integer({ min: 0, max: 255 });
const colors = fc.record({ r: part, g: part, b: part });
const hexOf = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;

function variablesOf(color: { r: number; g: number; b: number }): Readonly<Record<string, string>> {
  return Object.fromEntries(
    accentStyle(color)
      .split(';')
      .map((line) => line.slice('--'.length).split(':')),
  );
}

it('keeps the colour on buttons, and every text can be read: 4.5 to 1', () => {
  const edges = ['000000', 'ffffff', 'ffff00', '0000ff', '777777', 'ff0000'].map((text) => {
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    return [{ r, g, b }] as [{ r: number; g: number; b: number }];
  });
  fc.assert(
    fc.property(colors, (color) => {
      const style = variablesOf(color);
      expect(style.accent).toBe(hexOf(color));
      expect(contrast(style['on-accent'], style.accent)).toBeGreaterThanOrEqual(4.5);
      for (const [scheme, { paper, raised, sunk }] of Object.entries({ light: LIGHT, dark: DARK }))
        for (const ground of [paper, raised, sunk, style[`${scheme}-ground`]])
          expect([scheme, ground, contrast(style[`${scheme}-action`], ground) >= 4.5]).toEqual([scheme, ground, true]);
    }),
    { examples: edges },
  );
});

it('leaves a colour that can be read as it is', () => {
  expect(variablesOf({ r: 0x7a, g: 0x1f, b: 0x3d })).toMatchObject({
    'light-action': '#7a1f3d',
    'on-accent': '#ffffff',
  });
  expect(variablesOf({ r: 0xff, g: 0xd5, b: 0x4f })).toMatchObject({
    'dark-action': '#ffd54f',
    'on-accent': '#000000',
  });
});
