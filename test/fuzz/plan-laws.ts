// Laws that hold for every plan and every drawing, by the meaning of the fields.

import type { PlanAnswer } from '../../src/wire/index.ts';
import type { Breach } from './laws.ts';

type Plan = PlanAnswer;

const MOST_TILES = 20_000;
/** Half of the last of four decimals of areas. */
const AREA_ROUNDING = 0.00005;
const PERCENT_ROUNDING = 0.005;

const LAWS: readonly (readonly [string, (plan: Plan) => boolean])[] = [
  ['total = whole + cut', ({ tiles }) => tiles.total === tiles.whole + tiles.cut],
  // There may be none if wide joints cover the whole floor.
  ['at most 20,000 tiles', ({ tiles }) => tiles.total <= MOST_TILES],
  [
    'counts are whole numbers',
    ({ tiles }) => [tiles.whole, tiles.cut, tiles.sliverCount].every((n) => Number.isInteger(n) && n >= 0),
  ],
  ['laid ≤ purchased', ({ tiles }) => tiles.laidAreaM2 >= 0 && tiles.laidAreaM2 <= tiles.purchasedAreaM2],
  ['laid ≤ floor', ({ tiles, surface }) => tiles.laidAreaM2 <= surface.areaM2 + 2 * AREA_ROUNDING],
  ['0 ≤ waste ≤ 100', ({ tiles }) => tiles.wastePercent >= 0 && tiles.wastePercent <= 100],
  ['waste = 100 (1 − laid / purchased)', isWasteRight],
  ['slivers ≤ cut', ({ tiles }) => tiles.sliverCount <= tiles.cut],
  ['a narrowest cut where something is cut', ({ tiles }) => (tiles.narrowestCutMm === null) === (tiles.cut === 0)],
  ['kinds add up', doKindsAddUp],
  ['reuse spares tiles and waste', isReuseRight],
  ['shared tiles are tiles', areSharedTilesRight],
  ['an order is enough and adds up', isOrderRight],
  ['what is missing is not enough', isStockRight],
  ['perimeter = sum of the walls', isPerimeterRight],
  ['warnings are sentences', ({ warnings }) => warnings.every((text) => typeof text === 'string' && text.length > 10)],
];

/** The law that a plan breaks. */
export function brokenByPlan(value: Readonly<Record<string, unknown>>): Breach | undefined {
  const odd = oddValue(value, '');
  if (odd !== undefined) return { law: 'every number is finite', detail: odd };
  const plan = value as unknown as Plan;
  const { surface, tiles, warnings } = plan;
  if (!surface || !tiles || !Array.isArray(warnings))
    return { law: 'a plan is whole', detail: Object.keys(value).join() };
  const [law] = LAWS.find(([, holds]) => !holds(plan)) ?? [];
  if (law !== undefined) return { law, detail: JSON.stringify({ surface, tiles }).slice(0, 2000) };
  return plan.svg === undefined ? undefined : brokenByDrawing(plan.svg);
}

/** The law that a drawing breaks. */
export function brokenByDrawing(svg: string): Breach | undefined {
  const law = 'drawings are whole';
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)) return { law, detail: svg.slice(0, 100) };
  if (!svg.endsWith('</svg>')) return { law, detail: svg.slice(-100) };
  const [odd] = /NaN|Infinity|undefined|\[object|<script|\0/.exec(svg) ?? [];
  return odd === undefined ? undefined : { law, detail: `it has ${JSON.stringify(odd)} in it` };
}

function isWasteRight({ tiles }: Plan): boolean {
  const waste = 100 * (1 - tiles.laidAreaM2 / tiles.purchasedAreaM2);
  // Both areas are rounded, so the tolerance is large for small plans.
  const room = PERCENT_ROUNDING + (100 * 2 * AREA_ROUNDING) / tiles.purchasedAreaM2;
  return tiles.purchasedAreaM2 < 0.01 || Math.abs(waste - tiles.wastePercent) <= room * 1.0001;
}

