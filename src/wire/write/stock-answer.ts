// Whether the tiles that one has are enough, in figures and in a sentence.

import { type Order, stockVerdict } from '../../order/index.ts';
import { formatCount, type Lang, say } from '../../words/index.ts';
import type { StockAnswer } from '../answers/stock.ts';

/**
 * The verdict on a stock, from the order without reuse of offcuts and the one with it; `nameOf` names a kind.
 */
export function stockAnswer(lang: Lang, plain: Order, withReuse: Order, nameOf: (kind: string) => string): StockAnswer {
  const kinds = plain.lines.map((line, i) => ({ kind: line.kind, ...stockVerdict(line, withReuse.lines[i]) }));
  return {
    ...stockVerdict(plain, withReuse),
    ...(kinds.length > 1 && { kinds }),
    text: stockSentence(lang, plain, withReuse, nameOf),
  };
}

/** `Missing with breakage and spares: 12, or 4 if offcuts are reused.` */
export function stockSentence(lang: Lang, plain: Order, withReuse: Order, nameOf: (kind: string) => string): string {
  const missingIn = (order: Order) => missingText(lang, order, nameOf);
  if (plain.toBuy === 0) return say(lang, 'stock.enough', { n: plain.unused });
  if (withReuse.toBuy === 0) {
    return say(lang, 'stock.enoughWithReuse', { n: withReuse.unused, missing: missingIn(plain) });
  }
  if (withReuse.toBuy === plain.toBuy) return say(lang, 'stock.missing', { missing: missingIn(plain) });
  return say(lang, 'stock.missingBoth', { missing: missingIn(plain), withReuse: missingIn(withReuse) });
}

/** `12`, or `12 (small: 10, large: 2)`. */
function missingText(lang: Lang, { toBuy, lines }: Order, nameOf: (kind: string) => string): string {
  const count = formatCount(lang, toBuy);
  if (lines.length < 2) return count;
  const [open, comma, close] = lang === 'zh' ? ['（', '，', '）'] : [' (', ', ', ')'];
  const kinds = lines
    .filter((line) => line.toBuy > 0)
    .map((line) => say(lang, 'order.ofKind', { kind: nameOf(line.kind), n: line.toBuy }));
  return count + open + kinds.join(comma) + close;
}
