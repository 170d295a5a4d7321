// What a model and its client see of the tools: schemas that stand alone, descriptions with which everyday tasks can be
// expressed, and structured content that matches its schema.

import { readFileSync } from 'node:fs';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ToolRefusal } from '../../src/mcp/backend.ts';
import { localBackend } from '../../src/mcp/local-backend.ts';
import { COMPARE_LAYOUTS } from '../../src/mcp/tools/compare-layouts.ts';
import { LIST_PATTERNS } from '../../src/mcp/tools/list-patterns.ts';
import { OPEN_PLAN } from '../../src/mcp/tools/open-plan.ts';
import { PLAN_JOB } from '../../src/mcp/tools/plan-job.ts';
import { PLAN_LAYOUT } from '../../src/mcp/tools/plan-layout.ts';
import type { Tool } from '../../src/mcp/tools/tool.ts';
import { VERSION } from '../../src/service/index.ts';
import { FORMATS, type JobAnswer, listPatterns, type PlanAnswer } from '../../src/wire/index.ts';
import { ONE_PLAN_FIELDS } from '../../src/wire/read/options/comparison.ts';
import { randomAt } from '../fuzz/random.ts';
import { validRequest } from '../fuzz/valid-requests.ts';
import { casesOf } from '../support/cases.ts';
import { randomJobs } from '../support/job-files.ts';
import { sizeOfPng } from '../support/png-pixels.ts';

const TOOLS = [PLAN_LAYOUT, COMPARE_LAYOUTS, PLAN_JOB, OPEN_PLAN, LIST_PATTERNS];
const backend = localBackend({
  publicUrl: 'https://tiles.example',
  report: (error) => {
    throw error;
  },
});
const { signal } = new AbortController();
const call = async (tool: Tool, args: unknown) => tool.call(args, backend, signal);
const plan = async (args: object) =>
  (await call(PLAN_LAYOUT, { link: false, ...args })).structuredContent as unknown as PlanAnswer;

const validators = new Map<Tool, { input: ValidateFunction; output: ValidateFunction }>();
beforeAll(() => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  for (const tool of TOOLS) {
    const { inputSchema, outputSchema } = tool.listed;
    validators.set(tool, { input: ajv.compile(inputSchema), output: ajv.compile(outputSchema ?? {}) });
  }
});

function faults(tool: Tool, side: 'input' | 'output', value: unknown): string[] {
  const validate = validators.get(tool)?.[side];
  if (validate?.(value)) return [];
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the schemas', () => {
  it.each(TOOLS)('of $listed.name stand alone, and have nothing at their top that makers of models refuse', (tool) => {
    const text = JSON.stringify([tool.listed.inputSchema, tool.listed.outputSchema]);
    expect(text).not.toMatch(/\$ref|"pattern":"\^/);
    for (const keyword of ['oneOf', 'anyOf', 'allOf', 'not', 'enum']) {
      expect(tool.listed.inputSchema).not.toHaveProperty(keyword);
    }
    expect(tool.listed.inputSchema.type).toBe('object');
    expect(tool.listed.outputSchema?.type).toBe('object');
  });

  it('are short enough to be read with every conversation', () => {
    const shown = TOOLS.map(({ listed }) => listed);
    expect(new TextEncoder().encode(JSON.stringify({ tools: shown })).length).toBeLessThanOrEqual(40 * 1024);
  });
});

const seeds = fc.record({ seed: fc.integer(), number: fc.nat() });

/** Some rooms have too many tiles, or none. */
function refusedOnly(error: unknown): Partial<CallToolResult> {
  if (error instanceof ToolRefusal) return {};
  throw error;
}

