// Every pattern has texts in every language: name, description, parameters, values, figures and kinds.

import { describe, expect, it } from 'vitest';
import { completeParameters, derivedFiguresOf, PATTERNS, parametersOf, shortNameOf } from '../engine/patterns/index.ts';
import { LANGUAGES, label, wordsFor } from './index.ts';

const cases = LANGUAGES.flatMap((lang) => PATTERNS.map((pattern) => [lang, pattern.id, pattern] as const));

describe.each(cases)('in %s, %s', (lang, _, pattern) => {
  it('has its own name and description', () => {
    const short = shortNameOf(pattern);
    expect(label(lang, `pattern.${short}`)).not.toBe('');
    const description = label(lang, `description.${short}`);
    expect(Object.values(wordsFor(lang)).filter((text) => text === description)).toHaveLength(1);
  });

  it('has labels for its parameters and their values', () => {
    for (const parameter of Object.values(parametersOf(pattern))) {
      expect(label(lang, parameter.label)).not.toBe('');
      const values = parameter.kind === 'choice' ? parameter.values : [];
      const labels = values.map((value) =>
        label(lang, `${parameter.kind === 'choice' && parameter.valueLabels}.${value}`),
      );
      expect(new Set(labels).size).toBe(values.length);
    }
  });

  it('has a different label for each of its figures', () => {
    const labels = derivedFiguresOf(pattern).map(({ name }) => label(lang, `derived.${name}`));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has labels for its kinds', () => {
    const kinds = new Set(pattern.kinds?.(completeParameters(pattern, {})));
    const labels = [...kinds].map((kind) => label(lang, `${pattern.kindLabels}.${kind}`));
    expect(new Set(labels).size).toBe(kinds.size);
  });
});

it('no description or figure label is unused', () => {
  const keys = Object.keys(wordsFor('en'));
  const names = new Set(PATTERNS.flatMap(derivedFiguresOf).map(({ name }) => `derived.${name}`));
  expect(keys.filter((key) => key.startsWith('derived.')).sort()).toEqual([...names].sort());
  expect(keys.filter((key) => key.startsWith('description.')).sort()).toEqual(
    PATTERNS.map((pattern) => `description.${shortNameOf(pattern)}`).sort(),
  );
});
