// A stored job as the planner opens it: the same plans, the first one to edit.

import { describe, expect, it } from 'vitest';
import { readBody } from '../read/body.ts';
import { readJob } from '../read/job.ts';
import { planIdentity } from './plan-identity.ts';
import { jobDraftText, jobProjectOf } from './stored-jobs.ts';

const JOB = {
  reuse: 'surface',
  currency: 'USD',
  surfaces: [
    {
      name: 'hall',
      outline: 'E400 S150 W400 N150',
      start: { x: 3, y: 4 },
      pricePerM2: 20,
      parameters: { tileSize: 250 },
    },
    {
      name: 'bath',
      polygon: [
        [410, 0],
        [590, 0],
        [590, 240],
        [410, 240],
      ],
      tile: 'Carrara',
      color: '#aabbcc',
      subtract: [{ x: 410, y: 0, w: 20, h: 20 }],
    },
    { name: 'kitchen', outline: 'E300 S300 W300 N300', pattern: 'hexagons', doors: [{ wall: 1, at: 100, width: 80 }] },
  ],
};

function opened(job: object) {
  const read = readJob(job);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return { read, draft: JSON.parse(jobDraftText(jobProjectOf(read).text)) };
}

describe('a stored job in the planner', () => {
  it('has its surfaces as plans with their names, the first one to edit', () => {
    const { read, draft } = opened(JOB);
    const { job, ...first } = draft;
    expect(job.before).toEqual([]);
    expect(job.reuse).toBe('surface');
    const surfaces = [first, ...job.after];
    expect(surfaces.map(({ name, tile }) => [name, tile])).toEqual([
      ['hall', undefined],
      ['bath', 'Carrara'],
      ['kitchen', undefined],
    ]);
    for (const [i, { name: _, tile: _tile, page, ...body }] of surfaces.entries()) {
      const again = readBody(body);
      if (!again.ok) throw new Error(again.mistakes[0].message);
      const { order: _order, ...options } = read.surfaces[i].read.options;
      const expected = { ...read.surfaces[i].read, options: { ...options, order: null } };
      expect(planIdentity(again)).toBe(planIdentity(expected));
      if (i === 0) expect(page.order).toMatchObject({ price: 20, pricePer: 'm2', currency: 'USD' });
    }
  });

  it('is a plan with a name if it has one surface', () => {
    const { draft } = opened({ ...JOB, surfaces: [JOB.surfaces[0]] });
    expect(draft).toMatchObject({ name: 'hall', outline: JOB.surfaces[0].outline });
    expect(draft.job).toBeUndefined();
  });
});
