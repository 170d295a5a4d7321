// The page at `/docs`: the API by example, in English. Every example is a live link with a form to change it, and the
// answer below it is what the engine gave when the page was made.

import { LIMITS } from '../../engine/index.ts';
import { COMPARE_ADDRESS, MCP_ADDRESS, MOST_VARIANTS, PROJECTS_ADDRESS, SERVICE_LIMITS } from '../../wire/index.ts';
import {
  DOCS_ADDRESS,
  EMBED_ADDRESS,
  LLMS_ADDRESS,
  OEMBED_ADDRESS,
  OPENAPI_ADDRESS,
  PATTERNS_ADDRESS,
  PLAN_ADDRESS,
  publicAddress,
} from '../addresses.ts';
import { refusalOf } from '../examples.ts';
import { html, type Markup } from '../markup.ts';
import { frameOf } from '../oembed.ts';
import { abridged, BEST_START, FIRST_ROOM, KITCHEN_ID, postExample, REFUSED, ROOM_EXAMPLES } from './api-examples.ts';
import { example, json } from './api-parts.ts';
import { grouped, patternsTable, table } from './api-tables.ts';
import { docsPageOf, type Section } from './frame.ts';
import { documentAddress } from './site.ts';

interface ApiSection extends Section {
  readonly body: Markup;
}

interface DocsPageOptions {
  readonly publicUrl: string;
  readonly copyScript?: string | undefined;
}

