// The door to the pages: HTML for people, made by pure functions and without any script. Nothing in here knows a server.

export { type PageChoice, readPageQuery } from './addresses.ts';
export { docsPage } from './docs.ts';
export { notFoundPage, unavailablePage } from './failures.ts';
export { type HomeOptions, homePage } from './home.ts';
export type { PageOptions } from './page.ts';
export { type PlannerOptions, plannerPage } from './planner.ts';
export { PAGE_CSP } from './policy.ts';
export { STYLESHEET } from './styles/index.ts';
