// GET and POST /api/plan: a query string or a JSON body in, a plan or its drawing out.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPlanned, type Planned } from '../../service/index.ts';
import { type AcceptedRequest, answerQuery, projectText, readQuery, type Where } from '../../wire/index.ts';
import type { Service } from '../context.ts';
import { refuse } from '../errors/refusals.ts';
import { inParts, type Timed, taken } from '../in-parts.ts';
import { drawingOf, plannerUrlOf, svgUrlOf } from '../plan-views.ts';
import { shed } from '../planning/admission.ts';
import { planInTurn } from '../planning.ts';
import {
  digestOf,
  isServable,
  matchOf,
  representationOf,
  serve,
  serveUnchanged,
  tagAlone,
} from '../responses/index.ts';
import { JSON_TYPE, SVG_TYPE } from '../responses/media-types.ts';
import { queryOf } from './address.ts';
import { readJson } from './json-body.ts';

/** A day: an answer changes only when a mistake of ours is mended. */
const FOR_EVERYBODY = 'public, max-age=86400';
const FOR_THE_CALLER = 'private, no-cache';
/** A drawing opened by itself may style itself and do nothing else; any page may show it. */
const SVG_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => void;

/** Answers a query. Answers that anybody may keep are kept here as well, under the query as it was written. */
export function planByQuery(service: Service): Handler {
  return (request, reply) => {
    const query = queryOf(request);
    const kept = service.answers.find(query);
    if (kept === undefined || !isServable(kept, request.headers['if-none-match'])) {
      answerQueried(service, request, reply, query);
      return;
    }
    service.metrics.keptAnswers.inc();
    serve(request, reply, kept, 'plan;desc="kept";dur=0.00');
  };
}

function answerQueried(service: Service, request: FastifyRequest, reply: FastifyReply, query: string): void {
  const read = readQuery(query);
  if (!read.ok) {
    refuse(reply, 400, read.mistakes);
    return;
  }
  const tag = publicTag(service, read);
  const match = tag === null ? undefined : matchOf(request.headers['if-none-match'], tag);
  if (match === undefined) {
    answerInTurn(service, request, reply, {
      read,
      where: 'query',
      tag,
      withDrawing: read.options.inlineSvg,
      keepAs: query,
    });
  } else {
    // Whoever asks for it again need not be read again.
    if (tag !== null) service.answers.keep(query, tagAlone(tag, FOR_EVERYBODY));
    serveUnchanged(reply, FOR_EVERYBODY, match);
  }
}

/** Answers a JSON body. Its answer has the drawing in it, and is the caller's alone as a POST's always is. */
export function planByBody(service: Service): Handler {
  return (request, reply) => {
    const read = readJson(request.body, queryOf(request));
    if (read.ok)
      answerInTurn(service, request, reply, { read, where: 'body', tag: null, withDrawing: true, keepAs: null });
    else refuse(reply, 400, read.mistakes);
  };
}

interface Task {
  readonly read: AcceptedRequest;
  readonly where: Where;
  /** The tag of an answer for everybody; null for the caller's own. */
  readonly tag: string | null;
  readonly withDrawing: boolean;
  /** The key under which the answer may be found again. */
  readonly keepAs: string | null;
}

/** Answers when it is this request's turn, or says at once that there is too much to do. */
function answerInTurn(service: Service, request: FastifyRequest, reply: FastifyReply, task: Task): void {
  const isTaken = planInTurn(service, reply, task, (planned) => {
    inParts(service, reply, planned.ms, () => drawAndSend(service, request, reply, task, planned));
  });
  if (isTaken) return;
  shed(service, reply);
}

/** Draws the plan where that is wanted, and goes on with the answer. */
function drawAndSend(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  task: Task,
  { result: planned, ms: planMs }: Timed<Planned>,
): void {
  const { options } = task.read;
  const planning = `plan;dur=${planMs.toFixed(2)}`;
  if (options.format !== 'svg' && !task.withDrawing) {
    send(service, request, reply, task, { planned, svg: undefined, timing: planning });
    return;
  }
  const drawing = taken(() => drawingOf(service, planned.read, planned.plan, options.credit));
  const timing = `${planning}, draw;dur=${drawing.ms.toFixed(2)}`;
  inParts(service, reply, drawing.ms, () => {
    send(service, request, reply, task, { planned, svg: drawing.result, timing });
  });
}

interface Results {
  readonly planned: Planned;
  readonly svg: string | undefined;
  readonly timing: string;
}

function send(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  task: Task,
  { planned, svg, timing }: Results,
): void {
  // With the start that was found, where one was searched for: links never search.
  const { read } = planned;
  const sendJson = (id: string | null) => {
    const links = { svgUrl: svgUrlOf(service, read), plannerUrl: id && plannerUrlOf(service, id, read.options.lang) };
    const parts = svg === undefined ? links : { ...links, svg };
    const body = taken(() => JSON.stringify(answerPlanned(planned, parts)));
    inParts(service, reply, body.ms, () => {
      finish(service, request, reply, task, { contentType: JSON_TYPE, body: body.result, timing });
    });
  };
  if (read.options.format === 'svg') {
    finish(service, request, reply, task, { contentType: SVG_TYPE, body: svg ?? '', timing });
  } else if (isLinkWanted(request, read)) {
    const keeping = service.links.keep(projectText(read));
    keeping.then(sendJson).catch((error) => reply.send(error));
  } else {
    sendJson(null);
  }
}

interface Outcome {
  readonly contentType: string;
  readonly body: string;
  readonly timing: string;
}

function finish(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, keepAs }: Task,
  { contentType, body, timing }: Outcome,
): void {
  const representation = representationOf({
    contentType,
    body,
    tag,
    cacheControl: tag === null ? FOR_THE_CALLER : FOR_EVERYBODY,
    headers: contentType === SVG_TYPE ? SVG_HEADERS : undefined,
  });
  if (tag !== null && keepAs !== null) service.answers.keep(keepAs, representation);
  serve(request, reply, representation, timing);
}

/** The tag of an answer that is the same for everybody, made before anything is planned; null for one with a link. */
function publicTag({ buildId, publicUrl }: Service, read: AcceptedRequest): string | null {
  if (read.options.format !== 'svg' && read.options.link) return null;
  return digestOf(`${buildId}\n${publicUrl}\n${answerQuery(read)}`);
}

/** Looking before asking, and asking ahead of need, store nothing. */
function isLinkWanted({ method, headers }: FastifyRequest, { options }: AcceptedRequest): boolean {
  if (!options.link || method === 'HEAD') return false;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return !purpose.toLowerCase().includes('prefetch');
}