/** The page of the API. */
export function docsPage({ publicUrl, copyScript }: DocsPageOptions): string {
  const sections = sectionsOf(publicUrl);
  const bodies = sections.map(
    ({ id, title, body }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${body}</section>\n`,
  );
  return docsPageOf({
    publicUrl,
    address: DOCS_ADDRESS,
    title: 'The API by example',
    description: 'How to plan a tile layout with one URL: rooms, patterns, answers, errors and limits, by example.',
    sections,
    copyScript,
    article: html`<h1>The API by example</h1>
<p class="lead">One address plans a tile layout, others compare layouts and list the patterns. No key and no account. Every address below is a live link, and the answers are those that this server gives.</p>
${bodies}`,
  });
}

function sectionsOf(publicUrl: string): readonly ApiSection[] {
  return [
    { id: 'first', title: 'A first plan', body: firstPlan() },
    { id: 'room', title: 'Describing the room', body: roomSection() },
    { id: 'patterns', title: 'Patterns', body: patternSection() },
    { id: 'fields', title: 'All fields', body: fieldSection() },
    { id: 'answer', title: 'The answer', body: answerSection() },
    { id: 'errors', title: 'Errors', body: errorSection() },
    { id: 'post', title: 'The same as JSON', body: postSection(publicUrl) },
    { id: 'compare', title: 'Comparing variants', body: compareSection(publicUrl) },
    { id: 'links', title: 'The plan behind a link', body: linkSection(publicUrl) },
    { id: 'units', title: 'Units and limits', body: unitSection() },
    { id: 'fair-use', title: 'Rate limit and caching', body: fairUse() },
    { id: 'machines', title: 'For machines', body: machines() },
  ];
}

function firstPlan(): Markup {
  return html`<p>A bathroom of 180 × 240 cm with a shaft of 40 × 60 cm in its top right corner, in 300 mm squares:</p>
${example('first-room', FIRST_ROOM, abridged(FIRST_ROOM))}
<p>The warning is about a strip of 3 mm beside the shaft. It names a start that avoids the strip; if you send that start, you get exactly the figures in the warning. With <code>start=best</code> the service chooses among the starts that a tiler can say in words, <a href="${documentAddress('docs/starts.md')}">by one order</a>.</p>
${example('best-start', BEST_START, abridged(BEST_START, ['pattern', 'tiles', 'warnings']))}
<p><code>pattern.startCm</code> is the start that was found, and <code>pattern.startWhy</code> says why a tiler would begin there. If you send it, you get the same plan without a search. Send <code>link=false</code> while you compare starts: then nothing is stored. The same address with <code>format=svg</code> is the drawing:</p>
${example('drawing', { ...BEST_START, format: 'svg' })}`;
}

function roomSection(): Markup {
  const tokens = [
    [html`<code>E400</code>`, html`400 cm to the right`],
    [html`<code>S300</code> <code>W400</code> <code>N300</code>`, html`down, to the left, up`],
    [html`<code>A36.8699:150</code>`, html`150 cm at a bearing of 36.8699°, clockwise from east`],
  ];
  return html`<p><code>outline</code> walks along the walls and returns to its start. Each wall is a token: a letter and a length in cm. Tokens are separated by spaces, which a URL writes as <code>+</code> or <code>%20</code>. A gap of up to 0.1 cm at the end is closed.</p>
${table(['Token', 'Wall'], tokens)}
<p><code>polygon</code> gives the corners instead. <code>subtract</code> cuts out rectangles <code>x,y,w,h</code>, <code>circles</code> circles by centre and diameter <code>x,y,d</code>, <code>holes</code> cuts out rings like <code>polygon</code>; several are separated by <code>;</code>. Cutouts may overlap the walls and each other. <code>doors</code> are <code>wall,at,width</code>: the number of the wall from 1, and in cm where on it the middle of the door is, and its width.</p>
${ROOM_EXAMPLES.map(({ id, text, fields }) => html`<p>${text}</p>\n${example(id, fields)}\n`)}`;
}

function patternSection(): Markup {
  return html`<p>The parameters of a pattern are sent by name, like all other fields. Each name also works with <code>-pattern</code> appended. Every name below links to a drawing of a room of 4 × 3 m.</p>
${patternsTable()}
<p>The same list as JSON, with labels in four languages:</p>
<a class="call" href="${PATTERNS_ADDRESS}?lang=pl"><code>GET ${PATTERNS_ADDRESS}?lang=pl</code></a>`;
}

function fieldSection(): Markup {
  return html`<p>A name or value that is not understood is refused, never ignored. Booleans may also be sent as <code>1</code> and <code>0</code>. Names are the same in a query and in a JSON body.</p>
<p><a href="${documentAddress('docs/reference.md')}">The reference</a> lists every field with its values, its default and an example.</p>`;
}

function answerSection(): Markup {
  return html`<p>A plan is a JSON object; with <code>format=svg</code> or <code>format=png</code> the answer is the drawing itself, with <code>format=pdf</code> the plan on paper, at <code>scale</code> on <code>paper</code>, with the cut list, and with <code>format=dxf</code> a file for CAD programs in mm, in which every piece is a closed outline. <code>format=csv</code> and <code>format=xlsx</code> are the cut list for spreadsheets, <code>format=ifc</code> is a building model, <code>format=glb</code> a 3D model, and <code>format=cut-dxf</code> a ZIP file with a drawing of each tile to be cut; <code>pieces=true</code> adds the outline of every piece to the JSON, and <code>choices=true</code> the few starts that a tiler would put before a customer. <code>tiles.total</code> and <code>tiles.wastePercent</code> are without reuse of offcuts; <code>tiles.reuse</code> says what reuse saves. Only <code>order</code>, if you ask for it, includes breakage and spares.</p>
<p><a href="${documentAddress('docs/reference.md')}#what-is-answered">The reference</a> says what each field of an answer means.</p>`;
}

function errorSection(): Markup {
  const examples = REFUSED.map(
    ({ id, text, fields }) => html`<p>${text}</p>\n${example(id, fields, { ...refusalOf(fields) })}\n`,
  );
  return html`<p>A request that cannot be planned gets status 400. <code>error</code> says what is wrong and what to send instead; <code>code</code>, <code>param</code>, <code>received</code> and <code>example</code> say the same for programs. If it is certain what was meant, <code>example</code> says it in valid words, or <code>changes</code> if that takes several fields. If there are several mistakes, <code>errors</code> lists them all.</p>
${examples}
<p>Other statuses: 404 for an unknown address, 405 for a method that the address does not support, 413 for a body over ${SERVICE_LIMITS.bodyBytes / 1024} KB, 414 for a query over ${grouped(SERVICE_LIMITS.queryCharacters)} characters (send it as JSON), 415 for a body that is not JSON, 429 for too many requests. All of them have <code>error</code>.</p>`;
}

function postSection(publicUrl: string): Markup {
  const { body, answer } = postExample();
  const command = `curl ${publicAddress(publicUrl, PLAN_ADDRESS)} -H 'content-type: application/json' -d '${body}'`;
  return html`<p>POST takes the same fields as a JSON body: corners are pairs of numbers, rectangles, circles and the start are objects, the parameters of the pattern are inside <code>parameters</code>, and the joint is <code>gapMm</code>. The answer includes the drawing as <code>svg</code>.</p>
<pre class="wraps" id="curl"><code>${command}</code></pre>
${json(answer)}`;
}

function compareSection(publicUrl: string): Markup {
  const body =
    '{"outline":"E180 S240 W180 N240","variants":[{"pattern":"hexagons"},{"parameters":{"tileSize":450}},{}]}';
  const command = `curl ${publicAddress(publicUrl, COMPARE_ADDRESS)} -H 'content-type: application/json' -d '${body}'`;
  return html`<p><code>POST ${COMPARE_ADDRESS}</code> plans one room in up to ${MOST_VARIANTS} ways and ranks them. The body is that of a plan with <code>variants</code>, a list of objects that change the pattern, its parameters, the joint or the start; <code>{}</code> is the plan as it stands. Nothing is stored, and each variant counts as a request (<a href="${documentAddress('docs/api.md')}#comparing-variants">more</a>). Rooms, floors and walls that are bought together are a <a href="${documentAddress('docs/cookbook.md')}#a-hall-with-kitchen-and-bathroom-in-one-pattern">job</a>.</p>
<pre class="wraps" id="compare-curl"><code>${command}</code></pre>`;
}

function linkSection(publicUrl: string): Markup {
  const frame = frameOf({
    source: publicAddress(publicUrl, `${EMBED_ADDRESS}${KITCHEN_ID}`),
    title: 'Tile plan',
    width: 640,
    height: 395,
  });
  const answer = `${PROJECTS_ADDRESS}${KITCHEN_ID}`;
  return html`<p><code>plannerUrl</code> ends in the id of the plan. With it you get the plan again, in the <code>format</code>, <code>lang</code> and <code>units</code> that you send and with the other options of an answer; nothing is stored.</p>
<a class="call" href="${answer}"><code>GET ${answer}</code></a>
<p>A page of your own can show the plan with its figures in a frame from 280 pixels wide, in the language of <code>lang</code>:</p>
<pre class="wraps" id="embed"><code>${frame}</code></pre>
<p>Sites that know oEmbed find the frame by themselves when somebody pastes a link: <code>GET ${OEMBED_ADDRESS}?url=&hellip;&amp;maxwidth=&hellip;</code> describes it.</p>`;
}

function unitSection(): Markup {
  return html`<p>Rooms, cutouts and the start are in centimetres, tiles and joints in millimetres, angles in degrees clockwise. x points right, y points down. A wrong unit is no error, because a tile of 20 mm is as valid as one of 200 mm; <code>notes</code> say how unlikely lengths were understood. A length may have its own unit directly after the number: <code>mm</code>, <code>cm</code>, <code>m</code>, <code>in</code>, <code>ft</code> or feet and inches, such as <code>E10ft6in</code> or <code>tileSize=12in</code>; in JSON such a length is a text.</p>
<p>A plan may have ${grouped(LIMITS.tiles)} tiles; <a href="${documentAddress('docs/api.md')}#limits">the limits</a> lists everything else that is bounded.</p>`;
}

function fairUse(): Markup {
  return html`<p>The limit is ${SERVICE_LIMITS.requestsPerMinute} requests per minute from one address, unless the operator of this server has set another. Every answer under <code>/api</code> says in <code>RateLimit-Policy</code> and <code>RateLimit</code> how many are left. A request counts as one for each 100 ms of processor time that it is estimated to take: plans and drawings of ordinary rooms count as one, large files as several. Above the limit the status is 429, with <code>Retry-After</code> in seconds. Stored plans have a window of their own, of the same size.</p>
<p>The same request always gets the same plan. Drawings and answers without a link are <code>public</code> and have an <code>ETag</code>: send it back as <code>If-None-Match</code> to get a 304 without planning. Answers with a planner link are private. Errors are never cached.</p>
<p>An answer with a <code>plannerUrl</code> stores the room, the tile and the order behind that link, and nothing about you; <code>link=false</code> stores nothing. Web pages of any origin can call all addresses (CORS) except <code>${MCP_ADDRESS}</code>.</p>`;
}

function machines(): Markup {
  return html`<ul><li><a href="${OPENAPI_ADDRESS}">${OPENAPI_ADDRESS}</a>: the whole API as OpenAPI 3.1</li><li><a href="${LLMS_ADDRESS}">${LLMS_ADDRESS}</a>: one page for language models</li><li><code>${MCP_ADDRESS}</code>: <a href="${documentAddress('docs/mcp.md')}">tools for language models</a>, by the Model Context Protocol</li></ul>`;
}
