// Raw bytes: not HTTP, broken HTTP, wrong lengths, other protocols, heads that are too large.

import { type BadBytes, PLAN, ROOM } from './row.ts';

const ROOM_URL = `${PLAN}?${ROOM}&link=false`;
const POST = `POST ${PLAN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n\r\n`;
const GOOD = '{"outline":"E180 S240 W180 N240","link":false}';

type Answer = Pick<BadBytes, 'status' | 'code' | 'words'>;

const NOT_HTTP: Answer = { status: 400, code: 'not-http', words: ['HTTP/1.1', 'send for example GET', PLAN] };
const BAD_ADDRESS: Answer = {
  status: 400,
  code: 'address-invalid',
  words: ['address', 'begin with /', '+ or %20', 'UTF-8'],
};
const BAD_HEADER: Answer = { status: 400, code: 'header-invalid', words: ['header', 'name', 'colon', 'leave it out'] };
const BAD_LENGTH: Answer = { status: 400, code: 'content-length', words: ['Content-Length', 'body'] };
const NO_METHOD: Answer = { status: 405, code: 'method-not-allowed', words: ['method', 'GET', PLAN, 'POST'] };
const NO_END: Answer = { status: 400, code: 'incomplete', words: ['ends too early', 'all headers', 'Content-Length'] };
const LARGE_HEAD: Answer = { status: 431, code: 'head-too-large', words: ['65536 bytes', 'POST', PLAN] };
const LARGE_BODY: Answer = { status: 413, code: 'body-too-large', words: ['262144 bytes', 'fewer'] };
const NOWHERE: Answer = { status: 404, code: 'not-found', words: ['nothing at this address', PLAN, '/docs'] };

