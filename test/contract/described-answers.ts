// Checks one exchange against the service's own interface description: the operation, the status, the content type, the
// body and the headers. Returns all faults as sentences.

import {
  type Check,
  type Description,
  type Json,
  type Named,
  type Operation,
  resolved,
} from '../support/interface-schemas.ts';

export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The body that was sent. */
  readonly sent?: unknown;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Named<unknown>;
  readonly body: string;
}

/** Addresses for people and crawlers, which the description omits. */
const UNDESCRIBED =
  /^\/(docs(?:\/.*)?|gallery|robots\.txt|manifest\.webmanifest|assets\/.*|[a-z]+-[A-Za-z0-9_-]+\.css)?$/;
/** Statuses for what could not be read as a request, which has no id and is not counted. */
const UNREAD = [408, 431];

/** Types of files that are not text. */
const BINARY = /^(image\/png|application\/pdf|application\/vnd\.openxmlformats-|model\/gltf-binary|application\/zip)/;

/** All deviations of an answer from the description. */
export function faultsOf(description: Description & Json, check: Check, exchange: Exchange): string[] {
  const path = exchange.url.split('?', 1)[0];
  const template = templateOf(description, path);
  if (exchange.method === 'OPTIONS') return faultsOfOptions(template, exchange);
  if (template === undefined) return UNDESCRIBED.test(path) ? [] : faultsOfNowhere(check, exchange);
  const method = exchange.method === 'HEAD' ? 'get' : exchange.method.toLowerCase();
  const isServed = Object.hasOwn(description.paths[template], method);
  // Methods that are not served are described at the one that is.
  const [operation] = isServed ? [method] : Object.keys(description.paths[template]);
  if (!isServed && exchange.status !== 405 && exchange.status !== 429) return [`${method} was answered`];
  const described = description.paths[template][operation];
  const responses = responsesOf(described);
  if (!Object.hasOwn(responses, exchange.status)) return [`status ${exchange.status} is not described`];
  const response = responses[exchange.status];
  const pointer =
    response.$ref?.slice(1) ??
    pointerOf('paths', template, operation, groupOf(described, exchange.status), exchange.status);
  const { content, headers } = resolved(description, response) as { content?: Named<Json>; headers?: Named<Json> };
  return [
    ...faultsOfContent(check, pointer, content, exchange),
    ...faultsOfHeaders(description, check, { pointer, headers: headers ?? {} }, exchange),
    ...faultsOfRequest(description, check, template, operation, exchange),
  ];
}

/** The responses of an operation, with those to requests that prefer the background. */
export function responsesOf(operation: Operation): Readonly<Record<string, Json & { $ref?: string }>> {
  return { ...operation.responses, ...(operation['x-async-response'] ?? {}) };
}

function groupOf({ responses }: Operation, status: number): 'responses' | 'x-async-response' {
  return Object.hasOwn(responses, status) ? 'responses' : 'x-async-response';
}

function templateOf({ paths }: Description, path: string): string | undefined {
  const isLike = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  return Object.keys(paths).find(isLike);
}

function pointerOf(...steps: readonly (string | number)[]): string {
  // A JSON pointer in a URL: slashes are escaped as in pointers, braces as in URLs.
  return steps.map((step) => `/${encodeURIComponent(String(step).replaceAll('/', '~1'))}`).join('');
}

/** The introduction describes OPTIONS: 204, no body, the methods. Unknown addresses have none. */
function faultsOfOptions(template: string | undefined, { status, headers, body }: Exchange): string[] {
  if (template === undefined || status === 429) return [];
  const isDescribed = status === 204 && body === '' && /GET|POST/.test(String(headers.allow));
  return isDescribed ? [] : [`OPTIONS was answered with ${status}, Allow ${headers.allow}`];
}

