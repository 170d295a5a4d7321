// The application without a port: the hooks and the routes. Tests inject requests into it.

import type { RequestListener } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { LONGEST_HEAD, SERVICE_LIMITS } from '../wire/index.ts';
import { loadServiceWords } from '../words/service.ts';
import { AppContext, type ContextOptions } from './context.ts';
import { answerClientError, answerConnect } from './errors/client-error.ts';
import { errorHandler } from './errors/error-handler.ts';
import { guardRequest, requireHost } from './errors/guard-request.ts';
import { handleNotFound, type NotFound } from './errors/not-found.ts';
import { redirectSlash } from './errors/trailing-slash.ts';
import { AccessLog } from './observe/access-log.ts';
import { warnWithoutPublicUrl } from './observe/public-url-warning.ts';
import { identifyPartner, refuseWrongKey } from './partners/index.ts';
import { shedLoad } from './planning/shed-load.ts';
import { clientOf, forwardedFor, limitRate } from './rate-limit/index.ts';
import { routable } from './request/address.ts';
import { RouteTable } from './request/route-table.ts';
import { COMMON_HEADERS, setHeaders } from './responses/index.ts';
import { addBatchRoute } from './routes/batch.ts';
import { addCompareRoutes } from './routes/compare.ts';
import { addAssetRoutes } from './routes/documents/assets.ts';
import { addDocumentRoutes } from './routes/documents/documents.ts';
import { addFileRoutes } from './routes/files.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addJobRoute } from './routes/job.ts';
import { addMcpRoutes } from './routes/mcp/route.ts';
import { addPlanRoutes } from './routes/plan.ts';
import { addPlannerPage } from './routes/planner-page.ts';
import { addEmbedRoutes } from './routes/projects/embed.ts';
import { addProjectAnswer } from './routes/projects/project-answer.ts';
import { addProjectDeletion } from './routes/projects/project-deletion.ts';
import { addProjectPreview } from './routes/projects/project-preview.ts';
import { holdPipelined } from './sockets/pipelining.ts';

export interface AppOptions extends ContextOptions {
  readonly logger?: FastifyBaseLogger | undefined;
  /** Number of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy?: number | undefined;
  /** Timeouts for receiving requests; tests shorten them. */
  readonly sending?: SendingBounds | undefined;
}

export interface App extends FastifyInstance {
  readonly context: AppContext;
  readonly routes: RouteTable;
}

/** Timeouts in ms for receiving the headers and the whole request. Headers fit into a few packets. */
const SENDING = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };
type SendingBounds = typeof SENDING;

/** Builds the application; call `listen` or `inject` on it. */
export function buildApp(options: AppOptions = {}): App {
  loadServiceWords();
  const app = newFastify(options, () => accessLog.nextId());
  const context = new AppContext(options, (message, error) => app.log.error({ err: error }, message));
  const accessLog = new AccessLog(context.metrics, app.log);
  const routes = new RouteTable(app);
  app.decorate('context', context);
  app.decorate('routes', routes);
  watchRedis(context, options);
  watchSockets(app, context);
  addHooks(app, { context, routes, accessLog }, options);
  addPlanRoutes(app, context);
  addBatchRoute(app, context);
  addCompareRoutes(app, context);
  addJobRoute(app, context);
  addFileRoutes(app, context);
  addMcpRoutes(app, context);
  addPlannerPage(app, context);
  addProjectPreview(app, context);
  addProjectDeletion(app, context);
  addProjectAnswer(app, context);
  addEmbedRoutes(app, context);
  addDocumentRoutes(app, context);
  addAssetRoutes(app, context.assets);
  addHealthRoutes(app, context);
  return app as unknown as App;
}

interface Parts {
  readonly context: AppContext;
  readonly routes: RouteTable;
  readonly accessLog: AccessLog;
}

