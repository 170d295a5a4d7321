// Who pays for a request: the partner whose key or signature it has, otherwise the address that it comes from. A key is
// never needed; one that is sent has to be right. A wrong one is counted like any request of its address, so the refusal
// comes after the rate limit.

import type { FastifyRequest } from 'fastify';
import { SERVICE_REFUSALS, type ServiceRefusal } from '../../wire/index.ts';
import { HttpError } from '../errors/http-error.ts';
import type { RouteTable } from '../request/route-table.ts';
import type { Partner, PartnerKeys } from './partner-keys.ts';
import { readSignedAddress } from './signed-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner at whose expense the request is; undefined for one that comes from an address. */
    partner: Partner | undefined;
    /** Why the key or the signature is refused. */
    wrongKey: HttpError | undefined;
  }
  interface FastifyContextConfig {
    /** Whether a request to the route may have a partner's key: by default where requests are counted. */
    takesKeys?: boolean;
  }
}

/** Returns the check that finds the partner of a request. Without keys all requests are public, whatever they carry. */
export function identifyPartner(keys: PartnerKeys | undefined, routes: RouteTable): (request: FastifyRequest) => void {
  if (keys === undefined) return () => {};
  return (request) => {
    const { takesKeys = routes.windowOf(request) !== 'none' } = request.routeOptions.config;
    // A browser asks with OPTIONS on its own account.
    if (!takesKeys || request.method === 'OPTIONS') return;
    request.partner = bearerOf(keys, request) ?? signerOf(keys, request);
    // No address has a colon at this place.
    if (request.partner !== undefined) request.client = `key:${request.partner.name}`;
  };
}

/** Throws status 401 if the key or the signature is wrong. */
export function refuseWrongKey({ wrongKey }: FastifyRequest): void {
  if (wrongKey !== undefined) throw wrongKey;
}

/** Other schemes are none of ours: a proxy in front may ask for a password. */
function bearerOf(keys: PartnerKeys, request: FastifyRequest): Partner | undefined {
  const [, key] = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) return undefined;
  const partner = keys.bearerOf(key.trim());
  if (partner === undefined) request.wrongKey = unauthorized(SERVICE_REFUSALS.unknownKey);
  return partner;
}

function signerOf(keys: PartnerKeys, request: FastifyRequest): Partner | undefined {
  const { raw, method, wrongKey } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || wrongKey !== undefined) return undefined;
  const signed = readSignedAddress(keys, raw.url ?? '', Date.now() / 1000);
  switch (signed.verdict) {
    case 'unsigned':
      return undefined;
    case 'valid':
      // From here on it is the plain address: the same answer, the same copy in the cache, the same line in the log.
      raw.url = signed.address;
      return signed.partner;
    default:
      request.wrongKey = unauthorized(SIGNATURE_FAULTS[signed.verdict]);
      return undefined;
  }
}

const SIGNATURE_FAULTS = {
  malformed: SERVICE_REFUSALS.malformedSignature,
  wrong: SERVICE_REFUSALS.wrongSignature,
  expired: SERVICE_REFUSALS.expiredSignature,
};

function unauthorized({ status, error, code }: ServiceRefusal): HttpError {
  return new HttpError(status, { error, code }, { 'www-authenticate': 'Bearer' });
}
