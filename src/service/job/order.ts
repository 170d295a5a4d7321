// The order of a job: each material by the fields of the order that its surfaces have.

import {
  type AcceptedJob,
  type AcceptedRequest,
  type AnswerOptions,
  FIELDS,
  type JobOrderAnswer,
  mistake,
  mistakeInJob,
  type NeededTiles,
  type OrderAnswer,
  orderOfTiles,
  type StockAnswer,
  stockOfTiles,
} from '../../wire/index.ts';
import { say } from '../../words/index.ts';
import { FormatRefusal } from '../format-refusal.ts';
import type { Material } from './materials.ts';

export type OrderFields = NonNullable<AnswerOptions['order']>;

/** What is bought of a material. */
export interface BoughtMaterial {
  /** The fields that its surfaces have together. */
  readonly fields: OrderFields;
  readonly order: OrderAnswer;
  readonly stock: StockAnswer | undefined;
}

/** Whether a job has an order: any of its surfaces has a field of one. */
export function isOrdered({ surfaces }: AcceptedJob): boolean {
  return surfaces.some(({ read }) => read.options.order !== null);
}

/** The order of a material. Throws a FormatRefusal if its surfaces contradict each other, or a box is smaller than a tile. */
export function buyMaterial(read: AcceptedJob, material: Material, needed: readonly NeededTiles[]): BoughtMaterial {
  const { lang } = read.options;
  const fields = orderFields(read, material);
  const buyWithReuse = material.surfaces.every(({ surface }) => surface.read.options.buyWithReuse);
  const order = orderOfTiles(needed, { fields, buyWithReuse, lang });
  if (!order.ok) throw new FormatRefusal(mistakeInJob(read, material.surfaces[0].index, order.mistakes[0]));
  return { fields, order: order.value, stock: stockOfTiles(needed, fields, lang) };
}

/** The fields of the order that the surfaces of a material have; a field that only some have is meant for all. */
function orderFields(read: AcceptedJob, { surfaces }: Material): OrderFields {
  const fields: Record<string, unknown> = {};
  const sent = new Map<string, { readonly value: string; readonly index: number }>();
  for (const { surface, index } of surfaces) {
    const { order } = surface.read.options;
    for (const name of surface.ordered) {
      const value = JSON.stringify(order?.[name] ?? FIELDS[name].default);
      const first = sent.get(name);
      if (first && first.value !== value) throw differs(read, name, first.index, index);
      sent.set(name, first ?? { value, index });
      // Like that of a plan, in its shortest form.
      if (order?.[name] !== undefined) fields[name] = order[name];
    }
  }
  return fields;
}

function differs({ surfaces }: AcceptedJob, name: string, first: number, second: number): FormatRefusal {
  const [one, other] = [first, second].map((index) => JSON.stringify(surfaces[index].name));
  const message = `Surfaces ${one} and ${other} are laid with the same tiles, but differ in ${name}; send ${name} once beside surfaces, or name their tiles in tile if they are not the same.`;
  return new FormatRefusal(mistake({ code: 'order-differs', param: `${surfaces[second].path}.${name}`, message }));
}

/** The order of all materials, each called by its label. */
export function jobOrder(
  { options: { lang } }: Pick<AcceptedRequest, 'options'>,
  bought: readonly { readonly label: string; readonly tile: string | null; readonly order: OrderAnswer }[],
): JobOrderAnswer {
  const costs = bought.map(({ order }) => order.cost);
  const sum = costs.reduce((total: number | null, cost) => (total === null || cost === null ? null : total + cost), 0);
  const { currency } = bought[0].order;
  return {
    materials: bought.map(({ tile, order }) => ({ tile, ...order })),
    // The costs are whole parts of the currency's smallest unit, of which there are at most a thousand.
    cost: sum === null ? null : Math.round(sum * 1000) / 1000,
    currency: bought.find(({ order }) => order.currency !== null)?.order.currency ?? currency,
    text: bought.map(({ label, order }) => say(lang, 'order.ofKind', { kind: label, n: order.text })).join(' '),
  };
}
