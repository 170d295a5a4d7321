// Times PDFs with two versions, alternating: npm run bench -- paper <another checkout>. Run
// `npx tsc -p tsconfig.bench.json` there first. The bar is that of the paper with setting out and cutting sheets against
// the one before them: npm run bench -- paper <checkout of 9ece80eb>.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { answerRequest } from '../src/service/index.ts';
import type { readQuery } from '../src/wire/index.ts';
import { conclude, median, timed, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);
const WARM_UP = 8;
const MOST_TIMES_AS_LONG = 1.5;

/** Typical rooms, each with a start of its own, so that both versions lay the same tiles. */
const ROOMS: Readonly<Record<string, string>> = {
  'grid, bathroom': 'outline=E180+S240+W180+N240&subtract=140,0,40,60&tileSize=300',
  'bricks, L': 'outline=E420+S180+W160+S170+W260+N350&pattern=bricks&tileWidth=600&tileHeight=300&offset=33',
  'hexagons, bay': 'outline=E300+A36.8699:150+S120+W420+N210&pattern=hexagons',
  'herringbone, room': 'outline=E400+S300+W400+N300&pattern=herringbone',
  'diagonal, small L': 'outline=E250+S120+W100+S130+W150+N250&pattern=squares&tileSize=300&rotation=45',
};

type Paper = (query: string) => number;

/** Makes PDFs with a checkout; returns their bytes. */
async function paperOf(checkout: string): Promise<Paper> {
  const load = (path: string) => import(pathToFileURL(resolve(checkout, 'dist-bench/src', path)).href);
  const [service, exports, wire, words] = await Promise.all(
    ['service/index.js', 'service/exports.js', 'wire/index.js', 'words/service.js'].map(load),
  );
  words.loadServiceWords();
  const read: typeof readQuery = wire.readQuery;
  const answer: typeof answerRequest = service.answerRequest;
  return (query) => {
    const reading = read(`${query}&start=20,10&format=pdf`);
    if (!reading.ok) throw new Error(`${query}: ${reading.mistakes[0].message}`);
    const task = { read: reading, where: 'query', publicUrl: 'http://localhost:3000' } as const;
    const outcome = answer(task, { writers: exports.ALL_WRITERS });
    if (!outcome.ok) throw new Error(`${query}: ${outcome.mistakes[0].message}`);
    return outcome.content.length;
  };
}

const [other] = process.argv.slice(2);
if (!other) {
  console.error('Pass the checkout to compare with: npm run bench -- paper <checkout>');
  process.exit(2);
}
const [ours, theirs] = [await paperOf('.'), await paperOf(other)];
for (const [name, query] of Object.entries(ROOMS)) {
  const [here, there, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? timed(() => ours(query)) : undefined;
    const second = timed(() => theirs(query));
    const own = first ?? timed(() => ours(query));
    if (round < 0) continue;
    here.push(own);
    there.push(second);
    ratios.push(own / second);
  }
  const ratio = median(ratios);
  console.log(
    `${name}: ${median(here).toFixed(1)} ms, ${median(there).toFixed(1)} ms there (${ours(query)} and ${theirs(query)} bytes): ${ratio.toFixed(2)} x, bar ${MOST_TIMES_AS_LONG}: ${verdict(ratio <= MOST_TIMES_AS_LONG)}`,
  );
}
conclude();
