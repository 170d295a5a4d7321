// The rows of the table of bad requests, written by hand, or as a wrong value of a field that is sent both in a query
// and in a JSON body.

/** A request that must be refused, how, and words that the message must contain. */
export interface BadRequest {
  readonly name: string;
  /** GET by default. */
  readonly method?: string;
  /** The request target as sent. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly status: number;
  readonly code?: string;
  readonly words: readonly string[];
  /** The field or parameter at fault, if the row is about one. */
  readonly param?: string;
  /** What the answer must propose, null for nothing. */
  readonly example?: string | null;
  /** The Allow header, if there must be one. */
  readonly allow?: string;
  /** The Location header, if there must be one. */
  readonly location?: string;
  /** Whether the answer is an HTML page, such as that of an unknown project, which repeats nothing of the request. */
  readonly isPage?: true;
}

/** Bytes that may not be HTTP at all, and the expected answer. */
export interface BadBytes {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** Whether the sender ends the connection after these bytes. */
  readonly ends?: true;
  readonly status: number;
  readonly code: string;
  readonly words: readonly string[];
}

/** A theme of the table. */
export interface Theme<Row> {
  readonly theme: string;
  readonly rows: readonly Row[];
}

export const PLAN = '/api/plan';
export const JOB = '/api/job';
/** A good room as a query, as the fields of a JSON body without braces, and as a body. */
export const ROOM = 'outline=E180+S240+W180+N240';
export const ROOM_FIELDS = '"outline":"E180 S240 W180 N240"';
export const JSON_HEADERS = { 'content-type': 'application/json' };

/** A refused query. */
export function query(name: string, text: string, code: string, ...words: string[]): BadRequest {
  return { name: `GET ${name}`, url: `${PLAN}?${text}`, status: 400, code, words };
}

/** A refused JSON body. */
export function body(name: string, text: string | Buffer, code: string, ...words: string[]): BadRequest {
  const request = { method: 'POST', url: PLAN, headers: JSON_HEADERS, body: text };
  return { name: `POST ${name}`, ...request, status: 400, code, words };
}

/** A wrong value as query text before encoding, and as JSON; null if it cannot be sent that way. */
export type WrongValue = readonly [about: string, text: string | null, json: string | null, ...words: string[]];

interface WrongField {
  readonly field: string;
  readonly code: string;
  /** Words that each message must contain. */
  readonly words: readonly string[];
  /** Words for one of the two forms only. */
  readonly queryWords?: readonly string[];
  readonly bodyWords?: readonly string[];
  /** The query before the field; the room by default. */
  readonly queryRest?: string;
  /** The body around the field, which replaces `FIELD`. */
  readonly bodyRest?: string;
}

/** Each wrong value of a field in a query, and its twin in a body. */
export function wrongValues(about: WrongField, values: readonly WrongValue[]): BadRequest[] {
  const { field, code, words, queryWords = [], bodyWords = [] } = about;
  const { queryRest = `${ROOM}&`, bodyRest = `{${ROOM_FIELDS},FIELD}` } = about;
  return values.flatMap(([what, text, json, ...more]) => {
    const rows: BadRequest[] = [];
    const name = `${field}: ${what}`;
    if (text !== null) {
      const sent = `${queryRest}${field}=${encodeURIComponent(text)}`;
      rows.push({ ...query(name, sent, code, ...words, ...queryWords, ...more), param: field });
    }
    if (json !== null) {
      const sent = bodyRest.replace('FIELD', () => `"${field}":${json}`);
      const param = bodyRest.includes('"parameters"') ? `parameters.${field}` : field;
      rows.push({ ...body(name, sent, code, ...words, ...bodyWords, ...more), param });
    }
    return rows;
  });
}
