// The door to the rate limit: requests counted by address, in this server or together with others.

export { clientOf } from './client-address.ts';
export type { RateLimit, Verdict } from './contract.ts';
export { Windows } from './windows.ts';
