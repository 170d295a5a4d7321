// Public interface of the pages: HTML for people, made by pure functions without HTTP. Every page works without scripts;
// the planner replaces two of them in the browser.

export {
  EMBED_ADDRESS,
  EMBED_PLANNER_ADDRESS,
  GALLERY_ADDRESS,
  OEMBED_ADDRESS,
  PROJECT_PREVIEW,
  readPageQuery,
  SEARCH_ADDRESS,
} from './addresses.ts';
export { ICONS, MANIFEST, MARK_GROUND, MARK_TILES, PREVIEW } from './app-files.ts';
export { docsPage } from './docs/api.ts';
export { anchorOf } from './docs/markdown.ts';
export { type IndexedPassage, searchPage } from './docs/search.ts';
export { documentAddress, PICTURES_FOLDER, pictureAddress, ROOT_DOCUMENTS, SITE } from './docs/site.ts';
export {
  type DocumentTask,
  documentText,
  type ProjectPageKind,
  type ProjectPageTask,
  projectPage,
} from './documents.ts';
export { type FailureOptions, notFoundPage, nowherePage, tooManyPage, unavailablePage } from './failures.ts';
export { framedPlannerPage } from './framed-planner.ts';
export { galleryPage } from './gallery/gallery.ts';
export { galleryProjects } from './gallery/plans.ts';
export { homePage } from './home.ts';
export { MOST_SPACE } from './oembed.ts';
export { NAME, type PlannerFiles } from './page.ts';
export { plannerPage } from './planner.ts';
export { framedPlannerPolicy, framedPolicy, PAGE_CSP, PLANNER_CSP, SPOKEN_CSP } from './policy.ts';
export { STYLESHEET } from './styles/index.ts';
export { swatchName } from './swatches.ts';
