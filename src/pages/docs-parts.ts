// An address that can be clicked, and an answer that can be read.

import { type Fields, planAddress } from './addresses.ts';
import { html, type Markup } from './markup.ts';

/** A request as a live link, written as it is sent. */
export function call(fields: Fields): Markup {
  const address = planAddress(fields);
  return html`<a class="call" href="${address}"><code>GET ${address}</code></a>`;
}

/** JSON as people write it: what fits on a line stays on it. */
export function json(value: unknown): Markup {
  return html`<pre class="wraps"><code>${written(value, '')}</code></pre>`;
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
