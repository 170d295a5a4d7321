// Orders of valid requests: boxes, prices and tiles at hand, for all kinds of tile or for each, or sets of all kinds.

import { CURRENCIES, ORDER_RANGES } from '../../src/order/index.ts';
import { KIND_PRICES } from '../../src/wire/read/options/order-contradictions.ts';
import type { Random } from './random.ts';

/** A value in a query and in a body. */
export interface Said {
  readonly name: string;
  readonly text: string;
  readonly json: unknown;
}

export function sayNumber(name: string, json: number): Said {
  return { name, text: String(json), json };
}

export function sayText(name: string, text: string): Said {
  return { name, text, json: text };
}

/** The fields of an order for a pattern with these kinds of tile; none if it has a single kind. */
export function orderOf(kinds: readonly string[], random: Random): Said[] {
  if (!random.chance(0.2)) return [];
  const isInSets = kinds.length > 0 && random.chance(0.4);
  const said = isInSets ? setsOf(kinds, random.part()) : boxesOf(kinds, random.part());
  if (random.chance(0.3)) said.push(sayNumber('breakage', random.between(0, 5000) / 100));
  if (random.chance(0.3)) said.push(sayNumber('spares', random.between(...ORDER_RANGES.spares)));
  if (random.chance(0.3)) said.push(stockOf(kinds, random.part()));
  return said;
}

function setsOf(kinds: readonly string[], random: Random): Said[] {
  const counts = kinds.map((kind) => [kind, random.size(ORDER_RANGES.setOf[1])] as const);
  const setOf = sayByKind('setOf', counts);
  return random.chance(0.5) ? [setOf, ...priced([sayNumber('pricePerSet', priceOf(random))], random)] : [setOf];
}

/** A box and a price for all kinds of tile, and of some kinds their own. */
function boxesOf(kinds: readonly string[], random: Random): Said[] {
  const usual = offerOf(random.part());
  const own = kinds.flatMap((kind) => {
    const offer = random.chance(0.5) ? offerOf(random.part()) : [];
    return offer.length > 0 ? [[kind, offer] as const] : [];
  });
  const json = Object.fromEntries(
    own.map(([kind, offer]) => [kind, Object.fromEntries(offer.map(({ name, json }) => [name, json]))]),
  );
  const text = own.flatMap(([kind, offer]) => offer.map((one) => `${kind}:${one.name}:${one.text}`)).join();
  const said = own.length > 0 ? [...usual, { name: 'kinds', text, json }] : usual;
  return [...usual, ...own.flatMap(([, offer]) => offer)].some(({ name }) => name.startsWith('price'))
    ? priced(said, random)
    : said;
}

/** What tiles are sold in and for; a price of a box only where it is said what a box holds. */
function offerOf(random: Random): Said[] {
  const box = random.pick([
    [],
    [sayNumber('tilesPerBox', random.size(ORDER_RANGES.tilesPerBox[1]))],
    [sayNumber('boxAreaM2', random.between(1, 500) / 100)],
  ]);
  const prices = KIND_PRICES.filter((name) => name !== 'pricePerBox' || box.length > 0);
  return random.chance(0.5) ? [...box, sayNumber(random.pick(prices), priceOf(random))] : [...box];
}

function priceOf(random: Random): number {
  return random.between(0, random.pick([10_000, 10_000_000])) / random.pick([10, 100, 10_000]);
}

function priced(said: readonly Said[], random: Random): Said[] {
  return [...said, sayText('currency', random.pick(CURRENCIES))];
}

function stockOf(kinds: readonly string[], random: Random): Said {
  const count = () => random.size(1_000_000) - 1;
  if (kinds.length === 0) return sayNumber('stock', count());
  const [first, ...others] = kinds;
  const named = [first, ...others.filter(() => random.chance(0.7))];
  return sayByKind(
    'stock',
    named.map((kind) => [kind, count()] as const),
  );
}

function sayByKind(name: string, entries: readonly (readonly [kind: string, count: number])[]): Said {
  return { name, text: entries.map((entry) => entry.join(':')).join(), json: Object.fromEntries(entries) };
}
