// What is answered to requests that no route gets to see, by Fastify's or Node's code of the error, and to faults of ours.

import { PLAN_ADDRESS as PLAN, SERVICE_LIMITS } from '../../wire/index.ts';

/** Bytes of a request line and its headers that are still read; Node drops longer ones itself. */
export const LONGEST_HEAD = 64 * 1024;

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly error: string;
}

const CONTENT_LENGTH: Answer = {
  status: 400,
  code: 'content-length',
  error: 'Content-Length must stand once and be the number of bytes of the body; send that, and no Transfer-Encoding.',
};
export const ANSWERS: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body-too-large',
    error: `The body is larger than ${SERVICE_LIMITS.bodyBytes} bytes; send fewer corners or cutouts, since no room within the limits needs as much.`,
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'content-type',
    error: `A POST to ${PLAN} must be JSON; send the header Content-Type: application/json and an uncompressed UTF-8 body.`,
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'content-length',
    error: 'The body is not as long as its Content-Length says; send the header with the true number of bytes.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'head-too-large',
    error: `The address and the headers are together larger than ${LONGEST_HEAD} bytes; send a long room as the JSON body of a POST to ${PLAN}.`,
  },
  HPE_INVALID_METHOD: {
    status: 405,
    code: 'method-not-allowed',
    error: `There is no such method; send a GET request to ${PLAN}, or a POST with a JSON body.`,
  },
  HPE_INVALID_URL: {
    status: 400,
    code: 'address-invalid',
    error:
      'The address must begin with / and be ASCII without spaces; send a space as + or %20, and any other character as the bytes of its UTF-8, each as % and two hex digits.',
  },
  HPE_INVALID_HEADER_TOKEN: {
    status: 400,
    code: 'header-invalid',
    error: 'A header is not a name, a colon and a printable value on one line; send it so, or leave it out.',
  },
  HPE_INVALID_CONTENT_LENGTH: CONTENT_LENGTH,
  HPE_UNEXPECTED_CONTENT_LENGTH: CONTENT_LENGTH,
  HPE_INVALID_TRANSFER_ENCODING: CONTENT_LENGTH,
  HPE_INVALID_EOF_STATE: {
    status: 400,
    code: 'incomplete',
    error:
      'The request ends too early; send its whole head and an empty line, and then as many bytes of body as its Content-Length says.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'timeout',
    error: 'The request did not arrive in time; send it again without pauses.',
  },
};
export const NOT_HTTP: Answer = {
  status: 400,
  code: 'not-http',
  error: `This is not a request that HTTP/1.1 allows; send for example GET ${PLAN}?outline=E400+S300+W400+N300 HTTP/1.1.`,
};
export const MORE_THAN_SAID: Answer = {
  status: 400,
  code: 'content-length',
  error:
    'More bytes follow than the request said it has; send Content-Length with the true number of bytes of the body.',
};
export const OURS: Answer = {
  status: 500,
  code: 'internal',
  error: 'Something went wrong on our side; please try again, and report it if it stays so.',
};
