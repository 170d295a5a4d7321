// Requests as people and models write them, from a review: each is repaired to what was meant, or refused with a hint. The
// repairs are applied by the documented rules, and the repaired request is planned.

import { describe, expect, it } from 'vitest';
import { queryOf, repaired, type Sent } from '../../../test/support/repair-program.ts';
import { errorAnswer } from '../../wire/answers/error.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { AcceptedRequest } from '../../wire/read/request.ts';
import type { Mistake } from '../../wire/values/mistakes.ts';
import { planRequest } from '../plan.ts';

const ROOM = 'outline=E400+S300+W400+N300';

function sentAs(query: string): Sent {
  return { where: 'query', parts: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })) };
}

function mistakesIn(sent: Sent): readonly Mistake[] {
  const read = readQuery(sent.where === 'query' ? queryOf(sent.parts) : '');
  if (read.ok) return [];
  const { error, errors, ...only } = errorAnswer(read.mistakes);
  return errors ?? [{ ...only, message: error }];
}

/** The request after its repairs, all mistakes of a refusal at once, or undefined if one has none. */
function followed(query: string): AcceptedRequest | undefined {
  let sent = sentAs(query);
  for (let round = 0; round < 3; round++) {
    const mistakes = mistakesIn(sent);
    const current = sent;
    for (const mistake of mistakes) {
      const next = repaired(sent, current, mistake);
      if (next === undefined) return undefined;
      sent = next;
    }
    const read = readQuery(sent.where === 'query' ? queryOf(sent.parts) : '');
    if (read.ok) return read;
  }
  return undefined;
}

describe('what was meant is certain, so following the repairs plans it', () => {
  it.each([
    ['room=4x3&tile=60x60&grout=3mm', { areaM2: 12, tileSize: 600, joint: 3 }],
    ['outline=4x3', { areaM2: 12 }],
    [`${ROOM}&subtract=300,200,-50,-30`, { areaM2: 12 - 0.5 * 0.3 }],
    [`${ROOM}&joint=1/8in`, { areaM2: 12, joint: 3.175 }],
    [`${ROOM}&pattern=1/3+offset+running+bond`, { pattern: 'bricks-pattern', offset: 33.33 }],
    [`${ROOM}&pattern=third+bond`, { pattern: 'bricks-pattern', offset: 33.33 }],
    [`${ROOM}&pattern=grid`, { pattern: 'squares-pattern' }],
    [`${ROOM}&pattern=straight`, { pattern: 'squares-pattern' }],
    [`${ROOM}&pattern=laminate`, { pattern: 'planks-pattern' }],
    [`${ROOM}&pattern=french+pattern`, { pattern: 'versailles-pattern' }],
    [`${ROOM}&pattern=brickwork`, { pattern: 'bricks-pattern' }],
    [`${ROOM}&tileLength=450`, { pattern: 'squares-pattern', tileSize: 450 }],
    [`${ROOM}&pattern=planks&tileLength=1285&tileWidth=192`, { pattern: 'planks-pattern', tileHeight: 1285 }],
  ] as const)('%s', (query, meant: Readonly<Record<string, number | string>>) => {
    const read = followed(query) ?? expect.fail('There is no repair.');
    const { plan } = planRequest(read);
    const planned: Readonly<Record<string, unknown>> = {
      ...plan.parameters,
      pattern: plan.pattern.id,
      joint: plan.joint,
      areaM2: plan.surface.areaMm2 / 1e6,
    };
    for (const [name, value] of Object.entries(meant)) {
      if (typeof value === 'number') expect(planned[name], name).toBeCloseTo(value, 2);
      else expect(planned[name], name).toBe(value);
    }
  });
});

describe('what was meant is not certain, so there is a hint and no repair', () => {
  it.each([
    [`${ROOM}&boxes=12`, 'tilesPerBox'],
    [`${ROOM}&boxSize=12`, 'tilesPerBox'],
    [`${ROOM}&pattern=penny+rounds`, 'hexagons'],
    [`${ROOM}&tile=30x60`, 'tileSize'],
    [`${ROOM}&tileSize=60x30`, 'tileWidth'],
    [`${ROOM}&pricePerM2=20`, 'currency'],
  ])('%s', (query, hint) => {
    expect(followed(query)).toBeUndefined();
    expect(mistakesIn(sentAs(query)).some(({ message }) => message.includes(hint))).toBe(true);
  });
});
