// The pictures of docs/starts.md: for each criterion of the order of starts a room from a start that is worse by it, and
// from the best one.

import { type Criterion, decisiveCriterion, lookOf, standingsOf } from '../../src/engine/comparison.ts';
import type { Plan } from '../../src/engine/index.ts';
import { planRequest } from '../../src/service/plan.ts';
import { readQuery } from '../../src/wire/index.ts';

interface Example {
  readonly room: string;
  /** The start that is worse. */
  readonly start: string;
}

const EXAMPLES: Readonly<Partial<Record<Criterion, Example>>> = {
  unlayable: { room: 'outline=E180+S240+W180+N240&subtract=140,0,40,60', start: '0,0' },
  dear: { room: 'outline=E190+S180+W190+N180&subtract=150,0,40,60', start: '19.4,29.5' },
  thirds: { room: 'outline=E306.3+S300+W306.3+N300&tileSize=597', start: '0,0' },
  rows: { room: 'outline=E162.5+S300+W162.5+N300', start: '0,0' },
  doors: { room: 'outline=E306+S300+W306+N300&doors=3,100,80&tileSize=450', start: '39.9,36.9' },
  opposite: { room: 'outline=E170+S200+W170+N200', start: '0,0' },
  small: { room: 'outline=E300+S240+W300+N240&pattern=diamonds', start: '21.8,13' },
  bought: { room: 'outline=E300+S200+W300+N200&pattern=diamonds', start: '21.8,14.6' },
  cut: { room: 'outline=E150+S200+W150+N200', start: '29.7,24.4' },
  imbalance: {
    room: 'outline=E220+S180+W110+S80+W110+N260&pattern=bricks&tileWidth=600&tileHeight=300',
    start: '19.7,30.3',
  },
};

const LOOK = 'width=320&credit=false';

/** The name of a criterion's pictures. */
function picturesOf(criterion: string): string {
  return `starts-${criterion === 'dear' ? 'expensive' : criterion}`;
}

/** Requests by the name of their picture. */
export const START_PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EXAMPLES).flatMap(([criterion, { room, start }]) => [
    [`${picturesOf(criterion)}-before.svg`, `${room}&start=${start}&${LOOK}`],
    [`${picturesOf(criterion)}-after.svg`, `${room}&start=best&${LOOK}`],
  ]),
);

/** The examples in which another criterion decides than the document says. */
export function wrongExamples(): string[] {
  return Object.entries(EXAMPLES).flatMap(([criterion, { room, start }]) => {
    const [before, after] = [start, 'best'].map((one) => plannedFrom(`${room}&start=${one}`));
    const tile = Math.max(...after.lattice.tileAreasMm2);
    const looks = [before, after].map((one) => lookOf(one, one.tiles.purchasedAreaMm2));
    const [worse, better] = standingsOf(looks, tile);
    const decided = decisiveCriterion(worse, better);
    const isRight = decided === criterion && worse[decided] > better[decided];
    return isRight ? [] : [`docs/starts.md: ${criterion} does not decide in ${room} from ${start}, but ${decided}`];
  });
}

function plannedFrom(query: string): Plan {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return planRequest(read).plan;
}
