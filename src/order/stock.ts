// Tiles that one has already: how many of them an order needs, and whether they are enough.

import type { OrderLine } from './order.ts';

/** Tiles that one has: of the only kind, or by kind. */
export type Stock = number | Readonly<Record<string, number>>;

/** The most tiles that one may have of a kind. */
export const MOST_IN_STOCK = 1_000_000;

/** How many tiles of a kind one has. */
export function stockOf(stock: Stock | undefined, kind: string): number {
  if (typeof stock === 'number') return stock;
  return stock !== undefined && Object.hasOwn(stock, kind) ? stock[kind] : 0;
}

/** Whether the tiles that one has are enough. Breakage and spares are part of what is needed. */
export interface StockVerdict {
  readonly isEnough: boolean;
  readonly isEnoughWithReuse: boolean;
  readonly missing: number;
  readonly missingWithReuse: number;
}

/** The verdict on an order, or a line of it, for the tiles that are laid, and for those that are enough if offcuts are reused. */
export function stockVerdict(plain: OrderLine, withReuse: OrderLine): StockVerdict {
  const [missing, missingWithReuse] = [plain.toBuy, withReuse.toBuy];
  return { isEnough: missing === 0, isEnoughWithReuse: missingWithReuse === 0, missing, missingWithReuse };
}
