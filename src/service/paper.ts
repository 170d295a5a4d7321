// Plans on paper, with the fonts of the service.

import { readFonts } from '../fonts/index.ts';
import { composeLazily, contentsOf, largestScale, MOST_SHEETS, spread } from '../paper/index.ts';
import { writePdf } from '../paper/pdf.ts';
import { mistake } from '../wire/index.ts';
import { FormatRefusal } from './format-refusal.ts';
import { subjectOf } from './paper-subject.ts';
import type { Planned } from './planned.ts';

/** Draws a plan as PDF. Throws a FormatRefusal that names the largest possible scale if it needs too many sheets. */
export function drawPaper(planned: Planned, publicUrl: string): Uint8Array {
  const { scale, paper, labels } = planned.read.options;
  const choice = { scale, paper, withList: true, withLabels: labels };
  const subject = subjectOf(planned, publicUrl);
  const contents = contentsOf(subject);
  if (spread(contents, choice).sheets.length === 0) throw tooManySheets(scale, largestScale(contents, choice));
  return writePdf(composeLazily(subject, choice), readFonts());
}

function tooManySheets(scale: number | 'fit', largest: number): FormatRefusal {
  return new FormatRefusal(
    mistake({
      code: 'too-many-sheets',
      param: 'scale',
      received: scale,
      message: `With scale=${scale} this plan needs more than ${MOST_SHEETS} sheets of paper; send scale=${largest} (1:${largest}) or a larger number, or scale=fit.`,
    }),
  );
}
