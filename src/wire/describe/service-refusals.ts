// Refusals that do not depend on the plan. The server sends them; the OpenAPI description shows them.

import { PLAN_ADDRESS as PLAN } from '../fields/addresses.ts';
import { SERVICE_LIMITS } from '../fields/service-limits.ts';

/** Maximum bytes of a request line and headers. */
export const LONGEST_HEAD = 64 * 1024;

export interface ServiceRefusal {
  readonly status: number;
  readonly code: string;
  readonly error: string;
}

export const SERVICE_REFUSALS = {
  bodyTooLarge: {
    status: 413,
    code: 'body-too-large',
    error: `The body is larger than ${SERVICE_LIMITS.bodyBytes} bytes; send coordinates with fewer decimals, or fewer corners and cutouts.`,
  },
  notJson: {
    status: 415,
    code: 'content-type',
    error: `A POST to ${PLAN} must be JSON; send the header Content-Type: application/json and an uncompressed UTF-8 body.`,
  },
  wrongLength: {
    status: 400,
    code: 'content-length',
    error: 'The body is not as long as its Content-Length says; send the header with the true number of bytes.',
  },
  headTooLarge: {
    status: 431,
    code: 'head-too-large',
    error: `The address and the headers are together larger than ${LONGEST_HEAD} bytes; send a long room as the JSON body of a POST to ${PLAN}.`,
  },
  noSuchMethod: {
    status: 405,
    code: 'method-not-allowed',
    error: `This method is not supported; send a GET request to ${PLAN}, or a POST with a JSON body.`,
  },
  badAddress: {
    status: 400,
    code: 'address-invalid',
    error:
      'The address must begin with / and be ASCII without spaces; send a space as + or %20, and percent-encode any other character as UTF-8.',
  },
  badHeader: {
    status: 400,
    code: 'header-invalid',
    error: 'A header is malformed; send a name, a colon and a printable value on one line, or leave it out.',
  },
  incomplete: {
    status: 400,
    code: 'incomplete',
    error:
      'The request ends too early; send all headers, an empty line, and as many bytes of body as Content-Length says.',
  },
  tooSlow: {
    status: 408,
    code: 'timeout',
    error: 'The request did not arrive in time; send it again without pauses.',
  },
  badLength: {
    status: 400,
    code: 'content-length',
    error: 'Content-Length must occur once and equal the size of the body in bytes; send it without Transfer-Encoding.',
  },
  notHttp: {
    status: 400,
    code: 'not-http',
    error: `This is not a request that HTTP/1.1 allows; send for example GET ${PLAN}?outline=E400+S300+W400+N300 HTTP/1.1.`,
  },
  moreThanSaid: {
    status: 400,
    code: 'content-length',
    error: 'More bytes follow than Content-Length says; send the true number of bytes of the body.',
  },
  unknownKey: {
    status: 401,
    code: 'key-unknown',
    error:
      'This key is not known, or no longer; send the key that the operator gave you as Authorization: Bearer, or leave the header out, since no key is needed.',
  },
  malformedSignature: {
    status: 401,
    code: 'signature-malformed',
    error:
      'A signed address ends with &partner=name&expires=seconds&sig= and 64 hexadecimal digits, in this order; send it like this, or without them, since no signature is needed.',
  },
  wrongSignature: {
    status: 401,
    code: 'signature-wrong',
    error:
      'The signature is not that of this address by this partner; sign everything from the / to before &sig= as it is sent, or send the address without partner, expires and sig.',
  },
  expiredSignature: {
    status: 401,
    code: 'signature-expired',
    error: 'This signed address has expired; sign it again with a later time in expires, in seconds since 1970.',
  },
  fault: {
    status: 500,
    code: 'internal',
    error: 'Something went wrong on our side; please try again, and report it if it happens again.',
  },
} satisfies Readonly<Record<string, ServiceRefusal>>;
