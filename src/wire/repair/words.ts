// What words for a start and for a scale mean.

import { nearestName } from './closest-match.ts';

/** Other words for the middle of the room. */
const MIDDLE = ['centre', 'centred', 'centered', 'middle'];

export function interpretStartWord(value: unknown, words: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, place, number] = /^(wall|door)[ _-]?([0-9]{1,3})$/i.exec(value.trim()) ?? [];
  if (place !== undefined) return `${place.toLowerCase()}:${number}`;
  if (/[0-9,]/.test(value)) return undefined;
  return MIDDLE.includes(value.trim().toLowerCase()) ? 'center' : nearestName(value, words);
}

/** 1:20 and 1/20 mean 20, and FIT means fit. */
export function interpretScale(value: unknown, { min, max }: { readonly min: number; readonly max: number }) {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const number = Number(/^(?:1 ?[:/] ?)?(\d{1,4})$/.exec(word)?.[1]);
  if (number >= min && number <= max) return String(number);
  return word === 'fit' ? word : undefined;
}
