import { expect, it } from 'vitest';
import { sayCount } from './index.ts';

it.each([
  ['en', 1, 'Add 1 box'],
  ['en', 4, 'Add 4 boxes'],
  ['en', 1200, 'Add 1,200 boxes'],
  ['es', 1, 'Añadir 1 caja'],
  ['es', 4, 'Añadir 4 cajas'],
  // One; 2 to 4 but not 12 to 14; all others.
  ['pl', 1, 'Dodaj 1 opakowanie'],
  ['pl', 22, 'Dodaj 22 opakowania'],
  ['pl', 5, 'Dodaj 5 opakowań'],
  ['pl', 12, 'Dodaj 12 opakowań'],
  ['pl', 21, 'Dodaj 21 opakowań'],
  ['zh', 4, '添加 4 箱'],
] as const)('a number in %s has its own form: %d', (lang, n, text) => {
  expect(sayCount(lang, 'frame.addBoxes', n)).toBe(text);
});
