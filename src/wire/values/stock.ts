// Tiles that one has, in requests: a number, or numbers by kind of tile.

import { MOST_IN_STOCK, type Stock } from '../../order/index.ts';
import { isJsonObject } from './corners.ts';
import { accepted, quoted, type Reading, refused } from './mistakes.ts';
import { grouped } from './numbers.ts';

export const STOCK_EXAMPLE = 40;
export const STOCK_RANGE = { min: 0, max: MOST_IN_STOCK } as const;

const RULE = `a whole number of tiles from 0 to ${grouped(MOST_IN_STOCK)}, or such numbers by kind of tile`;

/** Reads `40`, or kinds with their numbers, such as `small:40,large:10`. Whether there are such kinds depends on the pattern. */
export function stockFromText(text: string): Reading<Stock> {
  const number = countFromText(text);
  if (number !== undefined) return accepted(number);
  const parts = text.split(',').map((part) => {
    const [kind = '', count = ''] = part.split(/:(.*)/s);
    return [kind.trim(), countFromText(count.trim())] as const;
  });
  return byKind(text, text.includes(':') ? parts : undefined, 'stock=40 or stock=small:40,large:10');
}

/** Reads a number, or an object of numbers by kind. */
export function stockFromJson(value: unknown): Reading<Stock> {
  const number = countFrom(value);
  if (number !== undefined) return accepted(number);
  const parts = isJsonObject(value)
    ? Object.entries(value).map(([kind, count]) => [kind, countFrom(count)] as const)
    : undefined;
  return byKind(value, parts, '"stock": 40 or "stock": {"small": 40, "large": 10}');
}

/** Writes the text of a query. */
export function stockText(stock: Stock): string {
  if (typeof stock === 'number') return String(stock);
  return Object.entries(stock)
    .map(([kind, tiles]) => `${encodeURIComponent(kind)}:${tiles}`)
    .join();
}

function byKind(
  received: unknown,
  parts: readonly (readonly [kind: string, count: number | undefined])[] | undefined,
  example: string,
): Reading<Stock> {
  if (parts === undefined || parts.length === 0 || parts.some(([, count]) => count === undefined)) {
    const message = `stock must be ${RULE}, not ${quoted(received)}; send for example ${example}.`;
    return refused({ code: 'stock-invalid', param: 'stock', received, message });
  }
  const kinds = parts.map(([kind]) => kind);
  const repeated = kinds.find((kind, i) => kinds.indexOf(kind) < i);
  if (repeated !== undefined) {
    const message = `stock names ${quoted(repeated)} twice; send one number for each kind.`;
    return refused({ code: 'stock-repeated', param: 'stock', received, message });
  }
  return accepted(Object.fromEntries(parts.map(([kind, count]) => [kind, count ?? 0])));
}

function countFromText(text: string): number | undefined {
  return /^[0-9]+$/.test(text) ? countFrom(Number(text)) : undefined;
}

function countFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_IN_STOCK
    ? value + 0
    : undefined;
}
