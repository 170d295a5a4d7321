// The pages of a job to print, as markup: those of its PDF file.

import { areTooManySheets, composeJob, type PaperChoice, paintPage } from '../../paper/index.ts';
import type { JobWriters } from '../../service/index.ts';
import { jobSubject } from '../../service/job/paper-subject.ts';
import type { PrintedPages } from '../state/messages.ts';

/** Writes pages where a PDF file is asked for; none if they would be too many. */
export function printWriters(choice: PaperChoice): JobWriters {
  return {
    pdf: (job, { publicUrl }) => {
      const subject = jobSubject(job, { publicUrl });
      const isTooMany = areTooManySheets(subject, choice);
      const { paper, pages } = composeJob(subject, choice);
      const painted = isTooMany
        ? []
        : Array.from(pages, (page, i) => ({
            html: paintPage(page, `page-${i}`),
            ...(page.paper && { paper: page.paper }),
          }));
      return JSON.stringify({ paper, pages: painted } satisfies PrintedPages);
    },
  };
}
