import { describe, expect, it } from 'vitest';
import { inNotation } from './address.ts';

describe('an address in a language', () => {
  it('has the language once, and keeps the rest', () => {
    expect(inNotation('https://tiles.example/', { lang: 'pl' })).toBe('https://tiles.example/?lang=pl');
    expect(inNotation('https://tiles.example/planner/abc?lang=en&x=1#y', { lang: 'zh' })).toBe(
      'https://tiles.example/planner/abc?lang=zh&x=1#y',
    );
  });

  it('has its units unless they are metric', () => {
    const imperial = inNotation('https://tiles.example/', { lang: 'en', units: 'imperial' });
    expect(imperial).toBe('https://tiles.example/?lang=en&units=imperial');
    expect(inNotation(imperial, { lang: 'en', units: 'metric' })).toBe('https://tiles.example/?lang=en');
  });
});