function doKindsAddUp({ tiles }: Plan): boolean {
  const { kinds, reuse } = tiles;
  if (kinds === undefined) return true;
  const sum = (name: 'total' | 'whole' | 'cut' | 'tilesWithReuse') => kinds.reduce((all, kind) => all + kind[name], 0);
  const sums = [sum('total'), sum('whole'), sum('cut'), sum('tilesWithReuse')];
  return sums.join() === [tiles.total, tiles.whole, tiles.cut, reuse?.tilesWithReuse].join();
}

function isReuseRight({ tiles: { total, whole, wastePercent, reuse } }: Plan): boolean {
  if (reuse === undefined) return false;
  const { tilesWithReuse, atLeast, wastePercentWithReuse, sharedTiles } = reuse;
  const spared = sharedTiles.reduce((sum, places) => sum + places.length - 1, 0);
  return (
    tilesWithReuse === total - spared &&
    tilesWithReuse >= whole + sharedTiles.length &&
    tilesWithReuse >= atLeast &&
    atLeast >= whole &&
    wastePercentWithReuse >= 0 &&
    wastePercentWithReuse <= wastePercent
  );
}

function areSharedTilesRight({ tiles: { total, reuse } }: Plan): boolean {
  const lists = reuse?.sharedTiles ?? [];
  const named = lists.flat();
  return (
    new Set(named).size === named.length &&
    lists.every(
      (places) =>
        places.length > 1 &&
        places.every((number, i) => Number.isInteger(number) && number > (places[i - 1] ?? 0) && number <= total),
    )
  );
}

function isOrderRight({ tiles, order }: Plan): boolean {
  if (order === undefined) return true;
  const { kinds } = order;
  const lines = [order, ...kinds];
  // Breakage and spares are added, stock is taken away.
  const isEnough = lines.every(({ tiles, tilesInBoxes, tilesInSets, leftOver }) => {
    const bought = tilesInSets ?? tilesInBoxes;
    return bought === null ? leftOver === null : bought >= tiles && leftOver === bought - tiles;
  });
  const sum = (name: 'tiles' | 'boxes' | 'leftOver') => kinds.reduce((all, kind) => all + (kind[name] ?? 0), 0);
  const addsUp = (name: 'tiles' | 'boxes' | 'leftOver') => order[name] === null || order[name] === sum(name);
  return (
    isEnough &&
    (kinds.length === 0 || (addsUp('tiles') && addsUp('boxes') && addsUp('leftOver'))) &&
    kinds.length === (tiles.kinds?.length ?? 0)
  );
}

function isStockRight({ order, stock }: Plan): boolean {
  if (stock === undefined) return true;
  const isRight = [stock, ...(stock.kinds ?? [])].every(
    (one) =>
      one.isEnough === (one.missing === 0) &&
      one.isEnoughWithReuse === (one.missingWithReuse === 0) &&
      one.missingWithReuse <= one.missing,
  );
  return isRight && [stock.missing, stock.missingWithReuse].includes(order?.tiles ?? -1);
}

function isPerimeterRight({ surface }: Plan): boolean {
  const sumCm = surface.wallsCm.reduce((sum, length) => sum + length, 0);
  return Math.abs(sumCm / 100 - surface.perimeterM) <= 0.0006 + (surface.wallsCm.length * 0.0051) / 100;
}

const MAY_BE_NULL =
  /^\.(tiles\.narrowestCutMm|svgUrl|plannerUrl|order\.(kinds\.\d+\.)?(tilesPerBox|boxes|tilesInBoxes|leftOver|cost|currency))$/;

/** JSON writes NaN and infinity as null. */
function oddValue(value: unknown, path: string): string | undefined {
  if (value === null) return MAY_BE_NULL.test(path) ? undefined : `${path} is null`;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return undefined;
  for (const [name, member] of Object.entries(value)) {
    const odd = oddValue(member, `${path}.${name}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}
