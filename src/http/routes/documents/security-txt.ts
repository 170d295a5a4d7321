// GET /.well-known/security.txt (RFC 9116): where to report a vulnerability.

import { documentAddress } from '../../../pages/index.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

const DAY_MS = 24 * 3600 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** The text at a time, in ms since 1970. It expires half a year after the day on which it is asked for. */
export function securityText(publicUrl: string, now: number): string {
  const midnight = now - (now % DAY_MS);
  const policy = publicUrl + documentAddress('SECURITY.md');
  const fields = [
    ['Contact', policy],
    ['Expires', new Date(midnight + VALID_DAYS * DAY_MS).toISOString()],
    ['Policy', policy],
    ['Preferred-Languages', 'en'],
    ['Canonical', publicUrl + SECURITY_TXT],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
