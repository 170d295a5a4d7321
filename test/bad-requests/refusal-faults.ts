// Finds faults in the answer to a bad request. The same functions check every row, with HTTP and without.

/** A received answer; header names in lower case. */
export interface Arrived {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The expectation of a row. */
interface Expected {
  readonly status: number;
  readonly code?: string;
  readonly words: readonly string[];
  readonly param?: string;
  readonly example?: string | null;
  readonly allow?: string;
  readonly location?: string;
  readonly isPage?: true;
}

const MOST_ERROR = 500;
const MOST_RECEIVED = 80;
const MOST_ERRORS = 20;

/** All headers that a refusal may have; any other may come from what was sent. */
const HEADERS: ReadonlySet<string> = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'allow',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'location',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
]);

/** Characters that break lines or hide text, and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Traces of internals, and of values that were never meant to be shown. */
const INTERNALS =
  /node_modules|node:|\.[cm]?[jt]s\b|\bat \S+ \(|[A-Z]\w*Error\b|\bFST_|\bHPE_|\bE[A-Z]{5,}\b|SQLITE|libsql|fastify|\/src\/|undefined|\[object |NaN|Unexpected token|in JSON at/;

/** All faults of an answer; empty for a good refusal. */
export function faultsOf(expected: Expected, arrived: Arrived): string[] {
  const faults: string[] = [];
  const { status, headers } = arrived;
  if (status !== expected.status) faults.push(`status ${status} instead of ${expected.status}`);
  if (status >= 500) faults.push(`status ${status} is a fault of ours`);
  const wanted = {
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  };
  const { allow, location } = expected;
  for (const [name, value] of Object.entries({ ...wanted, ...(allow && { allow }), ...(location && { location }) })) {
    if (headers[name] !== value) faults.push(`${name}: ${headers[name]} instead of ${value}`);
  }
  if (location === undefined && headers.location !== undefined) faults.push(`leads to ${headers.location}`);
  if (status === 405 && headers.allow === undefined) faults.push('405 without Allow');
  for (const [name, value = ''] of Object.entries(headers)) {
    if (!HEADERS.has(name)) faults.push(`unexpected header ${name}`);
    if (!/^[ -~]*$/.test(value) || /[<>]/.test(value)) faults.push(`odd header ${name}: ${value}`);
  }
  return [...faults, ...(expected.isPage ? faultsOfPage(arrived) : faultsOfJson(expected, arrived))];
}

function faultsOfPage({ headers, body }: Arrived): string[] {
  const faults: string[] = [];
  if (!headers['content-type']?.startsWith('text/html')) faults.push(`content-type: ${headers['content-type']}`);
  if (!headers['content-security-policy']?.includes("default-src 'none'"))
    faults.push('a page without a strict policy');
  if (!/^<!doctype html>/i.test(body)) faults.push('no page');
  // The only script of such a page is a file of ours, which turns to the visitor's language.
  const others = body.replace(/<script src="\/assets\/redirect-[\w-]+\.js" data-without="units"><\/script>/, '');
  if (/<script|etc\/passwd|OR 1=1/i.test(others)) faults.push('the page repeats what was sent');
  return faults;
}

function faultsOfJson(expected: Expected, { headers, body }: Arrived): string[] {
  if (!/^application\/json; charset=utf-8$/.test(headers['content-type'] ?? '')) {
    return [`content-type: ${headers['content-type']}`];
  }
  let answer: Record<string, unknown>;
  try {
    answer = JSON.parse(body);
  } catch {
    return [`no JSON: ${body.slice(0, 100)}`];
  }
  return faultsOfRefusal(expected, answer);
}

/** All faults of the body of a refusal. */
export function faultsOfRefusal(expected: Expected, answer: Readonly<Record<string, unknown>>): string[] {
  const { error, code, param, example, errors = [] } = answer;
  const faults = faultsOfSentence(String(error));
  const missing = expected.words.filter((word) => !String(error).includes(word));
  if (missing.length > 0) faults.push(`no "${missing.join('", "')}" in: ${error}`);
  if (expected.code !== undefined && code !== expected.code) faults.push(`code ${code} instead of ${expected.code}`);
  if (expected.param !== undefined && param !== expected.param) faults.push(`param ${param}`);
  if (expected.example !== undefined && example !== expected.example) faults.push(`example ${example}`);
  if (!Array.isArray(errors) || errors.length > MOST_ERRORS) faults.push('errors is no list of at most 20');
  for (const one of [answer, ...(Array.isArray(errors) ? errors : [])]) {
    if (String(one.received ?? '').length > MOST_RECEIVED) faults.push(`received is too long: ${one.received}`);
    if (one.message !== undefined) faults.push(...faultsOfSentence(String(one.message)));
  }
  return [...faults, ...textsIn(answer).flatMap(faultsOfText)];
}

function faultsOfSentence(text: string): string[] {
  const faults: string[] = [];
  if (text.length < 20 || text.length > MOST_ERROR) faults.push(`a sentence of ${text.length} characters: ${text}`);
  if (!/^[A-Za-z"/]/.test(text) || !/[.?)…]$/.test(text)) faults.push(`no sentence: ${text}`);
  // Quoted text is repeated from the request, and may be anything.
  const ours = text.replace(/"[^"]*"/g, '""');
  if (INTERNALS.test(ours)) faults.push(`internals in: ${text}`);
  return faults;
}

function faultsOfText(text: string): string[] {
  return UNPRINTABLE.test(text) ? [`unprintable characters in ${JSON.stringify(text)}`] : [];
}

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