describe('structured content', () => {
  it('of any plan matches its schema', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.boolean(), async ({ seed, number }, pieces) => {
        const { body } = validRequest(randomAt(seed, number));
        const args = { ...body, pieces };
        expect(faults(PLAN_LAYOUT, 'input', args)).toEqual([]);
        try {
          const { structuredContent } = await call(PLAN_LAYOUT, args);
          expect(faults(PLAN_LAYOUT, 'output', structuredContent)).toEqual([]);
        } catch (error) {
          // Some rooms have too many tiles, or none.
          if (!(error instanceof ToolRefusal)) throw error;
        }
      }),
      { numRuns: casesOf(15, 1000) },
    );
  });

  it('of any comparison matches its schema', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 4 }), async ({ seed, number }, count) => {
        const random = randomAt(seed, number);
        const { pattern, parameters, joint, ...rest } = validRequest(random).body;
        const isShared = (name: string) => !ONE_PLAN_FIELDS.some((field) => field === name);
        const room = Object.fromEntries(Object.entries(rest).filter(([name]) => isShared(name)));
        const own = JSON.parse(JSON.stringify({ pattern, parameters, joint }));
        const variants = [own, ...Array.from({ length: count - 1 }, (_, i) => ({ joint: i }))];
        const args = { ...room, variants };
        expect(faults(COMPARE_LAYOUTS, 'input', args)).toEqual([]);
        try {
          const { structuredContent } = await call(COMPARE_LAYOUTS, args);
          expect(faults(COMPARE_LAYOUTS, 'output', structuredContent)).toEqual([]);
        } catch (error) {
          if (!(error instanceof ToolRefusal)) throw error;
        }
      }),
      { numRuns: casesOf(5, 500) },
    );
  });

  it('of any job matches its schema', async () => {
    await fc.assert(
      fc.asyncProperty(randomJobs, fc.constantFrom('job', 'surface', 'none'), async (job, reuse) => {
        const args = { ...job, reuse, lang: 'es', tilesPerBox: 7 };
        expect(faults(PLAN_JOB, 'input', args)).toEqual([]);
        const { structuredContent } = await call(PLAN_JOB, args);
        expect(faults(PLAN_JOB, 'output', structuredContent)).toEqual([]);
      }),
      { numRuns: casesOf(4, 200) },
    );
  });

  it.each([{}, { lang: 'zh' }, { pattern: 'rhombus' }])('of the listing with %j matches its schema', async (args) => {
    const { structuredContent } = await call(LIST_PATTERNS, args);
    expect(faults(LIST_PATTERNS, 'output', structuredContent)).toEqual([]);
  });
});

