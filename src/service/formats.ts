// The output formats: one entry each, with media type, headers and writer. Routes and threads use the table of all formats
// in exports.ts and do not mention formats by name; pages make only the two below themselves.

import type { Format, PlanAnswer } from '../wire/index.ts';
import { type Lang, say } from '../words/index.ts';
import { drawPlan } from './draw.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';
import type { Measure } from './stages.ts';

interface WriteOptions {
  /** Base of the addresses in the answer, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether a JSON answer contains the drawing. */
  readonly withDrawing: boolean;
  readonly measure: Measure;
}

export type Content = string | Uint8Array;

export interface OutputFormat {
  readonly mediaType: string;
  /** Additional headers, such as a content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer contains the reuse of offcuts. */
  readonly hasFigures: boolean;
  /** Whether its warnings name better starts, which are searched for. */
  readonly hasAdvice?: true;
  /** Whether the answer may have a link to the planner, for which the plan is stored. */
  readonly hasLink: boolean;
  /** Writes the answer without a link; `linkedEnd` adds it. */
  readonly write: (planned: Planned, options: WriteOptions) => Content;
  /** How the names of its files end; undefined for what has no name. */
  readonly extension?: string;
  /** Whether browsers show it rather than save it. */
  readonly isShown?: true;
}

/** Some of the formats, or all. */
export type OutputFormats = Readonly<Partial<Record<Format, OutputFormat>>>;

export const PAGE_FORMATS: Readonly<Record<'json' | 'svg', OutputFormat>> = {
  json: {
    mediaType: 'application/json; charset=utf-8',
    headers: {},
    hasFigures: true,
    hasAdvice: true,
    hasLink: true,
    write: writeJson,
  },
  svg: {
    mediaType: 'image/svg+xml; charset=utf-8',
    // A drawing opened on its own may use inline styles and nothing else; any page may embed it.
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    },
    hasFigures: false,
    hasLink: false,
    write: writeSvg,
  },
};

/** Returns a format of a table; it is a bug if it is not there. */
export function formatIn(formats: OutputFormats, name: Format): OutputFormat {
  const format = formats[name];
  if (format === undefined) throw new Error(`The format ${name} is not made here.`);
  return format;
}

function writeJson(planned: Planned, options: WriteOptions): string {
  const links = { svgUrl: svgUrlOf(options.publicUrl, planned.read), plannerUrl: null };
  const answer = options.withDrawing ? { ...links, svg: writeSvg(planned, options) } : links;
  return JSON.stringify(answerPlanned(planned, answer));
}

function writeSvg({ plan, read }: Planned, { publicUrl, measure }: WriteOptions): string {
  return measure('draw', () => drawPlan(plan, read, read.options.credit ? `${publicUrl}/` : null));
}

/** The end of a JSON answer without a link. The link comes last: it is known only after the plan is stored. */
export const UNLINKED_END = 'null}';

/** The end of a JSON answer with a link. */
export function linkedEnd(plannerUrl: string): string {
  return `${JSON.stringify(plannerUrl)}}`;
}

/** A JSON answer whose plan could not be stored, with a warning that says so. */
export function withoutLink(text: string, lang: Lang): string {
  const answer: PlanAnswer = JSON.parse(text);
  return JSON.stringify({ ...answer, warnings: [...answer.warnings, say(lang, 'warn.notStored')] });
}
