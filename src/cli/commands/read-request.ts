// The request of a plan, from flags or from a JSON body.

import {
  type AcceptedRequest,
  type Mistake,
  mistake,
  readBodyText,
  readQuery,
  SERVICE_LIMITS,
  SERVICE_REFUSALS,
  type Where,
} from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { Refusal, reasonOf, UsageError } from '../failures.ts';
import { QUERY_FLAGS } from '../flags/field-flags.ts';
import { type Given, givenValue } from '../flags/parse.ts';

export interface Asked {
  readonly read: AcceptedRequest;
  readonly where: Where;
}

/** Reads the request of a plan; throws a Refusal with its mistakes. */
export async function readPlan(given: Given, console: Console): Promise<Asked> {
  const path = givenValue(given, 'body');
  return path === undefined ? byFlags(given) : byBody(path, given, console);
}

function byFlags(given: Given): Asked {
  const read = readQuery(queryOf(fieldsOf(given)));
  if (!read.ok) throw new Refusal(read.mistakes, 'query');
  if (givenValue(given, 'link') !== undefined && read.options.link) {
    throw new UsageError({
      code: 'link-impossible',
      param: 'link',
      message:
        'The command line stores no plan, so it cannot make a link; leave --link out, or send the request to a server.',
    });
  }
  return { read, where: 'query' };
}

/** The fields of a request among the flags, by name. */
export function fieldsOf({ values }: Given): ReadonlyMap<string, string> {
  const fields = [...values].filter(([name]) => QUERY_FLAGS.includes(name));
  return new Map(fields.map(([name, [value]]) => [name, value]));
}

/** The query of fields. */
export function queryOf(fields: ReadonlyMap<string, string>): string {
  return [...fields].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

async function byBody(path: string, given: Given, console: Console): Promise<Asked> {
  refuseFieldsBesideBody(given);
  const read = readBodyText(await bodyText(path, console));
  if (!read.ok) throw new Refusal(read.mistakes, 'body');
  return { read, where: 'body' };
}

/** Refuses fields beside a body, except the format, which is about the output; `more` are refused too. */
export function refuseFieldsBesideBody({ values }: Given, more: readonly string[] = []): void {
  const refused = [...QUERY_FLAGS.filter((name) => name !== 'format'), ...more];
  const beside = [...values.keys()].find((name) => refused.includes(name));
  if (beside === undefined) return;
  const message = `With --body everything belongs in the JSON body; leave --${beside} out, or --body.`;
  throw new UsageError({ code: 'flag-beside-body', param: beside, message });
}

/** The text of a JSON body from a file, or from standard input for `-`. */
export async function bodyText(path: string, console: Console): Promise<string> {
  const bytes = await console.read(path, SERVICE_LIMITS.bodyBytes).catch((error: unknown) => {
    throw new UsageError({
      code: 'body-unreadable',
      param: 'body',
      received: path,
      message: `cannot read ${path === '-' ? 'standard input' : path}: ${reasonOf(error)}.`,
    });
  });
  if (bytes.length === 0)
    throw refused('body-empty', 'The body is empty; send a JSON object such as {"outline":"E400 S300 W400 N300"}.');
  if (bytes.length > SERVICE_LIMITS.bodyBytes) {
    const { code, error } = SERVICE_REFUSALS.bodyTooLarge;
    throw refused(code, error);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('body-not-utf8', 'The body is not UTF-8 text; send JSON encoded as UTF-8.');
  }
}

function refused(code: string, message: string): Refusal {
  const found: Mistake = mistake({ code, param: null, message });
  return new Refusal([found], 'body');
}
