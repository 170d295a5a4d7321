// The page at `/docs`: the interface by example, in English. Every example is a live link, and what is printed below it
// is what the engine answered when the page was made.

import { LIMITS } from '../engine/index.ts';
import { SERVICE_LIMITS } from '../wire/index.ts';
import { LLMS_ADDRESS, OPENAPI_ADDRESS, PATTERNS_ADDRESS, PLAN_ADDRESS, publicAddress } from './addresses.ts';
import { abridged, BEST_START, FIRST_ROOM, postExample, REFUSED, ROOM_EXAMPLES } from './docs-examples.ts';
import { call, json } from './docs-parts.ts';
import { ANSWER_FIELDS, answerTable, fieldsTable, grouped, limitsTable, patternsTable, table } from './docs-tables.ts';
import { refusalOf } from './examples.ts';
import { html, type Markup } from './markup.ts';
import { NAME, pageOf } from './page.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Markup;
}

/** The documentation of the interface. */
export function docsPage({ publicUrl }: { readonly publicUrl: string }): string {
  const sections = sectionsOf(publicUrl);
  const contents = sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  const bodies = sections.map(
    ({ id, title, body }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${body}</section>\n`,
  );
  const main = html`<h1>The interface by example</h1>
<p class="lead">One address plans a tile layout, one lists the patterns. No key and no account. Every address below is a live link; the answers under them are the real ones.</p>
<nav aria-label="Contents"><ul class="contents">${contents}</ul></nav>
${bodies}`;
  return pageOf({
    lang: 'en',
    publicUrl,
    title: `The interface by example · ${NAME}`,
    description: 'How to plan a tile layout with one URL: rooms, patterns, answers, errors and limits, by example.',
    path: '/docs',
    languages: ['en'],
    kind: 'docs',
    main,
  });
}

function sectionsOf(publicUrl: string): readonly Section[] {
  return [
    { id: 'first', title: 'A first plan', body: firstPlan() },
    { id: 'room', title: 'Describing the room', body: roomSection() },
    { id: 'patterns', title: 'Patterns', body: patternSection() },
    { id: 'fields', title: 'All fields', body: fieldSection() },
    { id: 'answer', title: 'The answer', body: answerSection() },
    { id: 'errors', title: 'Errors', body: errorSection() },
    { id: 'post', title: 'The same as JSON', body: postSection(publicUrl) },
    { id: 'units', title: 'Units and limits', body: unitSection() },
    { id: 'fair-use', title: 'Rate limit and caching', body: fairUse() },
    { id: 'machines', title: 'For machines', body: machines() },
  ];
}

function firstPlan(): Markup {
  return html`<p>A bathroom of 180 × 240 cm with a shaft of 40 × 60 cm in its top right corner, laid with squares of 300 mm:</p>
${call(FIRST_ROOM)}
${json(abridged(FIRST_ROOM))}
<p>The warning is right: beside the shaft a strip of a few millimetres is left. It names a start that spares it, found among a few dozen, and sending that start gives exactly the figures it tells. Or have the service search for the best one there is, with the fewest slivers and then the least waste:</p>
${call(BEST_START)}
${json(abridged(BEST_START, ['pattern', 'tiles', 'warnings']))}
<p><code>pattern.startCm</code> is the start that was found; sent as it stands there, it gives the same plan without a search. While you compare starts, send <code>link=false</code>, so that nothing is stored. The same address with <code>format=svg</code> is the drawing:</p>
${call({ ...BEST_START, format: 'svg' })}`;
}

function roomSection(): Markup {
  const tokens = [
    [html`<code>E400</code>`, html`400 cm to the right`],
    [html`<code>S300</code> <code>W400</code> <code>N300</code>`, html`down, to the left, up`],
    [html`<code>A36.8699:150</code>`, html`150 cm at a bearing of 36.8699°, clockwise from east`],
  ];
  return html`<p><code>outline</code> walks along the walls and comes back to its start. Each wall is a token, a letter and a length in cm; tokens are separated by spaces, which an address writes as <code>+</code> or <code>%20</code>. A gap of up to 0.1 cm at the end closes by itself.</p>
${table(['Token', 'Wall'], tokens)}
<p>Rooms that no walk describes are sent by their corners as <code>polygon</code>. What is left out of the floor comes in <code>subtract</code> (rectangles <code>x,y,w,h</code>) and <code>holes</code> (rings like <code>polygon</code>), several separated by <code>;</code>. Cutouts may cross the walls and each other.</p>
${ROOM_EXAMPLES.map(({ text, fields }) => html`<p>${text}</p>\n${call(fields)}\n`)}`;
}

function patternSection(): Markup {
  return html`<p>A pattern's own parameters are sent by their names beside the other fields; those left out take their defaults. Every pattern also answers to its name with <code>-pattern</code> at the end. Click a name to see it laid in a room of 4 × 3 m.</p>
${patternsTable()}
<p>With labels in four languages, as JSON:</p>
<a class="call" href="${PATTERNS_ADDRESS}?lang=pl"><code>${PATTERNS_ADDRESS}?lang=pl</code></a>`;
}

function fieldSection(): Markup {
  return html`<p>A name or value that is not understood is refused, never ignored. True and false are also understood as <code>1</code> and <code>0</code>. Names are the same in the query and in a JSON body unless said otherwise.</p>
${fieldsTable()}`;
}

function answerSection(): Markup {
  return html`<p>A plan is a JSON object; with <code>format=svg</code> the answer is the drawing itself, <code>image/svg+xml</code>. <code>tiles.total</code> and <code>tiles.wastePercent</code> reuse no offcuts; <code>tiles.reuse</code> tells what that would save. Breakage and spares are yours to add.</p>
${answerTable(ANSWER_FIELDS)}`;
}

function errorSection(): Markup {
  const examples = REFUSED.map(
    ({ text, fields }) => html`<p>${text}</p>\n${call(fields)}\n${json({ ...refusalOf(fields) })}\n`,
  );
  return html`<p>A request that cannot be planned is answered with status 400. <code>error</code> says what was wrong and what to send instead; <code>code</code>, <code>param</code>, <code>received</code> and <code>example</code> say the same to programs. Where there are several mistakes, <code>errors</code> lists them.</p>
${examples}
<p>Other statuses: 404 for an address that is not there, 405 for another method, 413 for a body over ${SERVICE_LIMITS.bodyBytes / 1024} KB, 414 for a query over ${grouped(SERVICE_LIMITS.queryCharacters)} characters (send it as JSON), 415 for a body that is not JSON, 429 for too many requests. All of them carry <code>error</code>.</p>`;
}

function postSection(publicUrl: string): Markup {
  const { body, answer } = postExample();
  const command = `curl ${publicAddress(publicUrl, PLAN_ADDRESS)} -H 'content-type: application/json' -d '${body}'`;
  return html`<p>POST takes the same fields as a JSON body: corners as pairs of numbers, rectangles and the start as objects, the pattern's own parameters inside <code>parameters</code>, and <code>gapMm</code> for the joint. The answer contains the drawing as <code>svg</code>.</p>
<pre class="wraps" id="curl"><code>${command}</code></pre>
${json(answer)}`;
}

function unitSection(): Markup {
  return html`<p>Rooms, cutouts and the start are in centimetres; tiles and joints in millimetres; angles in degrees, clockwise. x runs right, y runs down. A mistaken unit is not noticed: a 20 mm tile is as valid as a 200 mm one, so an absurd result usually means a unit mistake.</p>
${limitsTable(LIMITS)}`;
}

function fairUse(): Markup {
  return html`<p>${SERVICE_LIMITS.requestsPerMinute} requests a minute from one address, unless the operator of this server chose another number. Every answer under <code>/api</code> says how many are left in <code>RateLimit-Policy</code> and <code>RateLimit</code>; above the limit comes status 429 with <code>Retry-After</code> in seconds.</p>
<p>The same request always gives the same plan. Drawings and answers without a link are <code>public</code> and carry an <code>ETag</code>: ask again with <code>If-None-Match</code> and get 304 at no cost of planning. An answer with a planner link is private to you. Errors are never cached.</p>
<p>Every answer that carries a <code>plannerUrl</code> stores the room and the tile behind it, and nothing about you; <code>link=false</code> stores nothing. All addresses may be called from any web page (CORS).</p>`;
}

function machines(): Markup {
  return html`<ul><li><a href="${OPENAPI_ADDRESS}">${OPENAPI_ADDRESS}</a>: the whole interface in OpenAPI 3.1</li><li><a href="${LLMS_ADDRESS}">${LLMS_ADDRESS}</a>: a summary for language models</li></ul>`;
}
