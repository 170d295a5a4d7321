// The server without its port: the passes that every request takes, and the routes. Tests inject requests into it.

import type { RequestListener } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { LONGEST_HEAD, SERVICE_LIMITS } from '../wire/index.ts';
import { AppContext, type ContextOptions } from './context.ts';
import { answerClientError, answerConnect } from './errors/client-error.ts';
import { errorHandler } from './errors/error-handler.ts';
import { guardRequest, requireHost } from './errors/guard-request.ts';
import { handleNotFound, type NotFound } from './errors/not-found.ts';
import { AccessLog } from './observe/access-log.ts';
import { shedLoad } from './planning/shed-load.ts';
import { clientOf, forwardedFor, limitRate, type RateLimit } from './rate-limit/index.ts';
import { COMMON_HEADERS, setHeaders } from './responses/index.ts';
import { routable } from './routes/address.ts';
import { addAssetRoutes } from './routes/assets.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addPlanRoutes } from './routes/plan.ts';
import { addPlannerPage } from './routes/planner-page.ts';
import { holdPipelined } from './sockets/pipelining.ts';

export interface AppOptions extends ContextOptions {
  readonly logger?: FastifyBaseLogger | undefined;
  /** Counts requests by address; left out, there is no limit. */
  readonly rateLimit?: { readonly limit: RateLimit; readonly perMinute: number } | undefined;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustProxy?: number | undefined;
  /** Other bounds of sending than the usual ones, for tests. */
  readonly sending?: SendingBounds | undefined;
}

export interface App extends FastifyInstance {
  readonly context: AppContext;
}

/** How long callers may take to send a head, and a whole request, in ms. A head fits into a few packets. */
const SENDING = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };
type SendingBounds = typeof SENDING;

/** Builds the server; `listen` on it or `inject` into it. */
export function buildApp(options: AppOptions = {}): App {
  const app = newFastify(options, () => accessLog.nextId());
  const context = new AppContext(options, (message, error) => app.log.error({ err: error }, message));
  const accessLog = new AccessLog(context.metrics, app.log);
  app.decorate('context', context);
  watchSockets(app, context);
  addHooks(app, context, accessLog, options);
  addPlanRoutes(app, context);
  addPlannerPage(app, context);
  addDocumentRoutes(app, context);
  addAssetRoutes(app, context.assets);
  addHealthRoutes(app, context);
  return app as unknown as App;
}

type Pass = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What every request passes before its body is read, in this order. A pass that refuses throws, or answers itself. */
function passesOf(context: AppContext, notFound: NotFound, { rateLimit, trustProxy = 0 }: AppOptions): Pass[] {
  const { metrics } = context;
  return [
    (_request, reply) => setHeaders(reply, COMMON_HEADERS),
    // The next request then comes on another connection, and to another server, before this one closes its port.
    (_request, reply) => context.isStopping && reply.header('connection', 'close'),
    (request, reply) => {
      reply.header('x-request-id', request.id);
      request.client = clientOf(request.socket.remoteAddress, forwardedFor(request.headers), trustProxy);
    },
    ...(rateLimit ? [limitRate({ ...rateLimit, onRefused: () => metrics.rateLimited.inc() })] : []), // 429
    requireHost, // 400
    (request, reply) => request.is404 && notFound(request, reply), // 404, 405, OPTIONS
    guardRequest, // 414, 415
    shedLoad(context), // 503
  ];
}

/** The way of a request: the passes, the body as bytes, its route, the error handler, the access log. */
function addHooks(app: FastifyInstance, context: AppContext, accessLog: AccessLog, options: AppOptions): void {
  const notFound = handleNotFound(app);
  const passes = passesOf(context, notFound, options);
  app.decorateRequest('client', '');
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
  app.addHook('onResponse', (request, reply, done) => {
    accessLog.write(request, reply);
    done();
  });
  app.addHook('onClose', async () => options.rateLimit?.limit.close());
}

function watchSockets({ server }: FastifyInstance, { connections }: AppContext): void {
  connections.watch(server);
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', holdPipelined(handle));
  server.on('connect', answerConnect);
  // An unknown expectation is no reason to refuse a request; Node would refuse it without a word.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function newFastify({ logger, sending = SENDING }: AppOptions, nextId: () => string): FastifyInstance {
  return Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // The access log writes one line for each request; a logger of its own for each would cost more than the line.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    genReqId: nextId,
    requestIdHeader: false,
    bodyLimit: SERVICE_LIMITS.bodyBytes,
    requestTimeout: sending.requestTimeout,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Node would answer a request without a Host itself, without a word.
    http: { maxHeaderSize: LONGEST_HEAD, requireHostHeader: false, ...sending },
    rewriteUrl: ({ url = '' }) => routable(url),
    routerOptions: { querystringParser: () => ({}) },
    // Requests are read by the wire's own table of fields. Fastify's compilers of schemas, a fifth of the start, stay unloaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;
}

function noSchemas(): never {
  throw new Error('Routes here have no schemas of Fastify; the wire reads requests and writes answers.');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the request counts for. */
    client: string;
  }
}
