// Signed addresses: a partner's program signs an address, so that a browser may ask for it at the partner's expense and
// never sees the key.
//
// `/api/plan?outline=E400+S300+W400+N300&format=pdf&partner=shop&expires=1795000000&sig=9f86d0…`

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Partner, PartnerKeys } from './partner-keys.ts';

/** What is signed is everything before `&sig=`, as it was sent, so that nobody has to agree on an order or an encoding. */
const SIGNED = /^((.*)&partner=([^&]*)&expires=([0-9]{1,10}))&sig=([0-9a-f]{64})$/s;

export type SignedAddress =
  | { readonly verdict: 'unsigned' }
  | { readonly verdict: 'malformed' | 'wrong' | 'expired' }
  | {
      readonly verdict: 'valid';
      readonly partner: Partner;
      /** The address without what signs it. */
      readonly address: string;
    };

/** Checks the signature of an address; `nowSeconds` since 1970. */
export function readSignedAddress(keys: PartnerKeys, address: string, nowSeconds: number): SignedAddress {
  if (!/[?&]sig=/.test(address)) return { verdict: 'unsigned' };
  const [, signed, plain, name, expires, signature] = SIGNED.exec(address) ?? [];
  if (signature === undefined) return { verdict: 'malformed' };
  const key = keys.keysOf(name).find(({ hash }) => isEqual(signatureOf(signed, hash), signature));
  if (key === undefined) return { verdict: 'wrong' };
  if (Number(expires) < nowSeconds) return { verdict: 'expired' };
  return { verdict: 'valid', partner: key.partner, address: plain };
}

/** The signature of an address by the hash of a key. The server has only the hash, so the hash is what signs. */
export function signatureOf(address: string, hash: string): string {
  return createHmac('sha256', hash).update(address).digest('hex');
}

/** Takes as long whatever is wrong; both have one length. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
