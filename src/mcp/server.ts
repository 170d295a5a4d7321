// The server of the protocol: lists the tools, prompts and resources, and answers calls. Its own class, because the tools read their arguments
// themselves: then a mistake is answered with what to send instead.

import {
  type CallToolResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { VERSION } from '../service/index.ts';
import { isJsonObject, SERVICE_REFUSALS } from '../wire/index.ts';
import { type PlanningBackend, ToolRefusal } from './backend.ts';
import { inWords } from './invalid-message.ts';
import { LISTED_PROMPTS, promptFor } from './prompts.ts';
import { LISTED_RESOURCES, LISTED_TEMPLATES, resourceAt } from './resources.ts';
import { COMPARE_LAYOUTS } from './tools/compare-layouts.ts';
import { INSTRUCTIONS } from './tools/descriptions.ts';
import { LIST_PATTERNS } from './tools/list-patterns.ts';
import { OPEN_PLAN } from './tools/open-plan.ts';
import { PLAN_JOB } from './tools/plan-job.ts';
import { PLAN_LAYOUT } from './tools/plan-layout.ts';
import { refused, type Tool } from './tools/tool.ts';

const TOOLS: readonly Tool[] = [PLAN_LAYOUT, COMPARE_LAYOUTS, PLAN_JOB, OPEN_PLAN, LIST_PATTERNS];
const LISTED = { tools: TOOLS.map(({ listed }) => listed) };

const INFO = { name: 'tilewright', title: 'Tilewright', version: VERSION };
/** Five minutes. What is listed changes only when a new version is deployed. */
const CACHED = { ttlMs: 300_000, cacheScope: 'public' } as const;

const CACHED_METHODS = [
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
] as const;

/** Creates a server whose tools plan at this backend, for one connection or one request. */
export function toolServer(backend: PlanningBackend): Server {
  return new ToolServer(backend);
}

type Waiting = Pick<ServerContext['mcpReq'], 'signal'>;

class ToolServer extends Server {
  readonly #backend: PlanningBackend;

  constructor(backend: PlanningBackend) {
    super(INFO, {
      capabilities: { tools: {}, prompts: {}, resources: {} },
      instructions: INSTRUCTIONS,
      cacheHints: Object.fromEntries(CACHED_METHODS.map((method) => [method, CACHED])),
    });
    this.#backend = backend;
    this.setRequestHandler('tools/list', () => LISTED);
    this.setRequestHandler('prompts/list', () => LISTED_PROMPTS);
    this.setRequestHandler('prompts/get', ({ params }) => promptFor(params.name, params.arguments));
    this.setRequestHandler('resources/list', () => LISTED_RESOURCES);
    this.setRequestHandler('resources/templates/list', () => LISTED_TEMPLATES);
    this.setRequestHandler('resources/read', ({ params }) => resourceAt(params.uri, backend));
    this.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
      call(params.name, params.arguments, backend, mcpReq),
    );
  }

  /**
   * The SDK refuses arguments that are not an object before any tool sees them, and messages that are not of the protocol
   * with a dump of its schemas.
   */
  protected override _wrapHandler(
    method: string,
    handler: (request: JSONRPCRequest, context: ServerContext) => Promise<CallToolResult>,
  ) {
    const wrapped = super._wrapHandler(method, handler);
    const checked = async (request: JSONRPCRequest, context: ServerContext) =>
      wrapped(request, context).catch((error: unknown) => {
        throw inWords(method, error);
      });
    if (method !== 'tools/call') return checked;
    return async (request: JSONRPCRequest, context: ServerContext) => {
      const { name, arguments: args } = request.params ?? {};
      const isForTool = typeof name === 'string' && args !== undefined && !isJsonObject(args);
      return isForTool ? call(name, args, this.#backend, context.mcpReq) : checked(request, context);
    };
  }
}

async function call(
  name: string,
  args: unknown,
  backend: PlanningBackend,
  { signal }: Waiting,
): Promise<CallToolResult> {
  const tool = TOOLS.find(({ listed }) => listed.name === name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(name));
  try {
    return await tool.call(args ?? {}, backend, signal);
  } catch (error) {
    if (error instanceof ToolRefusal) return refused(error.body);
    if (!signal.aborted) backend.report(error);
    const { error: sentence, code } = SERVICE_REFUSALS.fault;
    return refused({ error: sentence, code });
  }
}

const SHOWN_CHARACTERS = 60;

function unknownTool(name: string): string {
  const names = TOOLS.map(({ listed }) => listed.name).join(', ');
  return `There is no tool ${JSON.stringify(name.slice(0, SHOWN_CHARACTERS))}; call one of ${names}.`;
}
