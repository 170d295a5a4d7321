// Documents by name. A task is plain data, so it can be sent to a thread.

import {
  isStoredJob,
  llmsSmallText,
  llmsText,
  openApiDocument,
  openJob,
  openProject,
  type ProjectView,
  pictureProject,
  type StoredProject,
} from '../service/index.ts';
import { listPatterns } from '../wire/index.ts';
import type { Lang } from '../words/index.ts';
import { readPageQuery } from './addresses.ts';
import { docsPage } from './docs/api.ts';
import { type GuideOptions, guidePage } from './docs/guide.ts';
import { searchIndex } from './docs/search.ts';
import { embedPage } from './embed.ts';
import { galleryPage } from './gallery/gallery.ts';
import { homePage } from './home.ts';
import { jobEmbedPage, jobPage } from './job.ts';
import { jobOembedText, type OembedSpace, oembedText } from './oembed.ts';
import type { PlannerFiles } from './page.ts';
import { plannerPage } from './planner.ts';

export type DocumentTask =
  | { readonly name: 'openapi' | 'llms' | 'llms-small'; readonly publicUrl: string }
  | { readonly name: 'docs'; readonly publicUrl: string; readonly copyScript: string | undefined }
  | ({ readonly name: 'guide' } & GuideOptions)
  | { readonly name: 'search-index'; readonly documents: Readonly<Record<string, string>> }
  | { readonly name: 'patterns'; readonly lang: Lang }
  | {
      readonly name: 'gallery';
      readonly lang: Lang;
      readonly publicUrl: string;
      readonly plannerPaths: readonly string[];
      /** The script that loads it in the visitor's language; undefined if the planner is not built. */
      readonly redirect: string | undefined;
    }
  | {
      readonly name: 'home';
      readonly query: string;
      readonly publicUrl: string;
      readonly files: PlannerFiles | undefined;
    };

/** The pages of a stored project, and what describes them to other sites. */
export type ProjectPageKind =
  | {
      readonly kind: 'planner';
      /** The built planner; undefined if it is not built. */
      readonly files: PlannerFiles | undefined;
    }
  | { readonly kind: 'embed' }
  | ({ readonly kind: 'oembed' } & OembedSpace);

export type ProjectPageTask = StoredProject & ProjectView & ProjectPageKind & { readonly publicUrl: string };

/** Returns the text of a document, and plans its examples. */
export function documentText(task: DocumentTask): string {
  switch (task.name) {
    case 'openapi':
      return JSON.stringify(openApiDocument(task.publicUrl));
    case 'llms':
      return llmsText(task.publicUrl);
    case 'llms-small':
      return llmsSmallText(task.publicUrl);
    case 'docs':
      return docsPage(task);
    case 'guide':
      return guidePage(task);
    case 'search-index':
      return JSON.stringify(searchIndex(task.documents));
    case 'patterns':
      return JSON.stringify(listPatterns(task.lang));
    case 'gallery':
      return galleryPage(task);
    case 'home':
      return homePage({ ...readPageQuery(task.query), publicUrl: task.publicUrl, files: task.files });
  }
}

/** Plans and draws a stored project, and returns its page. */
export function projectPage(task: ProjectPageTask): string {
  return isStoredJob(task) ? pageOfJob(task) : pageOfPlan(task);
}

function pageOfPlan(task: ProjectPageTask): string {
  switch (task.kind) {
    case 'planner':
      return plannerPage({ ...task, ...openProject(task, task, task.publicUrl) });
    case 'embed':
      return embedPage({ ...task, ...pictureProject(task, task, task.publicUrl) });
    case 'oembed':
      return oembedText({ ...task, ...pictureProject(task, task, task.publicUrl) });
  }
}

function pageOfJob(task: ProjectPageTask): string {
  const job = openJob(task, task, task.publicUrl);
  switch (task.kind) {
    case 'planner':
      return jobPage({ ...task, ...job });
    case 'embed':
      return jobEmbedPage({ ...task, ...job });
    case 'oembed':
      return jobOembedText({ ...task, ...job });
  }
}
