// Jobs on paper, with the fonts of the service.

import { readFonts } from '../../fonts/index.ts';
import { areTooManySheets, composeJob, type JobSubject, MOST_SHEETS, type PaperChoice } from '../../paper/index.ts';
import { writePdf } from '../../paper/pdf.ts';
import { mistake } from '../../wire/index.ts';
import { FormatRefusal } from '../format-refusal.ts';
import { type Home, jobSubject } from './paper-subject.ts';
import type { PlannedJob } from './plan-job.ts';

/** Draws a job as PDF. Throws a FormatRefusal that names the largest possible scale if it needs too many sheets. */
export function drawJobPaper(job: PlannedJob, home: Home): Uint8Array {
  const { scale, paper, labels } = job.read.options;
  const choice: PaperChoice = { scale, paper, withList: true, withLabels: labels };
  const subject = jobSubject(job, home);
  if (areTooManySheets(subject, choice)) throw tooManySheets(scale, largestScale(subject, choice));
  return writePdf(composeJob(subject, choice), readFonts());
}

/** The largest scale at which the sheets of all surfaces are not too many. */
function largestScale(subject: JobSubject, choice: PaperChoice): number {
  let [low, high] = [1, 1000];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (areTooManySheets(subject, { ...choice, scale: middle })) low = middle + 1;
    else high = middle;
  }
  return low;
}

function tooManySheets(scale: number | 'fit', largest: number): FormatRefusal {
  return new FormatRefusal(
    mistake({
      code: 'too-many-sheets',
      param: 'scale',
      received: scale,
      message: `With scale=${scale} the surfaces of this job need more than ${MOST_SHEETS} sheets of paper; send scale=${largest} (1:${largest}) or a larger number, or scale=fit.`,
    }),
  );
}