/** Everyday tasks as calls, with what follows from the task by arithmetic. */
const TASKS: readonly { task: string; args: object; holds: (plan: PlanAnswer) => boolean }[] = [
  {
    task: 'a room of 4 by 3 m',
    args: { outline: 'E400 S300 W400 N300' },
    holds: ({ surface }) => surface.areaM2 === 12,
  },
  {
    task: 'an L-shaped room by its corners',
    args: {
      polygon: [
        [0, 0],
        [420, 0],
        [420, 180],
        [260, 180],
        [260, 350],
        [0, 350],
      ],
    },
    holds: ({ surface }) => surface.areaM2 === (420 * 180 + 260 * 170) / 1e4,
  },
  {
    task: 'a corner cut off at 45°, as a walk',
    args: { outline: 'E300 A45:141.42 S200 W400 N300' },
    holds: ({ surface }) => Math.abs(surface.areaM2 - (12 - 0.5)) < 0.001,
  },
  {
    task: 'the same by its corners',
    args: {
      polygon: [
        [0, 0],
        [300, 0],
        [400, 100],
        [400, 300],
        [0, 300],
      ],
    },
    holds: ({ surface }) => surface.areaM2 === 11.5,
  },
  {
    task: 'a shaft in a corner',
    args: { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] },
    holds: ({ surface }) => surface.areaM2 === (180 * 240 - 40 * 60) / 1e4,
  },
  {
    task: 'a round column',
    args: { outline: 'E400 S300 W400 N300', circles: [{ x: 200, y: 150, d: 40 }] },
    holds: ({ surface }) => Math.abs(surface.areaM2 - (12 - Math.PI * 0.04)) < 0.001,
  },
  {
    task: 'a kitchen island of five corners',
    args: {
      outline: 'E400 S300 W400 N300',
      holes: [
        [
          [100, 100],
          [200, 100],
          [200, 180],
          [150, 200],
          [100, 180],
        ],
      ],
    },
    holds: ({ surface }) => surface.areaM2 === 12 - (100 * 80 + (100 * 20) / 2) / 1e4,
  },
  {
    task: 'a room in feet and inches with tiles of 12 inches',
    args: { outline: 'E10ft6in S8ft W10ft6in N8ft', parameters: { tileSize: '12in' }, units: 'imperial' },
    holds: ({ surface, pattern }) =>
      Math.abs(surface.areaM2 - 10.5 * 8 * 0.3048 ** 2) < 1e-4 && pattern.parameters.tileSize === 304.8,
  },
  {
    task: 'rectangles of 60 by 30 cm, straight',
    args: {
      outline: 'E300 S300 W300 N300',
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300, offset: 0 },
      joint: 0,
    },
    holds: ({ tiles }) => tiles.total === 50 && tiles.cut === 0,
  },
  {
    task: 'bricks in third bond',
    args: { outline: 'E300 S300 W300 N300', pattern: 'bricks', parameters: { offset: 33.33 } },
    holds: ({ pattern }) => pattern.parameters.offset === 33.33,
  },
  {
    task: 'tall tiles in columns, each pushed down by half',
    args: { outline: 'E300 S300 W300 N300', pattern: 'vertical-bricks', parameters: { offset: 50 } },
    holds: ({ pattern }) => pattern.id === 'vertical-bricks-pattern',
  },
  {
    task: 'herringbone square to the walls',
    args: { outline: 'E300 S300 W300 N300', pattern: 'herringbone', parameters: { direction: 'diagonal-down' } },
    holds: ({ pattern }) => pattern.parameters.direction === 'diagonal-down',
  },
  {
    task: 'chevron whose planks meet at 120°',
    args: { outline: 'E300 S300 W300 N300', pattern: 'chevron', parameters: { angle: 60 } },
    holds: ({ pattern, tiles }) => pattern.parameters.angle === 60 && tiles.kinds?.length === 2,
  },
  {
    task: 'squares turned by 45°',
    args: { outline: 'E300 S300 W300 N300', parameters: { rotation: 45 } },
    holds: ({ pattern }) => pattern.parameters.rotation === 45,
  },
  {
    task: 'the least waste',
    args: { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], start: 'best' },
    holds: ({ tiles, warnings }) => tiles.sliverCount === 0 && warnings.every((text) => !text.includes('start=')),
  },
  {
    task: 'how to lay it, as choices for the customer',
    args: { outline: 'E400 S300 W400 N300', choices: true },
    holds: ({ choices = [] }) => choices.length > 1 && choices.every(({ sentence }) => sentence.length > 0),
  },
  {
    task: 'whole tiles at a wall',
    args: { outline: 'E400 S300 W400 N300', start: 'wall:1' },
    holds: ({ pattern }) => pattern.startWhy?.startsWith('Whole tiles at the top wall') === true,
  },
  {
    task: 'the pattern centred in the room',
    args: { outline: 'E400 S300 W400 N300', start: 'center' },
    holds: ({ pattern }) => pattern.startCm !== undefined,
  },
  {
    task: 'boxes of 8 tiles with 5 % breakage, from the count',
    args: { outline: 'E300 S300 W300 N300', parameters: { tileSize: 300 }, joint: 0 },
    holds: ({ tiles }) => Math.ceil(Math.ceil(tiles.total * 1.05) / 8) === 14,
  },
  {
    task: 'which tiles are cut from one',
    args: { outline: 'E310 S300 W310 N300', parameters: { tileSize: 300 } },
    holds: ({ tiles }) => tiles.reuse !== undefined && tiles.reuse.tilesWithReuse < tiles.total,
  },
  {
    task: 'answers in Polish with other colours and a PDF',
    args: { outline: 'E400 S300 W400 N300', lang: 'pl', color: '#c0ffee', format: 'pdf', paper: 'a3', scale: 20 },
    holds: ({ pattern }) => pattern.name === listPatterns('pl').patterns[0].name,
  },
  {
    task: 'every piece with its outline',
    args: { outline: 'E310 S300 W310 N300', pieces: true },
    holds: ({ pieces, tiles }) => pieces?.cut.length === tiles.cut,
  },
];

