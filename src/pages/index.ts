// The door to the pages: HTML for people, made by pure functions. They say everything without a script; the planner,
// where there is one, takes the place of two of them. Nothing in here knows a server.

export { GALLERY_ADDRESS, type PageChoice, readPageQuery } from './addresses.ts';
export { docsPage } from './docs/api.ts';
export { guidePage } from './docs/guide.ts';
export { anchorOf } from './docs/markdown.ts';
export { documentAddress, PICTURES_FOLDER, pictureAddress, ROOT_DOCUMENTS, SITE } from './docs/site.ts';
export { type DocumentTask, documentText, type ProjectPageTask, projectPage } from './documents.ts';
export { notFoundPage, unavailablePage } from './failures.ts';
export { galleryPage } from './gallery/gallery.ts';
export { galleryProjects } from './gallery/plans.ts';
export { type HomeOptions, homePage } from './home.ts';
export type { PageOptions, PlannerFiles } from './page.ts';
export { type PlannerOptions, plannerPage } from './planner.ts';
export { PAGE_CSP, PLANNER_CSP } from './policy.ts';
export { STYLESHEET } from './styles/index.ts';
