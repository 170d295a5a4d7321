// The stylesheet: contrasts by the formula of WCAG 2, no address in it, and a name that follows from its text.

import { describe, expect, it } from 'vitest';
import { contrast } from '../../../test/support/contrast.ts';
import { COLORS } from './colors.ts';
import { fingerprintOf, STYLESHEET } from './index.ts';

/** The colours of one scheme by their role. */
function scheme(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, role, color]) => [role, color]),
  );
}

const [light, dark] = COLORS.split('@media').map(scheme);

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, colors) => {
  it('has every colour', () => {
    expect(Object.keys(colors)).toEqual(Object.keys(light));
  });

  it.each([
    ...['text', 'muted', 'action'].flatMap((text) => ['page', 'raised', 'sunk'].map((ground) => [text, ground])),
    ['text', 'signal-ground'],
    ['on-action', 'action'],
  ])('%s on %s can be read: 4.5 to 1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edge', 'page'],
    ['edge', 'raised'],
    ['action', 'page'],
    ['action', 'raised'],
    ['signal', 'page'],
    ['slate', 'sunk'],
  ])('%s on %s can be seen: 3 to 1', (line, ground) => {
    expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it('has every role that is used', () => {
    const ofAccent = ['accent', 'on-accent', 'light-action', 'light-ground', 'dark-action', 'dark-ground'];
    const known = [...Object.keys(colors), ...ofAccent];
    for (const [, role] of STYLESHEET.text.matchAll(/var\(--([a-z-]+)\)/g)) expect(known).toContain(role);
  });
});

describe('the stylesheet', () => {
  it('loads nothing', () => {
    expect(STYLESHEET.text).not.toMatch(/url\(|@import|https?:|expression/);
  });

  it('asks for Chinese fonts in Chinese only, and for the font of the system first', () => {
    const rules = [...STYLESHEET.text.matchAll(/([^{}]*)\{[^{}]*font(?:-family)?: ([^;]*(?:serif|monospace));/g)];
    expect(rules.length).toBeGreaterThan(2);
    for (const [, selector, fonts] of rules) {
      if (!fonts.includes('monospace')) expect(fonts).toMatch(/^(400 16px\/1\.5 )?system-ui,/);
      expect(/CJK|SC"|YaHei/.test(fonts), selector).toBe(selector.includes('zh'));
    }
  });

  it('has balanced braces', () => {
    expect(STYLESHEET.text.split('{').length).toBe(STYLESHEET.text.split('}').length);
  });

  it('is named after its text', () => {
    expect(STYLESHEET.path).toBe(`/assets/pages-${fingerprintOf(STYLESHEET.text)}.css`);
    expect(STYLESHEET.path).toMatch(/^\/assets\/pages-[0-9a-f]{16}\.css$/);
    expect(fingerprintOf(`${STYLESHEET.text} `)).not.toBe(fingerprintOf(STYLESHEET.text));
  });

  it('has the published sums of FNV-1a', () => {
    // The first half is the 32-bit sum, whose value for these texts is in the draft of the algorithm.
    expect(fingerprintOf('').slice(0, 8)).toBe('811c9dc5');
    expect(fingerprintOf('a').slice(0, 8)).toBe('e40c292c');
    expect(fingerprintOf('foobar').slice(0, 8)).toBe('bf9cf968');
  });
});
