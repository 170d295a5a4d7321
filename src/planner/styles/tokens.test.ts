// The planner's stylesheet is static: its colours are compared with the palette.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DARK, LIGHT } from '../../drawing/index.ts';

const text = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it.each([
  ['light', LIGHT, 0],
  ['dark', DARK, 1],
])('has the %s colours of the palette', (_, colors, scheme) => {
  const css = text.split('@media (prefers-color-scheme: dark)')[scheme];
  const found = [...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, role, color]) => [role, color]);
  // Only drawings have solid ground.
  const { solid: _solid, ...shown } = colors;
  expect(Object.fromEntries(found)).toEqual(shown);
});
