// Whether a stock names the kinds of tile of its pattern.

import { kindNamesOf, type Pattern, shortNameOf } from '../../../engine/index.ts';
import type { Stock } from '../../../order/index.ts';
import { type Mistake, mistake, quoted } from '../../values/mistakes.ts';

interface Draft {
  readonly pattern: Pattern | undefined;
  readonly given: { stock?: Stock };
  readonly mistakes: Mistake[];
}

/** Refuses a stock of kinds that the pattern does not have, and a number for several; orders kinds as the pattern does. */
export function checkStock({ given, pattern, mistakes }: Draft): void {
  const { stock } = given;
  if (pattern === undefined || stock === undefined) return;
  const kinds = kindNamesOf(pattern);
  const name = shortNameOf(pattern);
  if (typeof stock === 'number') {
    if (kinds.length === 0) return;
    const message = `stock is one number, but ${name} has several kinds of tile; send how many of each, such as ${kinds.map((kind) => `${kind}:${stock}`).join()} (in a JSON body an object).`;
    mistakes.push(mistake({ code: 'stock-kinds-missing', param: 'stock', received: stock, message }));
    return;
  }
  const unknown = Object.keys(stock).find((kind) => !kinds.includes(kind));
  given.stock = Object.fromEntries(
    kinds.filter((kind) => Object.hasOwn(stock, kind)).map((kind) => [kind, stock[kind]]),
  );
  if (unknown === undefined) return;
  const message =
    kinds.length > 0
      ? `stock names ${quoted(unknown)}, which is no kind of tile of ${name}; its kinds are ${kinds.join(', ')}.`
      : `stock by kind is for patterns with several kinds of tile, and ${name} has one; send one number instead.`;
  mistakes.push(mistake({ code: 'stock-kind-unknown', param: 'stock', received: unknown, message }));
}
