// The formats of an answer: one entry each, with its media type, its headers and its writer. Routes and threads ask this
// table and know no format by name.

import type { Format } from '../wire/index.ts';
import { drawPlan } from './draw.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';
import type { Measure } from './stages.ts';

interface WriteOptions {
  /** Base of the addresses in the answer, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether a JSON answer has the drawing in it. */
  readonly withDrawing: boolean;
  readonly measure: Measure;
}

export interface OutputFormat {
  readonly mediaType: string;
  /** Headers of its own, such as a content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it shows the reuse of offcuts and better starts. */
  readonly hasFigures: boolean;
  /** Whether it may have a link to the planner, for which the plan is stored. */
  readonly hasLink: boolean;
  /** Writes the answer, without a link; `linkedEnd` is what adds it. */
  readonly write: (planned: Planned, options: WriteOptions) => string;
}

export const OUTPUT_FORMATS: Readonly<Record<Format, OutputFormat>> = {
  json: {
    mediaType: 'application/json; charset=utf-8',
    headers: {},
    hasFigures: true,
    hasLink: true,
    write: writeJson,
  },
  svg: {
    mediaType: 'image/svg+xml; charset=utf-8',
    // A drawing opened by itself may style itself and do nothing else; any page may show it.
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    },
    hasFigures: false,
    hasLink: false,
    write: writeSvg,
  },
};

function writeJson(planned: Planned, options: WriteOptions): string {
  const links = { svgUrl: svgUrlOf(options.publicUrl, planned.read), plannerUrl: null };
  const answer = options.withDrawing ? { ...links, svg: writeSvg(planned, options) } : links;
  return JSON.stringify(answerPlanned(planned, answer));
}

function writeSvg({ plan, read }: Planned, { publicUrl, measure }: WriteOptions): string {
  return measure('draw', () => drawPlan(plan, read, read.options.credit ? `${publicUrl}/` : null));
}

/** How a JSON answer without a link ends: the link is its last field, since it is known only once the plan is stored. */
export const UNLINKED_END = 'null}';

/** What stands in its place in an answer with a link. */
export function linkedEnd(plannerUrl: string): string {
  return `${JSON.stringify(plannerUrl)}}`;
}