const get = (target: string, headers = 'Host: x\r\n') => `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Bytes by their expected answer. */
const GROUPS: readonly [answer: Answer, rows: readonly (readonly [name: string, bytes: string | Buffer])[]][] = [
  [
    NOT_HTTP,
    [
      ['a word', 'garbage\r\n\r\n'],
      ['two megabytes of words', 'garbage\r\n'.repeat(220_000)],
      ['a command of mail', 'EHLO evil.example\r\n'],
      ['the beginning of TLS', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x01, 0x00, 0x00, 0xfb, 0x03, 0x03])],
      ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['an unknown version', `GET ${ROOM_URL} HTTP/1.2\r\nHost: x\r\n\r\n`],
      ['an invalid version', `GET ${ROOM_URL} HTTP/one\r\nHost: x\r\n\r\n`],
      ['a space before the method', ` GET ${ROOM_URL} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['NUL bytes', Buffer.alloc(64)],
      ['a Redis command', '*1\r\n$4\r\nPING\r\n'],
      ['a chunk of no size', `${CHUNKED}ZZ\r\n{}\r\n0\r\n\r\n`],
      ['a chunk of endless size', `${CHUNKED}FFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n`],
      ['a chunk of negative size', `${CHUNKED}-2\r\n{}\r\n0\r\n\r\n`],
      ['a chunk with a novel beside it', `${CHUNKED}2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`],
      ['line feeds alone', `GET ${ROOM_URL} HTTP/1.1\nHost: x\n\n`],
      ['a carriage return in a header', get(ROOM_URL, 'Host: x\r\nX: a\rb\r\n')],
    ],
  ],
  [
    BAD_ADDRESS,
    [
      ['spaces in the address', get(`${PLAN}?outline=E180 S240 W180 N240`)],
      ['letters beyond ASCII in the path', Buffer.from(get('/api/plän'))],
      ['letters beyond ASCII in the query', Buffer.from(get(`${PLAN}?pattern=jodełka`))],
      ['Latin-1 in the query', Buffer.from(get(`${PLAN}?pattern=mozaiká`), 'latin1')],
      ['a NUL in the path', get('/api/pl\0an')],
      ['a tab in the query', get(`${PLAN}?a\tb`)],
      ['a delete character', get(`${PLAN}?a\x7fb`)],
      ['a host instead of an address', get('evil.example:80')],
      ['an address of a script', get('javascript:alert(1)')],
      ['no slash', get('api/plan')],
    ],
  ],
  [
    BAD_HEADER,
    [
      ['a header on two lines', get(ROOM_URL, 'Host: x\r\nX: a\r\n b\r\n')],
      ['a space in a header name', get(ROOM_URL, 'Host: x\r\nX y: a\r\n')],
      ['a header without a colon', get(ROOM_URL, 'Host: x\r\nnocolon\r\n')],
      ['a header without a name', get(ROOM_URL, 'Host: x\r\n: a\r\n')],
      ['a NUL in a header', get(ROOM_URL, 'Host: x\r\nX: a\0b\r\n')],
      ['a space before the colon', get(ROOM_URL, 'Host : x\r\n')],
    ],
  ],
  [
    BAD_LENGTH,
    [
      ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{`],
      ['an invalid length', `${POST}Content-Length: x\r\n\r\n{`],
      ['a negative length', `${POST}Content-Length: -1\r\n\r\n{}`],
      ['a length with a sign', `${POST}Content-Length: +2\r\n\r\n{}`],
      ['a hexadecimal length', `${POST}Content-Length: 0x2\r\n\r\n{}`],
      ['an endless length', `${POST}Content-Length: 99999999999999999999999\r\n\r\n{}`],
      ['a length and chunks', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
      ['chunks and a length', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
      ['an unknown coding of the transfer', `${POST}Transfer-Encoding: gzip\r\n\r\nxx`],
      ['a body longer than its length', `${POST}Content-Length: 2\r\n\r\n${GOOD}`],
      ['a body without a length', `${POST}\r\n${GOOD}`],
      ['a smuggled request', `${POST}Content-Length: 2\r\n\r\n{}smuggled`],
    ],
  ],
  [
    NO_METHOD,
    [
      ['an unknown method', `BREW ${PLAN} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['an unknown method with a hyphen', `M-POST ${PLAN} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['a method in small letters', `get ${ROOM_URL} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['a method in mixed letters', `Post ${PLAN} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
      ['a tunnel to a path', `CONNECT ${PLAN} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ],
  ],
  [
    NOWHERE,
    [
      ['an asterisk', get('*')],
      ['an asterisk by OPTIONS', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
      ['a file', get('file:///etc/passwd')],
      ["somebody else's whole address", get('http://evil.example/nowhere')],
      ['a whole address without a path', get('ftp://evil.example')],
      ['a path that goes up', get('/../../etc/passwd')],
      ['a method of RTSP to nowhere', 'SETUP /nowhere RTSP/1.0\r\nHost: x\r\n\r\n'],
    ],
  ],
  [
    LARGE_HEAD,
    [
      ['an address of 70 KB', get(`${PLAN}?x=${'y'.repeat(70_000)}`)],
      ['an address of 300 KB', get(`${PLAN}?x=${'y'.repeat(300_000)}`)],
      ['a path of 70 KB', get(`/${'y'.repeat(70_000)}`)],
      ['a header of 300 KB', get(ROOM_URL, `Host: x\r\nX: ${'y'.repeat(300_000)}\r\n`)],
      ['a header name of 70 KB', get(ROOM_URL, `Host: x\r\n${'y'.repeat(70_000)}: x\r\n`)],
      ['cookies of 100 KB', get(ROOM_URL, `Host: x\r\nCookie: ${'a=b; '.repeat(20_000)}\r\n`)],
    ],
  ],
  [
    LARGE_BODY,
    [
      ['a length of 10 GB', `${POST}Content-Length: 9999999999\r\n\r\n{}`],
      ['chunks of 600 KB', `${CHUNKED}${chunk('x'.repeat(60_000)).repeat(10)}0\r\n\r\n`],
      ['a body of 4 MB', `${POST}Content-Length: 4000000\r\n\r\n${'x'.repeat(4_000_000)}`],
      ['an expected body of 600 KB', `${POST}Expect: 100-continue\r\nContent-Length: 600000\r\n\r\n`],
    ],
  ],
];

const endings: readonly BadBytes[] = [
  ['half a request line', 'GET /api'],
  ['half a head', 'GET /api/plan HTTP/1.1\r\nHost: x\r\nX: y'],
  ['a head without its empty line', 'GET /api/plan HTTP/1.1\r\nHost: x\r\n'],
  ['a body shorter than its length', `${POST}Content-Length: 100\r\n\r\n{"outline"`],
  ['no body for a length', `${POST}Content-Length: 100\r\n\r\n`],
  ['half a chunk', `${CHUNKED}10\r\n{"outline"`],
  ['chunks without their end', `${CHUNKED}2\r\n{}\r\n`],
].map(([name, bytes]) => ({ name, bytes, ends: true as const, ...NO_END }));

const others: readonly BadBytes[] = [
  ...['DESCRIBE', 'PLAY', 'GET_PARAMETER'].map((method) => ({
    name: `${method} of RTSP`,
    bytes: `${method} ${PLAN} RTSP/1.0\r\nCSeq: 1\r\nHost: x\r\n\r\n`,
    status: 405,
    code: 'method-not-allowed',
    words: [PLAN, method, 'GET', 'POST'],
  })),
  ...['POST /nowhere', 'PUT /nowhere'].map((line) => ({
    name: `${line} with 4 MB on a connection that is to close`,
    bytes: `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4000000\r\n\r\n${'x'.repeat(4_000_000)}`,
    ...NOWHERE,
  })),
  {
    name: 'no host',
    bytes: get(ROOM_URL, ''),
    status: 400,
    code: 'host-missing',
    words: ['Host header is missing', 'HTTP/1.1'],
  },
  ...['Host: x\r\nHost: y\r\n', 'Host: x\r\nX: y\r\nhost: x\r\n'].map((headers, i) => ({
    name: `two ${i === 0 ? 'different' : 'equal'} hosts`,
    bytes: get(ROOM_URL, headers),
    status: 400,
    code: 'host-twice',
    words: ['Host header', 'once'],
  })),
  {
    name: 'bad chunks of JSON',
    bytes: `${CHUNKED}${chunk('{')}${chunk('"outline"')}${chunk(':7}')}0\r\n\r\n`,
    status: 400,
    code: 'outline-not-text',
    words: ['outline', 'text', 'E400 S300 W400 N300'],
  },
  {
    name: 'an expectation and a bad body',
    bytes: `${POST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    status: 400,
    code: 'room-missing',
    words: ['room is missing', 'outline'],
  },
  {
    name: 'a fragment',
    bytes: get(`${PLAN}?${ROOM}&link=false#top`),
    status: 400,
    code: 'boolean-invalid',
    words: ['link', 'false#top', 'true', 'false'],
  },
  {
    name: 'a compressed body that says so twice',
    bytes: `${POST}Content-Encoding: gzip\r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\n{}`,
    status: 415,
    code: 'content-encoding',
    words: ['Compressed', 'without Content-Encoding'],
  },
];

export const RAW_HTTP: readonly BadBytes[] = [
  ...GROUPS.flatMap(([answer, rows]) => rows.map(([name, bytes]) => ({ name, bytes, ...answer }))),
  ...endings,
  ...others,
];
