// Plans and draws a few rooms while nobody asks yet: the compiler gets to know the code before the first caller does.
// One room at a time, so that a caller who comes in the middle does not wait for the rest.

import { PATTERNS, shortNameOf } from '../engine/index.ts';
import { answerOf, readQuery } from '../wire/index.ts';
import type { Service } from './service.ts';

const ROUNDS = 3;
const ROOM = 'outline=E620+S280+A135:150+W300+N80+W213.934+N306.066&subtract=100,60,40,60&link=false';

export async function warmUp(service: Service): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const pattern of PATTERNS) {
      await new Promise((resolve) => setImmediate(resolve));
      if (service.isStopping) return;
      planAndDraw(service, `${ROOM}&pattern=${shortNameOf(pattern)}&start=${round},${round}`);
    }
  }
}

function planAndDraw({ planner, draw }: Service, query: string): void {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`The room to warm up with cannot be read: ${read.mistakes[0].message}`);
  const { width, walls, color, gapColor, lang } = read.options;
  const plan = planner(read.request);
  const svg = draw(plan, { widthPx: width, walls, credit: null, color, gapColor, lang });
  JSON.stringify(answerOf(plan, read.options, { svgUrl: null, plannerUrl: null, svg }));
}
