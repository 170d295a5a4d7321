// The parts of an example: an address that can be clicked, the answer, and a form to change the request.

import { FORMATS } from '../../wire/index.ts';
import { type Fields, PLAN_ADDRESS, planAddress } from '../addresses.ts';
import { html, type Markup, NOTHING } from '../markup.ts';
import { coloredJson } from './colored-json.ts';

/** A request as a live link, its answer if there is one to show, and a form with its fields. */
export function example(id: string, fields: Fields, answer?: unknown): Markup {
  const address = planAddress(fields);
  return html`<a class="call" href="${address}"><code>GET ${address}</code></a>
${answer === undefined ? NOTHING : html`${json(answer)}\n`}${tryIt(id, fields)}`;
}

/** The fields of a request in a form that sends them to the API. `id` begins the ids of its controls. */
function tryIt(id: string, fields: Fields): Markup {
  const format = 'format' in fields ? NOTHING : formatField(id);
  const inputs = Object.entries(fields).map(([name, value]) =>
    field(
      id,
      name,
      html`<input id="${id}-${name}" name="${name}" value="${value}" autocomplete="off" spellcheck="false"/>`,
    ),
  );
  return html`<details class="try"><summary>Try it</summary><form action="${PLAN_ADDRESS}" method="get">${inputs}${format}<p class="actions"><button class="button" type="submit">Send</button></p></form></details>`;
}

function formatField(id: string): Markup {
  const options = FORMATS.map((format) => html`<option>${format}</option>`);
  return field(id, 'format', html`<select id="${id}-format" name="format">${options}</select>`);
}

function field(id: string, name: string, control: Markup): Markup {
  // Walls and corners need the whole width.
  const wide = name === 'outline' || name === 'polygon' || name === 'holes' ? ' wide' : '';
  return html`<p class="field${wide}"><label for="${id}-${name}">${name}</label>${control}</p>`;
}

/** JSON as people write it: what fits on a line stays on it. */
export function json(value: unknown): Markup {
  return html`<pre class="wraps"><code>${coloredJson(written(value, ''))}</code></pre>`;
}

const LINE = 92;

function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = onOneLine(value);
  if (indent !== '' && indent.length + line.length <= LINE) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item) => inner + written(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${written(item, inner)}`);
  return items.length === 0 ? open + close : `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const items = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`);
  return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
}
