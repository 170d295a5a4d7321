// Public interface of HTTP for the server that runs it: the application, its planning, its rate limit and its assets.

export { type App, buildApp } from './app.ts';
export { openFilePlace } from './files/index.ts';
export { PartnerKeys } from './partners/index.ts';
export { directPlanning } from './planning/index.ts';
export { ThreadedPlanning } from './planning/threaded.ts';
export { openRateLimit } from './rate-limit/index.ts';
export { readAssets } from './routes/documents/assets.ts';
