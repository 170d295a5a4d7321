import { describe, expect, it } from 'vitest';
import { patternByName } from '../../engine/index.ts';
import type { Draft } from '../state/draft.ts';
import type { PlanOrder } from '../state/messages.ts';
import { Session } from '../state/session.ts';
import { editing } from '../state/surfaces.ts';
import { runOrder } from '../work/orders.ts';
import { FILE_LIMITS, fileOf, newAmong, type Refusal, readPlanFile } from './plan-file.ts';
import { blankPlan, type SavedPlan } from './saved-plan.ts';

const BASE = 'https://tiles.example';
const session = new Session({ order: async (order: PlanOrder) => (await runOrder(order)).result }, 'en');

const PLANS: readonly SavedPlan[] = [
  {
    ...blankPlan({
      outline: 'E320 S240 W320 N240',
      pattern: 'hexagons',
      start: { x: 1, y: 2.5 },
      page: { order: { tilesPerBox: 6 } },
    }),
    name: 'Bath “1”',
    origin: '/planner/abc',
    created: Date.UTC(2026, 1, 3),
    changed: Date.UTC(2026, 1, 4),
    progress: [{ floor: 'k3', cut: ['4', '12a'], laid: [1, 2] }],
  },
  {
    ...blankPlan({ outline: 'E420 S180 W160 S170 W260 N350', edge: 8, kerf: 0, minCut: 100 }),
    created: 1e12,
    changed: 1e12 + 1,
  },
];

function read(text: string) {
  return readPlanFile(new Blob([text]), session, BASE);
}

async function refusalOf(text: string): Promise<Refusal> {
  const outcome = await read(text);
  if (!('key' in outcome)) throw new Error('It was read.');
  return outcome;
}

/** The file with a change to its second plan. */
function changed(change: object): string {
  const file = JSON.parse(fileOf(PLANS, BASE));
  Object.assign(file.plans[1], change);
  return JSON.stringify(file);
}

describe('a file of plans', () => {
  it('is read as it was written, with figures for the list', async () => {
    const plans = (await read(fileOf(PLANS, BASE))) as readonly SavedPlan[];
    expect(plans.map((plan) => ({ ...plan, facts: null }))).toEqual(PLANS);
    expect(plans[0].facts).toMatchObject({
      widthCm: 320,
      lengthCm: 240,
      areaM2: 7.68,
      pattern: patternByName('hexagons')?.id,
    });
    expect(plans[1].facts?.areaM2).toBeCloseTo((420 * 180 + 260 * 170) / 1e4, 9);
  });

  describe('with several rooms', () => {
    const rooms: readonly Draft[] = [
      { name: 'Hall', outline: 'E400 S150 W400 N150' },
      { name: 'Bath', tile: 'Carrara', outline: 'E180 S240 W180 N240', page: { order: { price: 3 } } },
      { name: 'Wall', kind: 'wall', outline: 'E180 S240 W180 N240', openings: [{ x: 10, y: 10, w: 50, h: 50 }] },
    ];
    const plan: SavedPlan = { ...blankPlan(editing(rooms, 1, { reuse: 'surface' })), created: 1e12, changed: 1e12 + 1 };

    it('is read as it was written', async () => {
      const plans = (await read(fileOf([plan], BASE))) as readonly SavedPlan[];
      expect(plans).toEqual([{ ...plan, facts: expect.objectContaining({ areaM2: 1.8 * 2.4 }) }]);
    });

    it.each([
      ['no others', 'wrongField', { before: [], after: [] }],
      ['a room that cannot be planned', 'wrongPlan', { before: [{ plan: { outline: 'E4 S4' }, page: {} }], after: [] }],
      ['a room with an unknown field', 'wrongField', { before: [{ plan: { lang: 'pl' }, page: {} }], after: [] }],
      ['another reuse', 'wrongField', { before: [{ plan: {}, page: {} }], after: [], reuse: 'job' }],
    ])('is refused with %s', async (_, key, job) => {
      const file = JSON.parse(fileOf([plan], BASE));
      file.plans[0].job = job;
      expect((await refusalOf(JSON.stringify(file))).key).toBe(`planFile.${key}`);
    });
  });

  it('keeps the address of a plan that was shared on another server', async () => {
    const plans = (await read(fileOf(PLANS, 'https://other.example'))) as readonly SavedPlan[];
    expect(plans.map(({ origin }) => origin)).toEqual(['https://other.example/planner/abc', '']);
  });

  it.each(['', 'E320 S240', '{}', '[]', '{"format":"tilewright-plans","version":1}', '{"format":"other","plans":[]}'])(
    'is not %j',
    async (text) => {
      expect((await refusalOf(text)).key).toBe('planFile.notPlans');
    },
  );

  it('of a newer planner is refused', async () => {
    const text = fileOf(PLANS, BASE).replace('"version": 1', '"version": 2');
    expect(await refusalOf(text)).toEqual({ key: 'planFile.newer', values: { version: '2' } });
  });

  it.each([
    ['id', 'short'],
    ['name', 5],
    ['name', 'x'.repeat(FILE_LIMITS.nameCharacters + 1)],
    ['plan', null],
    ['plan', { outline: 'E320 S240 W320 N240', lang: 'pl' }],
    ['plan', { outline: 'E320 S240 W320 N240', start: 'best' }],
    ['page', []],
    ['plan', { outline: 'E320 S240 W320 N240', page: {} }],
    // It becomes a link on the page.
    ['copiedFrom', 'javascript:alert(1)'],
    ['copiedFrom', 'https://'],
    ['created', 'yesterday'],
    ['changed', undefined],
    ['surprise', true],
  ])('with a wrong %s is refused, and says which', async (field, value) => {
    const refusal = await refusalOf(changed({ [field]: value }));
    expect(refusal).toEqual({ key: 'planFile.wrongField', values: { n: 2, field } });
  });

  it.each([
    [{ outline: 'E320 S240 W300 N240' }, 'outline'],
    [{ outline: 'E320 S240 W320 N240', pattern: 'checkers' }, 'pattern'],
    [{ outline: 'E320 S240 W320 N240', joint: -1 }, 'joint'],
    [{ polygon: [[0, 0]] }, 'polygon'],
    [{}, 'outline'],
  ])('with the plan %j is refused by the reader of the service', async (plan, param) => {
    const { values, mistake } = await refusalOf(changed({ plan }));
    expect([values, mistake?.param]).toEqual([{ n: 2 }, param]);
  });

  it('that is too large is refused before it is read', async () => {
    expect((await refusalOf(' '.repeat(FILE_LIMITS.bytes + 1))).key).toBe('planFile.tooLarge');
    const many = Array.from({ length: FILE_LIMITS.plans + 1 }, () => PLANS[0]);
    expect((await refusalOf(fileOf(many, BASE))).key).toBe('planFile.tooLarge');
  });
});

describe('importing', () => {
  it('skips what is there unchanged, and keeps both of two versions', () => {
    const [first, second] = PLANS;
    const other = { ...second, name: 'Kitchen' };
    const added = newAmong([first, other], [...PLANS]);
    expect(added).toEqual([{ ...other, id: expect.not.stringMatching(second.id) }]);
    expect(newAmong(PLANS, [])).toEqual(PLANS);
  });

  it('gives each plan its own id, even if the file does not', () => {
    const [first] = PLANS;
    const added = newAmong([first, { ...first, name: 'Twin' }], []);
    expect(new Set(added.map(({ id }) => id)).size).toBe(2);
  });
});
