// What fields of an order cannot be sent together.

import { kindNamesOf, type Pattern, shortNameOf } from '../../../engine/index.ts';
import { FIELDS, type GivenFields, type OrderFields } from '../../fields/fields.ts';
import type { KindOffer } from '../../fields/rows/order.ts';
import { type Mistake, mistake } from '../../values/mistakes.ts';

const BOXES = ['tilesPerBox', 'boxAreaM2'] as const;
export const KIND_PRICES = ['pricePerTile', 'pricePerM2', 'pricePerBox'] as const;
const PRICES = [...KIND_PRICES, 'pricePerSet'] as const;

type Refuse = (code: string, param: keyof OrderFields, message: string) => void;
type Has = (name: keyof OrderFields) => boolean;

/** Also a field with a mistake of its own was sent, so only what was sent counts. */
export function contradictionsIn(given: GivenFields, has: Has, pattern: Pattern | undefined): Mistake[] {
  const mistakes: Mistake[] = [];
  const refuse: Refuse = (code, param, message) =>
    mistakes.push(mistake({ code, param, received: given[param], message }));
  const prices = PRICES.filter(has);
  if (has('tilesPerBox') && has('boxAreaM2')) {
    refuse('box-twice', 'boxAreaM2', 'tilesPerBox and boxAreaM2 are both given; send what a box holds once.');
  }
  if (prices.length > 1) {
    refuse('price-twice', prices[1], `${prices.join(' and ')} are given together; send the price once.`);
  }
  const { kinds = [] } = given;
  refuseInKinds(kinds, refuse);
  if (has('setOf')) refuseWithSets(given, has, pattern, refuse);
  else {
    refuseWithoutBox(given, has, pattern, refuse);
    if (has('pricePerSet')) {
      const message = `pricePerSet needs what a set holds; send setOf too, for example setOf=${FIELDS.setOf.example}.`;
      refuse('set-missing', 'pricePerSet', message);
    }
  }
  const kindPrice = kinds.flatMap((one) =>
    KIND_PRICES.filter((name) => one[name] !== undefined).map((name) => [one.kind, name]),
  )[0];
  if (prices.length > 0 && !has('currency')) {
    refuse('currency-missing', prices[0], `${prices[0]} needs a currency; send for example currency=EUR too.`);
  } else if (kindPrice !== undefined && !has('currency')) {
    const [kind, name] = kindPrice;
    refuse('currency-missing', 'kinds', `The ${name} of ${kind} needs a currency; send for example currency=EUR too.`);
  }
  if (prices.length === 0 && kindPrice === undefined && has('currency')) {
    const message = `currency is given without a price; send one of ${PRICES.join(', ')} too, or leave it out.`;
    refuse('price-missing', 'currency', message);
  }
  return mistakes;
}

/** The same of one kind of tile. */
function refuseInKinds(kinds: readonly KindOffer[], refuse: Refuse): void {
  for (const { kind, ...own } of kinds) {
    const prices = KIND_PRICES.filter((name) => own[name] !== undefined);
    if (BOXES.every((name) => own[name] !== undefined)) {
      refuse('box-twice', 'kinds', `${kind} has tilesPerBox and boxAreaM2 in kinds; send what its box holds once.`);
    }
    if (prices.length > 1) {
      refuse('price-twice', 'kinds', `${kind} has ${prices.join(' and ')} in kinds; send its price once.`);
    }
  }
}

/** A price per box needs a box, of the order or of the kind whose price it is. */
function refuseWithoutBox(given: GivenFields, has: Has, pattern: Pattern | undefined, refuse: Refuse): void {
  if (BOXES.some(has)) return;
  const { kinds = [] } = given;
  const names = pattern ? kindNamesOf(pattern) : [];
  const hasOwn = (kind: string, fields: readonly (keyof Omit<KindOffer, 'kind'>)[]) =>
    kinds.some((one) => one.kind === kind && fields.some((name) => one[name] !== undefined));
  const own = kinds.find(({ kind, pricePerBox }) => pricePerBox !== undefined && !hasOwn(kind, BOXES));
  if (own !== undefined) {
    const message = `The pricePerBox of ${own.kind} needs what its box holds; give ${own.kind} tilesPerBox or boxAreaM2 in kinds too.`;
    refuse('box-missing', 'kinds', message);
  }
  if (!has('pricePerBox')) return;
  const lacking = names.filter((kind) => !hasOwn(kind, BOXES) && !hasOwn(kind, KIND_PRICES));
  if (names.length > 0 && lacking.length === 0) return;
  const ofKinds = kinds.length > 0 && lacking.length > 0 ? ` of ${lacking.join(', ')}` : '';
  const message = `pricePerBox needs what a box${ofKinds} holds; send tilesPerBox or boxAreaM2 too, or the price as pricePerTile.`;
  refuse('box-missing', 'pricePerBox', message);
}

/** What is sold in sets is not sold in boxes, and a set has tiles of every kind. */
function refuseWithSets(given: GivenFields, has: Has, pattern: Pattern | undefined, refuse: Refuse): void {
  const boxed = ([...BOXES, 'pricePerBox'] as const).find(has);
  if (boxed !== undefined) {
    const message = `setOf and ${boxed} are both given, but tiles are bought in sets or in boxes; leave one of them out.`;
    refuse('set-and-box', boxed, message);
  }
  if (has('kinds')) {
    const message = 'setOf and kinds are both given, but a set has one price and no boxes; leave one of them out.';
    refuse('set-and-kinds', 'kinds', message);
  }
  const names = pattern ? kindNamesOf(pattern) : [];
  const missing = names.filter((kind) => !given.setOf?.some((one) => one.kind === kind));
  if (pattern === undefined || given.setOf === undefined || missing.length === 0) return;
  const example = names.map((kind) => `${kind}:${given.setOf?.find((one) => one.kind === kind)?.count ?? 1}`).join();
  const message = `setOf says nothing of ${missing.join(', ')}; a set of ${shortNameOf(pattern)} has tiles of every kind, so send for example setOf=${example}.`;
  refuse('set-incomplete', 'setOf', message);
}