describe('the files of an answer', () => {
  it('are in the structured content and in the text, in every format', async () => {
    const { content, structuredContent } = await call(PLAN_LAYOUT, { outline: 'E400 S300 W400 N300', scale: 20 });
    const { files } = structuredContent as unknown as { files: Record<string, string> };
    expect(Object.keys(files)).toEqual(FORMATS.filter((format) => format !== 'json'));
    for (const [format, address] of Object.entries(files)) {
      expect(address).toContain(`https://tiles.example/api/plan?outline=E400+S300+W400+N300&format=${format}`);
      expect(JSON.stringify(content)).toContain(address);
    }
    expect(files.pdf).toContain('scale=20');
  });
});

describe('open_plan', () => {
  it('reads the address of a drawing, and returns the arguments of plan_layout that make it', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async ({ seed, number }) => {
        const { fields } = validRequest(randomAt(seed, number));
        const query = new URLSearchParams(Object.fromEntries(fields));
        for (const name of ['format', 'link', 'inlineSvg']) query.delete(name);
        const address = `https://tiles.example/api/plan?${query}`;
        const { structuredContent } = await call(OPEN_PLAN, { plan: address }).catch(refusedOnly);
        if (structuredContent === undefined) return;
        const { request, files, ...opened } = structuredContent as unknown as PlanAnswer & { files?: object };
        const again = await call(PLAN_LAYOUT, { ...request, link: false });
        expect(faults(PLAN_LAYOUT, 'input', request)).toEqual([]);
        const planned = again.structuredContent as unknown as PlanAnswer;
        expect(planned.tiles).toEqual(opened.tiles);
        expect(planned.pattern).toEqual(opened.pattern);
      }),
      { numRuns: casesOf(10, 500) },
    );
  });

  it.each([
    ['nonsense', 'must be the link'],
    [17, 'must be the link'],
    ['https://tiles.example/planner/', 'must be the link'],
    ['https://other.example/planner/2MXDwwEODargSoUKjWUIcz', 'another server'],
    ['https://tiles.example/api/plan?outline=E400+S300+W400', 'does not close'],
    ['2MXDwwEODargSoUKjWUIcz', 'stores nothing'],
  ])('refuses %j with a sentence', async (plan, words) => {
    await expect(call(OPEN_PLAN, { plan })).rejects.toThrow(words);
  });

  it('takes no fields of a plan', async () => {
    await expect(call(OPEN_PLAN, { plan: 'x', tileSize: 300 })).rejects.toThrow('change request afterwards');
  });
});

describe('the everyday tasks', () => {
  it.each(TASKS)('$task', async ({ args, holds }) => {
    expect(faults(PLAN_LAYOUT, 'input', args)).toEqual([]);
    expect(holds(await plan(args))).toBe(true);
  });

  it('are all explained in what a model sees', () => {
    const seen = JSON.stringify([PLAN_LAYOUT.listed.description, PLAN_LAYOUT.listed.inputSchema]);
    for (const word of [
      '45°',
      'ft',
      'straight grid',
      'third bond',
      'square to the walls',
      'column',
      'mitre|spine',
      'breakage',
      'sharedTiles',
      'centre',
      'least waste',
      'How should I lay it',
      'wall:2',
      'door:1',
      'cut list',
      'feet and inches',
    ]) {
      expect(seen).toMatch(new RegExp(word));
    }
  });
});

