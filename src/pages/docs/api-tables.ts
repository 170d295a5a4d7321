// The tables of the page of the API, made from the patterns themselves. docs/reference.md has the fields, docs/api.md the limits.

import { FIELDS, type ListedParameter, listPatterns } from '../../wire/index.ts';
import { type Fields, planAddress } from '../addresses.ts';
import { html, type Markup } from '../markup.ts';
import { swatch } from '../swatches.ts';

type Rows = readonly (readonly Markup[])[];

/** A table; on a phone its rows become blocks. */
export function table(head: readonly string[], rows: Rows): Markup {
  const cells = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`);
  return html`<table class="stacks"><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>
${cells}</tbody></table>`;
}

const ROOM: Fields = { outline: FIELDS.outline.example };

/** The width of a swatch in the table, px. */
const SWATCH_PX = 96;

/** A room of 4 × 3 m with the pattern, as a drawing. */
export function patternsTable(): Markup {
  const rows = listPatterns('en').patterns.map(({ aliases: [short], name, joint, parameters }) => [
    html`<a class="to-drawing" href="${planAddress({ ...ROOM, pattern: short, format: 'svg' })}">${swatch(short, SWATCH_PX)}<code>${short}</code></a>`,
    html`${name}`,
    html`${commas([...parameters.map(parameterNote), html`<code>joint</code> ${joint.default} mm (${joint.min} to ${joint.max})`])}`,
  ]);
  return table(['Pattern', 'Name', 'Parameters: default (range)'], rows);
}

const UNITS = { mm: ' mm', percent: ' %', deg: '°', count: '' } as const;

function parameterNote(parameter: ListedParameter): Markup {
  if (parameter.type === 'string') {
    const others = parameter.values.map(({ value }) => value).filter((value) => value !== parameter.default);
    return html`<code>${parameter.name}</code> ${parameter.default} (or ${others.join(', ')})`;
  }
  const { name, min, max, unit } = parameter;
  return html`<code>${name}</code> ${parameter.default}${UNITS[unit]} (${min} to ${max})`;
}

function commas(notes: readonly Markup[]): readonly Markup[] {
  return notes.map((note, i) => (i === 0 ? note : html`; ${note}`));
}

/** A number with its thousands apart, as English writes it. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}