/** Every other address is answered with an ordinary refusal. */
function faultsOfNowhere(check: Check, { status, headers, body }: Exchange): string[] {
  if (status !== 404 && status !== 429) return [`status ${status} where there is nothing`];
  if (!String(headers['content-type']).startsWith('application/json')) return ['the refusal is not JSON'];
  return body === '' ? [] : check('/components/schemas/Error', JSON.parse(body));
}

function faultsOfContent(
  check: Check,
  pointer: string,
  content: Named<Json> | undefined,
  { method, headers, body }: Exchange,
): string[] {
  if (content === undefined) return body === '' ? [] : ['there is a body, and none is described'];
  const [type, ...rest] = String(headers['content-type']).split(/; */);
  if (!Object.hasOwn(content, type)) return [`content type ${type} is not described`];
  const faults =
    BINARY.test(type) || rest.includes('charset=utf-8')
      ? []
      : [`content type ${headers['content-type']} has no charset`];
  if (method === 'HEAD') return body === '' ? faults : [...faults, 'HEAD was answered with a body'];
  const value = type === 'application/json' ? JSON.parse(body) : body;
  return [...faults, ...check(`${pointer}${pointerOf('content', type, 'schema')}`, value)];
}

function faultsOfHeaders(
  description: object,
  check: Check,
  { pointer, headers }: { readonly pointer: string; readonly headers: Named<Json> },
  exchange: Exchange,
): string[] {
  return Object.entries(headers).flatMap(([name, reference]) => {
    const { required, schema } = resolved(description, reference) as { required?: boolean; schema: Json };
    const text = exchange.headers[name.toLowerCase()];
    const isDue = required || isDueHere(name, exchange);
    if (text === undefined) return isDue ? [`the header ${name} is missing`] : [];
    const isShared = '$ref' in reference;
    const value = schema.type === 'integer' ? Number(text) : text;
    return check(`${isShared ? '/components' : pointer}/headers/${name}/schema`, value).map(
      (fault) => `header ${name} ${text}: ${fault}`,
    );
  });
}

/** Headers that are optional in the description, since not every service has a limit; the one under test has. */
function isDueHere(name: string, { url, status }: Exchange): boolean {
  if (UNREAD.includes(status)) return false;
  return name === 'X-Request-Id' || (name.startsWith('RateLimit') && /^\/(api|planner|embed|oembed)\b/.test(url));
}

/** A planned request must be valid by the description; otherwise clients generated from it could not send it. */
function faultsOfRequest(
  description: Description & Json,
  check: Check,
  template: string,
  operation: string,
  { url, sent, status }: Exchange,
): string[] {
  if (status !== 200) return [];
  const { parameters = [], requestBody } = description.paths[template][operation];
  if (requestBody !== undefined) {
    const { $ref = '' } = requestBody.content['application/json'].schema as { $ref?: string };
    return check($ref.slice(1), sent).map((fault) => `body ${fault}`);
  }
  const known = parameters.map((parameter, i) => ({
    ...(resolved(description, parameter) as { name: string; in: string; schema: Json }),
    pointer: parameter.$ref
      ? String(parameter.$ref).slice(1)
      : pointerOf('paths', template, operation, 'parameters', i),
  }));
  return [...new URLSearchParams(url.split('?')[1] ?? '')].flatMap(([name, text]) => {
    const field = known.find((parameter) => parameter.in === 'query' && parameter.name === name);
    const faults =
      field === undefined
        ? check('/components/schemas/PatternParameters', { [name]: valueOfText(text, 'number') })
        : check(`${field.pointer}/schema`, valueOfText(text, String(field.schema.type)));
    return faults.map((fault) => `query ${name}=${text}: ${fault}`);
  });
}

/** A text of the query converted to its described type. */
function valueOfText(text: string, type: string): unknown {
  if (type === 'boolean') return { true: true, '1': true, false: false, '0': false }[text] ?? text;
  const isNumber = (type === 'number' || type === 'integer') && /^-?[0-9]+(\.[0-9]+)?$/.test(text);
  return isNumber ? Number(text) : text;
}
