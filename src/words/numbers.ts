// Numbers in the format of a language.

import type { Lang } from './tables.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number for the language, without grouping: 12.5 is "12,5" in Polish and Spanish. For lengths, and for what
 * people type or send back: "1,200" is a thousand to some readers and hardly more than one to others.
 */
export function formatNumber(lang: Lang, value: number, maxDecimals = 2): string {
  // Most are counts, and a format takes many times as long for the same text.
  return isPlain(value) ? String(value) : formatOf(lang, maxDecimals, false).format(value);
}

/** Whether a number has the same digits in every language. */
function isPlain(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** Formats a count or an area, with the thousands grouped as the language does: 12345 is "12,345", in Polish "12 345". */
export function formatCount(lang: Lang, value: number, maxDecimals = 2): string {
  return formatOf(lang, maxDecimals, true).format(value);
}

function formatOf(lang: Lang, maxDecimals: number, isGrouped: boolean): Intl.NumberFormat {
  const id = `${lang}/${maxDecimals}/${isGrouped}`;
  // Creating a format costs far more than using it.
  let format = formats.get(id);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      maximumFractionDigits: maxDecimals,
      // Spanish and Polish group five digits and more.
      useGrouping: isGrouped ? 'auto' : false,
      signDisplay: 'negative',
    });
    formats.set(id, format);
  }
  return format;
}
