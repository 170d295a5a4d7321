// The cut lists of jobs against those of the plans of their surfaces, and against the figures of their answers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { cellsOf, sheetsOf } from '../../../test/support/cut-list-files.ts';
import { jobBytes, jobFigures, jobText, madeJob, type RandomJob, randomJobs } from '../../../test/support/job-files.ts';
import { bytesOf, numbersIn, textOf } from '../../../test/support/plan-files.ts';
import { LANGUAGES, say } from '../../words/index.ts';

const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATH = { name: 'bath', outline: 'E185 S240 W185 N240' };
const FLAT = { surfaces: [HALL, BATH], parameters: { tileSize: 600 } };

const onRandomJobs = (law: (job: RandomJob) => void, soak = 200) =>
  fc.assert(fc.property(randomJobs, law), { numRuns: casesOf(8, soak) });

/** The plan that a surface stands for, as it would be sent alone. */
const planOf = ({ tile: _, ...plan }: RandomJob['surfaces'][number]) => plan;
const rowsOf = (csv: string) => cellsOf(csv, ',').slice(1);

/** A column for the shared tiles of a row, in which every list of places is one of several. */
const sharedIn = (row: readonly string[]) => row[10].split(', ').filter(Boolean);

describe('the cut list of a job', () => {
  it('has the rows of its plans if nothing is shared between surfaces', () => {
    onRandomJobs((job) => {
      const rows = rowsOf(jobText({ ...job, reuse: 'surface', format: 'csv' }));
      const apart = job.surfaces.flatMap((surface) =>
        rowsOf(textOf({ ...planOf(surface), format: 'csv' })).map((row) => [surface.name, ...row]),
      );
      expect(rows).toEqual(apart);
    });
  });

  it('has every tile of a surface once, and the tiles that are shared over surfaces as the answer has them', () => {
    onRandomJobs((job) => {
      const { surfaces, materials } = jobFigures(job);
      const rows = rowsOf(jobText({ ...job, format: 'csv' }));
      for (const { name, tiles } of surfaces) {
        const numbers = rows.filter(([surface]) => surface === name).flatMap(([, spans]) => numbersIn(spans));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: tiles.total }, (_, i) => i + 1));
      }
      // What a surface reads as its own number, the others read with its name.
      const named = new Set(
        rows.flatMap((row) =>
          sharedIn(row).map((list) =>
            list
              .split('+')
              .map((place) => (place.includes(': ') ? place : `${row[0]}: ${place}`))
              .join('+'),
          ),
        ),
      );
      const answered = materials.flatMap(({ sharedTiles }) =>
        sharedTiles.map((places) => places.map(({ surface, tile }) => `${surface}: ${tile}`).join('+')),
      );
      expect([...named].toSorted()).toEqual(answered.toSorted());
      const spared = [...named].reduce((sum, list) => sum + list.split('+').length - 1, 0);
      expect(spared).toBe(materials.reduce((sum, { total, tilesWithReuse }) => sum + total - tilesWithReuse, 0));
      for (const row of rows) {
        const own = numbersIn(row[1]);
        for (const list of sharedIn(row))
          expect(list.split('+').map(Number)).toSatisfy((n: number[]) => n.some((one) => own.includes(one)));
      }
    });
  });

  it('shares nothing if offcuts are not reused', () => {
    for (const row of rowsOf(jobText({ ...FLAT, reuse: 'none', format: 'csv' }))) expect(sharedIn(row)).toEqual([]);
  });

  it('names the surface of a tile that another one is cut from', () => {
    const rows = rowsOf(jobText({ ...FLAT, format: 'csv' }));
    const lists = rows.flatMap((row) => sharedIn(row).map((list) => [row[0], list]));
    expect(lists.filter(([surface, list]) => surface === 'hall' && list.includes('bath: ')).length).toBeGreaterThan(0);
    expect(lists.filter(([surface, list]) => surface === 'bath' && list.includes('hall: ')).length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has its column and its names in %s', (lang) => {
    const separator = ['es', 'pl'].includes(lang) ? ';' : ',';
    const [[first], ...rows] = cellsOf(jobText({ ...FLAT, lang, format: 'csv' }), separator);
    expect(first).toBe(say(lang, 'job.surface'));
    expect(new Set(rows.map(([surface]) => surface))).toEqual(new Set(['hall', 'bath']));
  });
});

describe('the workbook of a job', () => {
  it('has the cells of its text file, and the figures of its plans beside their surfaces', () => {
    onRandomJobs((job) => {
      const [summary, list] = sheetsOf(jobBytes({ ...job, reuse: 'surface', format: 'xlsx' }));
      const csv = cellsOf(jobText({ ...job, reuse: 'surface', format: 'csv' }), ',');
      expect(list.rows.map((row) => csv[0].map((_, i) => String(row[i] ?? '')))).toEqual(csv);
      for (const surface of job.surfaces) {
        const [alone] = sheetsOf(bytesOf({ ...planOf(surface), name: '', format: 'xlsx' }));
        const own = summary.rows.filter(([name]) => name === surface.name).map((row) => [...row.slice(1)]);
        // The last row is the address of the service.
        expect(own).toEqual(alone.rows.slice(0, -1).map((row) => [...row]));
      }
    }, 60);
  });

  it('of one surface has the rows of its plan', () => {
    onRandomJobs(({ surfaces: [surface] }) => {
      const [, list] = sheetsOf(jobBytes({ surfaces: [surface], format: 'xlsx' }));
      const [, alone] = sheetsOf(bytesOf({ ...planOf(surface), format: 'xlsx' }));
      expect(list.rows.map((row) => row.slice(1))).toEqual(alone.rows.map((row) => row.slice()));
    }, 60);
  });

  it('begins with what is bought: each material with its surfaces and its order, and the cost of all', () => {
    const body = {
      name: 'Flat 12',
      surfaces: [
        { ...HALL, tile: 'Carrara', pricePerTile: 3 },
        { ...BATH, pricePerTile: 2, spares: 1 },
      ],
      parameters: { tileSize: 600 },
      currency: 'EUR',
      breakage: 0,
    };
    const { materials, order } = jobFigures(body);
    const [{ rows }] = sheetsOf(jobBytes({ ...body, format: 'xlsx' }));
    const ofJob = rows.filter(([surface]) => surface === undefined).map(([, label, value]) => [label, value]);
    const figuresOf = (label: string) => ofJob.filter(([text]) => text === label).map(([, value]) => value);
    expect(ofJob[0]).toEqual(['Job', 'Flat 12']);
    expect(figuresOf('Material')).toEqual(['Carrara', '600 mm']);
    expect(figuresOf('Surfaces')).toEqual(['hall', 'bath']);
    expect(figuresOf('Tiles to buy')).toEqual(materials.map(({ total }) => total));
    expect(figuresOf('Tiles to buy with offcuts reused')).toEqual(materials.map((material) => material.tilesWithReuse));
    expect(figuresOf('Cost')).toEqual(order?.materials.map(({ cost }) => cost));
    expect(figuresOf('Cost of all materials')).toEqual([order?.cost]);
  });

  it('is named after the job, or after the number of its surfaces', () => {
    expect(madeJob({ ...FLAT, name: 'Flat 12', format: 'xlsx' }).fileName).toBe('Flat 12.xlsx');
    expect(madeJob({ ...FLAT, format: 'csv' }).fileName).toBe('tilewright-2-surfaces.csv');
    expect(madeJob(FLAT).fileName).toBeNull();
  });
});
