// The server without its port: routes, and what every answer has in common. Tests inject requests into it.

import { randomBytes } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { SERVICE_LIMITS } from '../wire/index.ts';
import { COUNTED, PLAN, pathOf, routable } from './address.ts';
import { addDocumentRoutes } from './document-routes.ts';
import { answerClientError, answerConnect, answerFault, LONGEST_HEAD } from './faults.ts';
import { addHealthRoutes } from './health-routes.ts';
import { clientOf, type RateLimit } from './limit/index.ts';
import { planByBody, planByQuery } from './plan-route.ts';
import { showProject } from './planner-route.ts';
import { limitRequests } from './rate-limit-hook.ts';
import { ClientNames, logRequest } from './request-log.ts';
import { Service, type ServiceOptions } from './service.ts';
import { turnAway } from './turn-away.ts';

export interface AppOptions extends ServiceOptions {
  readonly logger?: FastifyBaseLogger | undefined;
  /** Counts requests by address; left out, nobody is counted. */
  readonly rateLimit?: { readonly limit: RateLimit; readonly perMinute: number } | undefined;
  /** Proxies in front whose X-Forwarded-For is believed. */
  readonly trustProxy?: number | undefined;
}

export interface App extends FastifyInstance {
  readonly service: Service;
}

/** A request that takes longer to arrive is cut off; the largest takes a slow line a few seconds. */
const SLOWEST_REQUEST_MS = 30_000;
const EXPOSED = 'ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id';

/** Builds the server; `listen` on it or `inject` into it. */
export function buildApp(options: AppOptions = {}): App {
  const app = newFastify(options.logger);
  const service = new Service(options, (message, error) => app.log.error({ err: error }, message));
  app.decorate('service', service);
  app.setErrorHandler(answerFault);
  app.server.on('connect', answerConnect);
  // An expectation that we do not know is none that we break; Node would refuse it without a word.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  takeJsonOnly(app);
  addCommonHooks(app, service, options);
  app.get(PLAN, planByQuery(service));
  app.post(PLAN, planByBody(service));
  app.get('/planner/*', showProject(service));
  addDocumentRoutes(app, service);
  addHealthRoutes(app, service);
  return app as unknown as App;
}

function newFastify(logger: FastifyBaseLogger | undefined): FastifyInstance {
  const run = randomBytes(6).toString('base64url');
  let requests = 0;
  return Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    // One line a request is written by us; a logger of its own for each would cost more than the line.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    genReqId: () => `${run}-${(++requests).toString(36)}`,
    requestIdHeader: false,
    bodyLimit: SERVICE_LIMITS.bodyBytes,
    requestTimeout: SLOWEST_REQUEST_MS,
    // While stopping, who is still connected is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Node would answer a request without a Host itself, without a word.
    http: { maxHeaderSize: LONGEST_HEAD, requireHostHeader: false },
    rewriteUrl: ({ url = '' }) => routable(url),
    routerOptions: { querystringParser: () => ({}) },
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;
}

/** Bodies arrive as bytes and are read with the rest of the request, so that all mistakes are told in one way. */
function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function addCommonHooks(app: FastifyInstance, service: Service, options: AppOptions): void {
  const { rateLimit, trustProxy = 0 } = options;
  const names = new ClientNames();
  const limited = rateLimit && limitRequests(rateLimit.limit, rateLimit.perMinute, service);
  app.decorateRequest('client', '');
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply);
    // Whoever is told now comes back on another connection, and to another server, before this one closes its port.
    if (service.isStopping) reply.header('connection', 'close');
    const client = clientOf(request.socket.remoteAddress, forwardedFor(request), trustProxy);
    (request as WithClient).client = client;
    const goOn = (error?: Error) => (error ? done(error) : turnAway(request, reply) || done());
    if (limited && pathOf(request).startsWith(COUNTED)) limited(request, reply, client, goOn);
    else goOn();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    service.metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    logRequest(request, reply, names.of((request as WithClient).client));
    done();
  });
  app.addHook('onClose', async () => rateLimit?.limit.close());
}

type WithClient = FastifyRequest & { client: string };

function forwardedFor({ headers }: FastifyRequest): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', EXPOSED)
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', request.id);
}
