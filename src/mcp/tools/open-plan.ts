// The tool open_plan: what is behind a link, with the request that plans it again, so that a model can change it.

import { isJsonObject, type Mistake, mistake, readQuery, readViewQuery, requestBody } from '../../wire/index.ts';
import { type PlanningBackend, ToolRefusal } from '../backend.ts';
import { type Named, named } from '../link.ts';
import { OPEN_PLAN_TEXT } from './descriptions.ts';
import { filesOf, storedFiles } from './files.ts';
import { answered, READ_ONLY, type Tool } from './tool.ts';

const NAMES = ['plan', 'lang', 'units'];

export const OPEN_PLAN: Tool = {
  listed: {
    name: 'open_plan',
    title: 'Open a stored plan or job',
    description: OPEN_PLAN_TEXT,
    inputSchema: {
      type: 'object',
      properties: {
        plan: { type: 'string', description: 'The link (plannerUrl), its id, or the address of a drawing (svgUrl).' },
        lang: { type: 'string', enum: ['en', 'pl', 'es', 'zh'], description: 'Default: that of the link.' },
        units: { type: 'string', enum: ['metric', 'imperial'], description: 'Default: those of the link.' },
      },
      required: ['plan'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      description: 'The answer of plan_layout, or with surfaces that of plan_job, and request.',
      properties: {
        request: { type: 'object', description: 'The arguments that plan it again.' },
        summary: { type: 'string' },
        warnings: { type: 'array', items: { type: 'string' } },
        tiles: { type: 'object' },
        surfaces: { type: 'array' },
        plannerUrl: { type: ['string', 'null'] },
      },
      required: ['request', 'summary', 'warnings', 'plannerUrl'],
    },
    annotations: READ_ONLY,
  },
  call: async (args, backend, gone) => {
    await backend.count();
    const { plan, ...view } = readArguments(args);
    const found = named(plan, backend.publicUrl);
    if (!('id' in found || 'query' in found)) throw ToolRefusal.for([found]);
    return 'query' in found ? ofAddress(found, view, backend, gone) : ofStored(found, view, backend, gone);
  },
};

type View = Readonly<Record<string, unknown>>;

function readArguments(args: unknown): { readonly plan: unknown } & View {
  if (!isJsonObject(args)) throw ToolRefusal.for([notAnObject(args)]);
  const given = args;
  const unknown = Object.keys(given).filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw ToolRefusal.for(unknown.map((name) => unknownName(name, given[name])));
  return { plan: undefined, ...given };
}

function notAnObject(args: unknown): Mistake {
  const message = 'The arguments must be a JSON object, such as {"plan":"2MXDwwEODargSoUKjWUIcz"}.';
  return mistake({ code: 'body-not-object', param: null, received: args, message });
}

function unknownName(name: string, received: unknown): Mistake {
  const message = `open_plan takes plan, lang and units, and nothing else; leave ${JSON.stringify(name)} out, and change request afterwards.`;
  return mistake({ code: 'parameter-unknown', param: name, received, message });
}

/** The plan that an address describes. Nothing is stored. */
async function ofAddress(
  { query }: Extract<Named, { query: string }>,
  view: View,
  backend: PlanningBackend,
  gone: AbortSignal,
) {
  const read = readQuery(query);
  if (!read.ok) throw ToolRefusal.for(read.mistakes);
  const shown = viewOf(view);
  const options = { ...read.options, ...shown, format: 'json', link: false, inlineSvg: false } as const;
  const asked = { ...read, options };
  const { plannerUrl, svgUrl, ...answer } = await backend.plan(asked, gone);
  const request = requestBody(asked);
  return answered({ ...answer, request, svgUrl, ...filesOf(backend.publicUrl, asked), plannerUrl });
}

async function ofStored(
  { id, view: own }: Extract<Named, { id: string }>,
  view: View,
  backend: PlanningBackend,
  gone: AbortSignal,
) {
  const answer = await backend.open(id, viewOf({ ...own, ...view }), gone);
  return answered({ ...answer, ...storedFiles(backend.publicUrl, id) });
}

function viewOf(view: View) {
  const read = readViewQuery(
    new URLSearchParams(
      Object.entries(view).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString(),
  );
  if (!read.ok) throw ToolRefusal.for(read.mistakes);
  return read.value;
}