describe('jobs', () => {
  const surfaces = [
    { name: 'hall', outline: 'E410 S155 W410 N155' },
    { name: 'bath', outline: 'E185 S240 W185 N240' },
  ];

  it('have the figures of the plans of their surfaces, and share offcuts', async () => {
    const { structuredContent } = await call(PLAN_JOB, { surfaces, parameters: { tileSize: 600 } });
    const { surfaces: answered, materials } = structuredContent as unknown as JobAnswer;
    for (const [i, { outline }] of surfaces.entries()) {
      expect(answered[i].tiles).toEqual((await plan({ outline, parameters: { tileSize: 600 } })).tiles);
    }
    expect(materials).toMatchObject([{ surfaces: ['hall', 'bath'], total: 7 * 3 + 4 * 4 }]);
    expect(materials[0].tilesWithReuse).toBeLessThan(materials[0].total);
  });

  it('are refused in the words of the API, and as files without a link', async () => {
    await expect(call(PLAN_JOB, {})).rejects.toMatchObject({ body: { code: 'surfaces-invalid' } });
    const open = { surfaces: [...surfaces, { name: 'loft', outline: 'E400' }] };
    await expect(call(PLAN_JOB, open)).rejects.toMatchObject({ body: { param: 'surfaces[2].outline' } });
    await expect(call(PLAN_JOB, { surfaces, format: 'pdf', link: false })).rejects.toMatchObject({
      body: { code: 'job-format', error: expect.stringContaining('POST /api/job') },
    });
    // Nothing is stored here, so nothing has an address.
    const { content } = await call(PLAN_JOB, { surfaces, format: 'pdf' });
    expect(content.map(({ type }) => type)).toEqual(['text']);
  });
});

describe('pictures and links', () => {
  it.each([
    ['a wide room', 'E900 S200 W900 N200', 4000],
    ['a high room', 'E200 S900 W200 N900', 4000],
    ['a corridor', 'E100 S9000 W100 N9000', 800],
  ])('show %s within 1000 pixels a side', async (_what, outline, width) => {
    const { content } = await call(PLAN_LAYOUT, {
      outline,
      width,
      parameters: { tileSize: 600 },
      picture: true,
      link: false,
    });
    const image = content.find((block) => block.type === 'image');
    const size = sizeOfPng(Buffer.from(image?.type === 'image' ? image.data : '', 'base64'));
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1000);
    expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
  });

  it('lead nowhere without a server', async () => {
    const alone = localBackend({ publicUrl: null, report: backend.report });
    const args = { outline: 'E400 S300 W400 N300', inlineSvg: true };
    const { content, structuredContent } = await PLAN_LAYOUT.call(args, alone, signal);
    expect(content.map(({ type }) => type)).toEqual(['text']);
    expect(structuredContent).toMatchObject({ svgUrl: null, plannerUrl: null });
    expect(faults(PLAN_LAYOUT, 'output', structuredContent)).toEqual([]);
    expect(JSON.stringify(structuredContent)).not.toContain('<a ');
    const compared = await COMPARE_LAYOUTS.call({ outline: args.outline, variants: [{}] }, alone, signal);
    expect(compared.structuredContent).toMatchObject({ results: [{ svgUrl: null }] });
    const job = await PLAN_JOB.call({ surfaces: [{ outline: args.outline }] }, alone, signal);
    expect(job.structuredContent).toMatchObject({ surfaces: [{ svgUrl: null }], plannerUrl: null });
  });
});

it('the registry and the package name the same server and version', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  const { version, mcpName, name } = read('package.json');
  expect(VERSION).toBe(version);
  const registered = read('server.json');
  expect(registered).toMatchObject({ name: mcpName, version, packages: [{ identifier: name, version }] });
});
