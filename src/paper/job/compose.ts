// Composes the pages of a job: an overview with what to buy, the pages of every surface as its own plan has them, one set of
// cutting sheets, and the labels.

import type { Size } from '../../drawing/index.ts';
import { say } from '../../words/index.ts';
import { type Arrangement, arrangePaper, contentsOf, counting, cuttingPageOf, pagesOf, paperOf } from '../compose.ts';
import { type CuttingPages, cuttingPages, MOST_CUTTING_PAGES } from '../cutting/cutting-pages.ts';
import { type Labelled, labelPageCount, labelPages, sheetsByName } from '../lists/labels.ts';
import type { LazyDocument, Page } from '../pages.ts';
import { MOST_SHEETS, PAGE_MARGIN, type PaperChoice, PLAIN_HEAD, SLACK, spread } from '../sheets.ts';
import type { CuttingSubject } from '../subject.ts';
import { type Headed, headOf, type PageNumber } from '../title/head.ts';
import { type Overview, overviewItems, overviewOf } from './overview.ts';
import { cuttingsOf, type JobSubject } from './subject.ts';

/** Below the code of the address on the first page. */
const TOP = 27;

interface CuttingSection {
  readonly subject: CuttingSubject;
  readonly pages: CuttingPages;
  readonly where: string;
}

/** What is on the pages of a job, before they are composed. */
interface JobArrangement {
  readonly overview: Overview;
  readonly surfaces: readonly Arrangement[];
  readonly cutting: readonly CuttingSection[];
  readonly labelPages: number;
  readonly pageCount: number;
}

/** Whether the plans of a job need too many sheets. */
export function areTooManySheets({ surfaces }: JobSubject, choice: PaperChoice): boolean {
  const counts = surfaces.map(({ subject }) => spread(contentsOf(subject), choice).sheets.length);
  // A plan that alone needs too many has none.
  return counts.includes(0) || counts.reduce((sum, count) => sum + count, 0) > MOST_SHEETS;
}

/** The pages of a job, each composed when it is asked for. */
export function composeJob(subject: JobSubject, choice: PaperChoice): LazyDocument {
  const arranged = arrangeJob(subject, choice);
  const paper = paperOf(PORTRAIT(choice));
  return {
    title: subject.title,
    lang: subject.notation.lang,
    paper,
    pages: jobPages(subject, arranged, choice, paper),
  };
}

const PORTRAIT = ({ paper }: PaperChoice) => ({ paper, orientation: 'portrait' }) as const;

function arrangeJob(subject: JobSubject, choice: PaperChoice): JobArrangement {
  const { surfaces, materials, notation } = subject;
  const page = pageOf(choice);
  const overview = overviewOf(subject, page, TOP);
  const plans = surfaces.map((surface) => arrangePaper(surface.subject, { ...choice, withLabels: false }));
  const title = say(notation.lang, 'cutting.sheets');
  let left = MOST_CUTTING_PAGES;
  const cutting = materials.flatMap(({ label, cutting }) =>
    cutting.map((one) => {
      const pages = cuttingPages(one, { width: page.width, height: page.height - PLAIN_HEAD }, left);
      left -= pages.pages.length;
      return { subject: one, pages, where: materials.length > 1 ? `${title} · ${label}` : title };
    }),
  );
  const labels = choice.withLabels ? labelPageCount(surfaces, choice.paper) : 0;
  const lists = [overview, ...cutting.map(({ pages }) => pages)];
  const pageCount = [...lists.map(({ pages }) => pages.length), ...plans.map((plan) => plan.pageCount), labels];
  return {
    overview,
    surfaces: plans,
    cutting,
    labelPages: labels,
    pageCount: pageCount.reduce((sum, n) => sum + n, 0),
  };
}

/** The size of an upright page within its margins. */
function pageOf(choice: PaperChoice): Size {
  const { width, height } = paperOf(PORTRAIT(choice));
  return { width: width - 2 * PAGE_MARGIN, height: height - 2 * PAGE_MARGIN - SLACK };
}

function* jobPages(subject: JobSubject, arranged: JobArrangement, choice: PaperChoice, paper: Size): Generator<Page> {
  const { overview, surfaces, cutting, pageCount } = arranged;
  const next = counting(pageCount);
  yield* overviewPages(subject, overview, choice, next);
  for (const [i, plan] of surfaces.entries()) {
    const { letter, name, subject: surface } = subject.surfaces[i];
    const own = paperOf(plan.sheets);
    for (const page of pagesOf(surface, plan, next)) {
      const isOther = own.width !== paper.width;
      yield { ...page, name: `${letter} · ${name} · ${page.name}`, ...(isOther && { paper: own }) };
    }
  }
  const sheets = { page: pageOf(choice), paper: choice.paper };
  for (const { subject: one, pages, where } of cutting) {
    const section = { subject: one, headed: headedOf(subject), cutting: pages, where };
    for (let i = 0; i < pages.pages.length; i++) yield cuttingPageOf(section, i, sheets, next());
  }
  if (arranged.labelPages > 0) yield* labelPages(labelledIn(subject), choice.paper);
}

function* overviewPages(
  subject: JobSubject,
  overview: Overview,
  choice: PaperChoice,
  next: () => PageNumber,
): Generator<Page> {
  const page = pageOf(choice);
  const where = say(subject.notation.lang, 'job.overview');
  for (let i = 0; i < overview.pages.length; i++) {
    const scale = i === 0 ? { scale: overview.scale } : {};
    yield {
      ...page,
      name: overview.pages.length > 1 ? `${where} ${i + 1}` : where,
      items: [
        ...headOf(headedOf(subject), { page, paper: choice.paper }, { ...next(), where, ...scale }),
        ...overviewItems(subject, overview, i),
      ],
      plan: i === 0 ? { box: overview.drawing, scale: overview.scale } : null,
    };
  }
}

function headedOf({ title, notation, surfaces, address, link, code }: JobSubject): Headed {
  const tile = `${say(notation.lang, 'job.surfaces')}: ${surfaces.length}`;
  return { title, tile, notation, address, link, date: '', code };
}

function labelledIn(subject: JobSubject): Labelled[] {
  const sheets = sheetsByName(cuttingsOf(subject));
  return subject.surfaces.map(({ letter, name, subject: surface }) => ({
    ...{ subject: surface, letter, sheets },
    title: `${letter} · ${name}`,
  }));
}
