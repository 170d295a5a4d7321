// Asks a running server for links to random plans, and records the figures that each link showed:
//
//   npx tsx test/upgrade/record-links.ts http://localhost:3000 1000 > figures.json
//
// first-release.db.gz and first-release.json.gz were made so; the README beside them has the steps.

import { randomAt } from '../fuzz/random.ts';
import { validRequest } from '../fuzz/valid-requests.ts';

const SEED = 1;
/** Larger plans only take longer. */
const MOST_TILES = 2000;

/** A link and its figures, in the order of the answer. */
type Recorded = readonly [id: string, ...figures: (number | null)[]];

interface Answer {
  readonly surface: { readonly areaM2: number; readonly perimeterM: number };
  readonly tiles: Readonly<Record<(typeof FIGURES)[number], number | null>>;
  readonly plannerUrl: string | null;
}

const FIGURES = [
  'total',
  'whole',
  'cut',
  'wastePercent',
  'laidAreaM2',
  'purchasedAreaM2',
  'narrowestCutMm',
  'sliverCount',
] as const;

/** Plans a random request with a link; undefined if the server refuses it, as it does what it does not know. */
async function recordOne(base: string, number: number): Promise<Recorded | undefined> {
  const { fields, body } = validRequest(randomAt(SEED, number));
  const wanted = { ...body, link: undefined, format: undefined };
  const query = new URLSearchParams();
  for (const [name, text] of fields) if (name !== 'link' && name !== 'format') query.append(name, text);
  const answer =
    number % 2 === 0
      ? await fetch(`${base}/api/plan?${query}&link=false`)
      : await fetch(`${base}/api/plan`, post({ ...wanted, link: false }));
  if (answer.status !== 200) return undefined;
  const { tiles } = (await answer.json()) as Answer;
  if ((tiles.total ?? 0) > MOST_TILES) return undefined;
  const linked = await (number % 2 === 0
    ? fetch(`${base}/api/plan?${query}`)
    : fetch(`${base}/api/plan`, post(wanted)));
  const shown = (await linked.json()) as Answer;
  if (shown.plannerUrl === null) throw new Error(`Request ${number} got no link.`);
  const id = new URL(shown.plannerUrl).pathname.slice('/planner/'.length);
  return [id, shown.surface.areaM2, shown.surface.perimeterM, ...FIGURES.map((name) => shown.tiles[name])];
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const [base, count] = process.argv.slice(2);
const recorded = new Map<string, Recorded>();
for (let number = 0; recorded.size < Number(count); number += 1) {
  const one = await recordOne(base, number);
  if (one !== undefined) recorded.set(one[0], one);
}
process.stdout.write(`[\n${[...recorded.values()].map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
