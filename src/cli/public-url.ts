// The base of the addresses in an answer.

import { readPublicUrl } from '../server/environment.ts';
import { UsageError } from './failures.ts';

/** Where a server answers unless it is configured otherwise. */
const DEFAULT_URL = 'http://localhost:3000';

/** The base of addresses from PUBLIC_URL, without a trailing slash. */
export function publicUrlOf(environment: Readonly<Record<string, string | undefined>>): string {
  try {
    return readPublicUrl(environment) ?? DEFAULT_URL;
  } catch (error) {
    throw new UsageError({ code: 'public-url-invalid', message: (error as Error).message });
  }
}
