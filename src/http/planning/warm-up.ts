// Plans and draws a few rooms after startup, so that V8 has compiled the hot code before most requests arrive. Runs one
// job per thread at a time, after the requests that were waiting for the port to open.

import { setTimeout as pass } from 'node:timers/promises';
import { readQuery } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';

const CALLERS_FIRST_MS = 250;

/** A room with most features: short walls whose lengths need leaders, a slanted wall, overlapping cutouts. */
export const WARM_UP_ROOM =
  'polygon=0,0+300,0+300,6+308,6+308,12+316,12+316,18+620,18+620,280+514,386+214,386+214,306+208,306+208,298+200,298+200,306+0,306&holes=330,60+430,80+350,170;340,150+410,60+440,140;360,50+410,180+320,120;420,100+400,190+310,90;450,60+470,150+380,110&subtract=100,60,40,60';

const QUERIES = ['squares', 'hexagons', 'herringbone'].map(
  (name) => `${WARM_UP_ROOM}&pattern=${name}&inlineSvg=true&link=false`,
);

/** Warms up the planning threads; returns early when the server stops. */
export async function warmUp(context: AppContext): Promise<void> {
  const { planning, publicUrl } = context;
  await pass(CALLERS_FIRST_MS);
  for (const query of QUERIES) {
    if (context.isStopping) return;
    const read = readQuery(query);
    if (!read.ok) throw new Error(`The room to warm up with cannot be read: ${read.mistakes[0].message}`);
    const task = { read, where: 'query', publicUrl } as const;
    await Promise.all(Array.from({ length: planning.figures.threads }, () => planning.answer(task)));
  }
}
