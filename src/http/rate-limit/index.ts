// The door to the rate limit: requests counted by address, in this process, by the primary of several, or together with
// other servers.

export { clientOf } from './client-address.ts';
export { type RateLimit, type Verdict, WINDOW_SECONDS } from './contract.ts';
export { Counts } from './counts.ts';
export { Windows } from './memory.ts';
export { PrimaryWindows } from './primary-windows.ts';
