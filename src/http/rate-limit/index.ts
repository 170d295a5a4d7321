// Public interface of the rate limit: requests counted by client, in this process or shared with other servers.

export { clientOf, forwardedFor } from './client-address.ts';
export { type Decision, type RateLimit, WINDOW_SECONDS } from './contract.ts';
export { limitRate } from './hook.ts';
export { MemoryRateLimit } from './memory.ts';
