// A program that repairs requests by the rules documented at `Mistake` alone: it applies what a refusal proposes.

import type { Mistake } from '../../src/wire/index.ts';

// The two forms of a request.

export interface Part {
  name: string;
  value: string;
  /** The value as written in the address, if it differs from its usual encoding. */
  raw?: string;
}
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** A request in one of its two forms. */
export type Sent = { where: 'query'; parts: Part[] } | { where: 'body'; body: Json };

/** The query of its parts. */
export const queryOf = (parts: readonly Part[]) =>
  parts.map(({ name, value, raw }) => `${encodeURIComponent(name)}=${raw ?? encodeURIComponent(value)}`).join('&');
/** A request as readable text. */
export const shown = (sent: Sent) => (sent.where === 'query' ? queryOf(sent.parts) : JSON.stringify(sent.body));

// The program. Each step is a rule of `Mistake`, by its number.

/** The request with one mistake repaired; undefined if the answer does not say how. `sent` is the refused request. */
export function repaired(request: Sent, sent: Sent, mistake: Mistake): Sent | undefined {
  const { code, param, example, changes } = mistake;
  if (changes !== undefined) return withChanges(request, changes); // 1
  if (param === null || example === null) return undefined; // 2
  if (code === 'parameter-unknown') return withName(request, param, example); // 3
  if (withItem(sent, mistake) === undefined) return withValue(request, param, exampleIn(request, example)); // 5
  return withItem(request, mistake) ?? request; // 4
}

function withChanges(request: Sent, changes: NonNullable<Mistake['changes']>): Sent {
  return Object.entries(changes).reduce(
    (changed, [name, value]) =>
      value === null ? withoutField(changed, name) : withValue(changed, name, exampleIn(changed, value)),
    request,
  );
}

function exampleIn({ where }: Sent, example: string): Json {
  if (where === 'query') return example;
  try {
    return JSON.parse(example);
  } catch {
    return example;
  }
}

/** The request with every item equal to `received` replaced; undefined if there is none. */
function withItem(sent: Sent, { code, param, received, example }: Mistake): Sent | undefined {
  if (param === null || received === null || example === null) return undefined;
  const value = valueIn(sent, param);
  const ofCorners = code === 'corner-invalid' || code === 'coordinate-range';
  if (Array.isArray(value)) {
    const isIt = (item: Json) => (typeof item === 'string' ? item : JSON.stringify(item)) === received;
    const change = (list: Json): Json =>
      Array.isArray(list) ? list.map((item) => (isIt(item) ? exampleIn(sent, example) : item)) : list;
    const better = param === 'holes' && ofCorners ? value.map(change) : change(value);
    return JSON.stringify(better) === JSON.stringify(value) ? undefined : withValue(sent, param, better);
  }
  if (typeof value !== 'string' || (sent.where === 'body' && param !== 'outline')) return undefined;
  const better = withItemInText(value, param, ofCorners, received, example);
  return better === undefined ? undefined : withValue(sent, param, better);
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

function withItemInText(
  text: string,
  param: string,
  ofCorners: boolean,
  received: string,
  example: string,
): string | undefined {
  if (param === 'outline' || param === 'polygon') return withWords(text, received, example);
  if (param !== 'holes' && param !== 'subtract') return undefined;
  const items = text.split(';').map(spaced);
  const better =
    param === 'holes' && ofCorners
      ? items.map((ring) => withWords(ring, received, example) ?? ring)
      : items.map((item) => (item === received ? example : item));
  return better.join(';') === items.join(';') ? undefined : better.join(';');
}

/** Replaces words; `received` may be several, such as `E 400`. */
function withWords(text: string, received: string, example: string): string | undefined {
  const between = (words: string) => ` ${spaced(words).replaceAll(' ', '  ')} `;
  const [words, wanted] = [between(text), between(received)];
  return received !== '' && words.includes(wanted) ? spaced(words.replaceAll(wanted, ` ${example} `)) : undefined;
}

function valueIn(sent: Sent, param: string): Json | undefined {
  if (sent.where === 'query') return sent.parts.find(({ name }) => name === param)?.value;
  const [holder, name] = placeOf(sent.body, param);
  return holder?.[name];
}

export type JsonObject = { [name: string]: Json };
/** Whether a value is an object with names. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that contains a name, and the name in it. */
function placeOf(body: Json, param: string): [JsonObject | undefined, string] {
  if (!isObject(body)) return [undefined, param];
  const [, index, rest] = /^variants\[([0-9]+)\]\.(.+)$/.exec(param) ?? [];
  if (rest !== undefined && Array.isArray(body.variants)) return placeOf(body.variants[Number(index)], rest);
  if (!param.startsWith('parameters.') || Object.hasOwn(body, param)) return [body, param];
  return [isObject(body.parameters) ? body.parameters : undefined, param.slice('parameters.'.length)];
}

function withoutField(sent: Sent, param: string): Sent {
  if (sent.where === 'query') return { ...sent, parts: sent.parts.filter(({ name }) => name !== param) };
  const body = structuredClone(sent.body);
  const [holder, name] = placeOf(body, param);
  if (holder) delete holder[name];
  return { ...sent, body };
}

function withValue(sent: Sent, param: string, value: Json): Sent {
  if (sent.where === 'query') {
    const at = sent.parts.findIndex(({ name }) => name === param);
    const part = { name: param, value: String(value) };
    const others = sent.parts.filter(({ name }, i) => name !== param || i === at);
    return { ...sent, parts: at < 0 ? [...others, part] : others.with(at, part) };
  }
  const body = structuredClone(sent.body);
  const [outer] = placeOf(body, param.replace(/parameters\..*$/, 'parameters'));
  if (outer && /(^|\.)parameters\./.test(param) && !Object.hasOwn(outer, param)) outer.parameters ??= {};
  const [holder, name] = placeOf(body, param);
  if (holder) holder[name] = value;
  return { ...sent, body };
}

function withName(sent: Sent, from: string, to: string): Sent {
  if (sent.where === 'query') {
    return { ...sent, parts: sent.parts.map((part) => (part.name === from ? { ...part, name: to } : part)) };
  }
  const value = valueIn(sent, from);
  return value === undefined ? sent : withValue(withoutField(sent, from), to, value);
}
