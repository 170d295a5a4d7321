// The server without its port: routes, and what every answer has in common. Tests inject requests into it.

import type { RequestListener } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { SERVICE_LIMITS } from '../wire/index.ts';
import { Service, type ServiceOptions } from './context.ts';
import { answerClientError, answerConnect, answerFault, LONGEST_HEAD } from './errors/error-handler.ts';
import { turnAway } from './errors/guard-request.ts';
import { sendRefusal } from './errors/refusals.ts';
import { answerAtDesk, type DeskOptions, forwardedFor } from './front-desk.ts';
import { Ledger, type LineWriter } from './observe/access-log.ts';
import { shed } from './planning/admission.ts';
import { Gate, type Passage } from './rate-limit/hook.ts';
import { clientOf, type RateLimit } from './rate-limit/index.ts';
import { COMMON_HEADERS } from './responses/common-headers.ts';
import { setHeaders } from './responses/index.ts';
import { COUNTED, PLAN, pathOf, routable } from './routes/address.ts';
import { addAssetRoutes } from './routes/assets.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addHealthRoutes } from './routes/health.ts';
import { planByBody, planByQuery } from './routes/plan.ts';
import { showProject } from './routes/planner-page.ts';
import { holdPipelined } from './sockets/pipelining.ts';

export interface AppOptions extends ServiceOptions {
  readonly logger?: FastifyBaseLogger | undefined;
  /** Takes a line for each request; left out, none is written. */
  readonly requestLog?: LineWriter | undefined;
  /** Counts requests by address; left out, nobody is counted. */
  readonly rateLimit?: { readonly limit: RateLimit; readonly perMinute: number } | undefined;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustProxy?: number | undefined;
  /** What the names of clients in the log are made with; left out, nobody else has the same. */
  readonly salt?: Buffer | undefined;
  /** Other bounds of sending than the usual ones, for tests. */
  readonly sending?: SendingBounds | undefined;
}

export interface App extends FastifyInstance {
  readonly service: Service;
}

/** How long callers may take to send. */
export interface SendingBounds {
  readonly headMs: number;
  /** Head and body. */
  readonly requestMs: number;
  /** How often connections are looked at for those that take longer. */
  readonly lookEveryMs: number;
}

/** A head fits into a few packets; the largest body takes a slow line a few seconds. */
const SENDING: SendingBounds = { headMs: 10_000, requestMs: 30_000, lookEveryMs: 1000 };

/** Builds the server; `listen` on it or `inject` into it. */
export function buildApp(options: AppOptions = {}): App {
  const app = newFastify(options, () => ledger.nextId());
  const service = new Service(options, (message, error) => app.log.error({ err: error }, message));
  const ledger = new Ledger(service.metrics, options.requestLog, options.salt);
  const { rateLimit, trustProxy = 0 } = options;
  const gate = rateLimit && new Gate(rateLimit.limit, rateLimit.perMinute);
  app.decorate('service', service);
  app.setErrorHandler(answerFault);
  app.server.on('connect', answerConnect);
  service.connections.watch(app.server);
  // An expectation that we do not know is none that we break; Node would refuse it without a word.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  takeJsonOnly(app);
  addCommonHooks(app, { service, ledger, gate, trustProxy });
  app.addHook('onClose', async () => rateLimit?.limit.close());
  app.get(PLAN, planByQuery(service));
  app.post(PLAN, planByBody(service));
  app.get('/planner/*', showProject(service));
  addDocumentRoutes(app, service);
  addAssetRoutes(app, service);
  addHealthRoutes(app, service);
  putDeskInFront(app, { service, ledger, gate, trustProxy });
  return app as unknown as App;
}

function newFastify({ logger, sending = SENDING }: AppOptions, nextId: () => string): FastifyInstance {
  return Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // One line a request is written by us; a logger of its own for each would cost more than the line.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    genReqId: nextId,
    requestIdHeader: false,
    bodyLimit: SERVICE_LIMITS.bodyBytes,
    requestTimeout: sending.requestMs,
    // While stopping, who is still connected is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Node would answer a request without a Host itself, without a word.
    http: {
      maxHeaderSize: LONGEST_HEAD,
      requireHostHeader: false,
      headersTimeout: sending.headMs,
      requestTimeout: sending.requestMs,
      connectionsCheckingInterval: sending.lookEveryMs,
    },
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

/** Puts the desk before Fastify's own listener. */
function putDeskInFront({ server }: FastifyInstance, options: DeskOptions): void {
  const answered = answerAtDesk(options);
  const inside = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const answer: RequestListener = (request, response) => {
    if (answered(request, response)) return;
    for (const listener of inside) listener(request, response);
  };
  server.on('request', holdPipelined(answer));
}

/** Bodies arrive as bytes and are read with the rest of the request, so that all mistakes are told in one way. */
function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function addCommonHooks(app: FastifyInstance, { service, ledger, gate, trustProxy }: DeskOptions): void {
  app.decorateRequest('client', '');
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(reply, COMMON_HEADERS).header('x-request-id', request.id);
    // Whoever is told now comes back on another connection, and to another server, before this one closes its port.
    if (service.isStopping) reply.header('connection', 'close');
    const client = clientOf(request.socket.remoteAddress, forwardedFor(request), trustProxy);
    (request as WithClient).client = client;
    const goOn = (passage?: Passage) => {
      if (passage !== undefined) setHeaders(reply, passage.headers);
      if (passage?.refusal === undefined)
        return turnAway(request, reply) || shedBody(service, request, reply) || done();
      service.metrics.rateLimited.inc();
      sendRefusal(reply, 429, passage.refusal);
    };
    const passage = gate && pathOf(request).startsWith(COUNTED) ? gate.pass(client) : undefined;
    if (passage instanceof Promise) passage.then(goOn).catch(done);
    else goOn(passage);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request;
    const route = request.routeOptions.url ?? 'none';
    const { client } = request as WithClient;
    ledger.enter({ id, method, url, route, status: reply.statusCode, ms: reply.elapsedTime, client });
    done();
  });
}

/** Refuses a plan with a body before the body is read, where there is too much to do; whether it was. */
function shedBody(service: Service, { method }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'POST' || !service.turns.isFull()) return false;
  shed(service, reply);
  return true;
}

type WithClient = FastifyRequest & { client: string };