type Pass = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The checks that run in this order before a body is read. A check refuses a request by throwing or by replying. */
function passesOf({ context, routes }: Parts, notFound: NotFound, options: AppOptions): Pass[] {
  const { rateLimit, trustProxy = 0, partnerKeys } = options;
  return [
    (_request, reply) => setHeaders(reply, COMMON_HEADERS),
    (request, reply) => {
      reply.header('x-request-id', request.id);
      request.client = clientOf(request.socket.remoteAddress, forwardedFor(request.headers), trustProxy);
    },
    identifyPartner(partnerKeys, routes),
    ...(rateLimit ? [limitRate(context, routes, rateLimit)] : []), // 429
    refuseWrongKey, // 401
    requireHost, // 400
    redirectSlash(routes), // 308
    (request, reply) => request.is404 && notFound(request, reply), // 404, 405, OPTIONS
    guardRequest, // 414, 415
    shedLoad(context), // 503
  ];
}

/** Sets up the request lifecycle: checks, body as bytes, route, error handler, access log. */
function addHooks(app: FastifyInstance, parts: Parts, options: AppOptions): void {
  const { context, routes, accessLog } = parts;
  const notFound = handleNotFound(routes, context);
  const passes = passesOf(parts, notFound, options);
  if (options.publicUrl === undefined) passes.push(warnWithoutPublicUrl(app.log, () => context.publicUrl));
  app.decorateRequest('client', '');
  app.decorateRequest('partner', undefined);
  app.decorateRequest('wrongKey', undefined);
  app.addHook('onRequest', async (request, reply) => {
    for (const pass of passes) {
      const result = pass(request, reply);
      if (result instanceof Promise) await result;
      if (reply.sent) return reply;
    }
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  app.setErrorHandler(errorHandler(notFound));
  // When stopping, the client then opens its next connection to another server before this one closes its port. Set at
  // the end, because the signal may come while a request is being answered.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (context.isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    accessLog.write(request, reply);
    done();
  });
  // Before the threads end, which would be a failure of the files that they make.
  app.addHook('preClose', async () => context.files?.stop());
  app.addHook('onClose', async () => {
    await context.files?.close();
    await options.rateLimit?.limit.close();
    await options.linkQuota?.close();
  });
}

/** Adds the gauge about Redis where there is one. */
function watchRedis({ metrics }: AppContext, { rateLimit }: AppOptions): void {
  const isUp = rateLimit?.limit.isRedisUp?.bind(rateLimit.limit);
  if (isUp !== undefined)
    metrics.watch('tilewright_redis_up', 'Whether Redis answers.', async () => Number(await isUp()));
}

function watchSockets({ server }: FastifyInstance, { connections }: AppContext): void {
  connections.watch(server);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', holdPipelined(handle));
  server.on('connect', answerConnect);
  // Node would ask for a body that is too large before we refuse it.
  server.on('checkContinue', (request, response) => {
    const isTooLarge = Number(request.headers['content-length']) > SERVICE_LIMITS.bodyBytes;
    if (!isTooLarge) response.writeContinue();
    server.emit('request', request, response);
  });
  // Ignore unknown values of Expect. Node would reply 417 with an empty body.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function newFastify({ logger, sending = SENDING }: AppOptions, nextId: () => string): FastifyInstance {
  return Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // The access log writes one line per request. A child logger per request would cost more than that line.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    genReqId: nextId,
    requestIdHeader: false,
    bodyLimit: SERVICE_LIMITS.bodyBytes,
    requestTimeout: sending.requestTimeout,
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // requireHost checks the Host header. Node would reply 400 with an empty body.
    http: { maxHeaderSize: LONGEST_HEAD, requireHostHeader: false, ...sending },
    rewriteUrl: ({ url = '' }) => routable(url),
    routerOptions: { querystringParser: () => ({}) },
    // src/wire validates requests. Not loading Fastify's schema compilers saves a fifth of the startup time.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;
}

function noSchemas(): never {
  throw new Error('Routes must not use Fastify schemas; src/wire reads requests and writes answers.');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The client whose rate limit the request counts towards. */
    client: string;
  }
}
