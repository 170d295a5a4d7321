// Numbers in the format of a language.

import type { Lang } from './tables.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number for the language, without grouping: 12.5 is "12,5" in Polish and Spanish. */
export function formatNumber(lang: Lang, value: number, maxDecimals = 2): string {
  const id = `${lang}/${maxDecimals}`;
  // Creating a format costs far more than using it.
  let format = formats.get(id);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      maximumFractionDigits: maxDecimals,
      useGrouping: false,
      signDisplay: 'negative',
    });
    formats.set(id, format);
  }
  return format.format(value);
}
