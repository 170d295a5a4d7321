import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { type JobRequest, PATTERN_NAMES, PlanError, plan, planJob, reuseOffcuts, roomFromOutline } from './index.ts';

const TILES = { pattern: 'squares', parameters: { tileSize: 600 } } as const;
const HALL = { name: 'hall', room: roomFromOutline('E410 S155 W410 N155'), ...TILES };
const BATH = { name: 'bath', room: roomFromOutline('E185 S240 W185 N240'), ...TILES };

const side = fc.integer({ min: 120, max: 420 });
const jobs: fc.Arbitrary<JobRequest> = fc
  .tuple(
    fc.constantFrom(...PATTERN_NAMES),
    fc.array(fc.tuple(side, side, fc.option(fc.constantFrom(...PATTERN_NAMES))), { minLength: 1, maxLength: 5 }),
  )
  .map(([pattern, sides]) => ({
    surfaces: sides.map(([width, height, other]) => ({
      room: roomFromOutline(`E${width} S${height} W${width} N${height}`),
      pattern: other ?? pattern,
    })),
  }));

function refusalOf(job: unknown): Pick<PlanError, 'code' | 'message' | 'param'> {
  try {
    planJob(job as JobRequest);
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('planJob', () => {
  it('has the plans of its surfaces, buys the sums of their plans, and with a shared pool never more', () => {
    const law = (job: JobRequest) => {
      const { surfaces, materials } = planJob({ ...job, reuse: 'surface' });
      const plans = job.surfaces.map((surface) => plan(surface));
      expect(surfaces.map((surface) => surface.plan)).toEqual(plans);
      expect(materials.flatMap((material) => material.surfaces).toSorted((a, b) => a - b)).toEqual([...plans.keys()]);
      for (const material of materials) {
        const apart = material.surfaces.map((place) => plans[place]);
        expect(material.total).toBe(sumOf(apart.map(({ tiles }) => tiles.total)));
        expect(material.tilesWithReuse).toBe(sumOf(apart.map((one) => reuseOffcuts(one).tilesWithReuse)));
      }
      const pooled = planJob(job).materials;
      expect(pooled.map((material) => material.surfaces)).toEqual(materials.map((material) => material.surfaces));
      pooled.forEach(({ tilesWithReuse, atLeast, sharedTiles, surfaces }, i) => {
        expect(tilesWithReuse).toBeLessThanOrEqual(materials[i].tilesWithReuse);
        expect(atLeast).toBeLessThanOrEqual(tilesWithReuse);
        const whole = sumOf(surfaces.map((place) => plans[place].tiles.whole));
        expect(whole + sharedTiles.length).toBe(tilesWithReuse);
        for (const { pieces } of sharedTiles) for (const piece of pieces) expect(surfaces).toContain(piece.surface);
      });
      for (const { total, tilesWithReuse } of planJob({ ...job, reuse: 'none' }).materials) {
        expect(tilesWithReuse).toBe(total);
      }
    };
    fc.assert(fc.property(jobs, law), { numRuns: casesOf(10, 200) });
  });

  it('of one surface needs what its plan needs', () => {
    const { materials } = planJob({ surfaces: [HALL] });
    const { sharedTiles, kinds: _, ...figures } = reuseOffcuts(plan(HALL));
    expect(materials).toMatchObject([{ tile: undefined, surfaces: [0], ...figures }]);
    expect(materials[0].sharedTiles).toEqual(
      sharedTiles.map(({ pieces }) => ({ pieces: pieces.map((piece) => ({ surface: 0, ...piece })) })),
    );
  });

  it('shares tiles of one material alone: equal tiles that are called the same', () => {
    const placesOf = (...surfaces: JobRequest['surfaces']) =>
      planJob({ surfaces }).materials.map((material) => [material.tile, ...material.surfaces]);
    expect(placesOf(HALL, BATH)).toEqual([[undefined, 0, 1]]);
    expect(placesOf({ ...HALL, tile: 'Carrara' }, BATH)).toEqual([
      ['Carrara', 0],
      [undefined, 1],
    ]);
    expect(placesOf(HALL, { ...BATH, parameters: { tileSize: 300 } })).toHaveLength(2);
  });

  it('calls a surface without a name by its number', () => {
    const { name: _, ...unnamed } = BATH;
    expect(planJob({ surfaces: [HALL, unnamed] }).surfaces.map(({ name }) => name)).toEqual(['hall', '2']);
  });

  it('refuses what it cannot plan, and names the surface', () => {
    expect(refusalOf({ surfaces: [] })).toMatchObject({ code: 'surfaces-invalid', param: 'surfaces' });
    expect(refusalOf(undefined)).toMatchObject({ code: 'surfaces-invalid' });
    expect(refusalOf({ surfaces: [null] })).toMatchObject({ code: 'request-invalid' });
    expect(refusalOf({ surfaces: Array.from({ length: 25 }, () => BATH) }).message).toContain('1 to 24');
    expect(refusalOf({ surfaces: [BATH, BATH] })).toMatchObject({ code: 'surface-name-twice' });
    expect(refusalOf({ surfaces: [{ ...BATH, tile: 60 }] })).toMatchObject({ code: 'request-invalid', param: 'tile' });
    expect(refusalOf({ surfaces: [BATH], reuse: 'rooms' })).toMatchObject({ code: 'option-invalid', param: 'reuse' });
    const wrong = refusalOf({ surfaces: [HALL, { ...BATH, joint: 101 }] });
    expect(wrong).toMatchObject({
      code: 'joint-range',
      param: 'joint',
      message: expect.stringMatching(/^Surface "bath": /),
    });
    const loft = { room: roomFromOutline('E900 S900 W900 N900'), pattern: 'squares', parameters: { tileSize: 72 } };
    const many = refusalOf({ surfaces: [loft, loft] });
    expect(many).toMatchObject({ code: 'too-many-tiles', param: 'surfaces' });
    expect(many.message).toContain('2 surfaces have');
  });
});
