// The output formats: what is known of each, and the writers that a page has itself. The writers of files for other
// programs are in exports.ts: their libraries are large, and only a planning thread that needs them loads them.

import { type Format, type PlanAnswer, requestBody } from '../wire/index.ts';
import { type Lang, say, type WordKey } from '../words/index.ts';
import { choicesPart } from './choices.ts';
import { drawPlan } from './draw.ts';
import { svgUrlOf } from './links.ts';
import { answerPlanned, type Planned } from './planned.ts';
import type { Measure } from './stages.ts';

interface WriteOptions {
  /** Base of the addresses in the answer, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether a JSON answer contains the drawing. */
  readonly withDrawing: boolean;
  /** Of a PNG, which is made smaller; undefined for the size that the request has. */
  readonly longestSidePx?: number | undefined;
  readonly measure: Measure;
}

export type Content = string | Uint8Array;

/** What is known of a format without writing it. */
export interface FormatFacts {
  readonly mediaType: string;
  /** Additional headers, such as a content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the answer contains the reuse of offcuts. */
  readonly hasFigures: boolean;
  /** Whether its warnings name better starts, which are searched for. */
  readonly hasAdvice?: true;
  /** Whether it always shows how the plan is set out. */
  readonly hasSettingOut?: true;
  /** Whether the answer may have a link to the planner, for which the plan is stored. */
  readonly hasLink?: true;
  /** How the names of its files end; undefined for what has no name. */
  readonly extension?: string;
  /** Whether browsers show it rather than save it. */
  readonly isShown?: true;
}

/** Any page may embed what has this header. */
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };

export const FORMATS: Readonly<Record<Format, FormatFacts>> = {
  json: {
    mediaType: 'application/json; charset=utf-8',
    headers: {},
    hasFigures: true,
    hasAdvice: true,
    hasLink: true,
  },
  svg: {
    mediaType: 'image/svg+xml; charset=utf-8',
    // A drawing opened on its own may use inline styles and nothing else.
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'", ...EMBEDDABLE },
    hasFigures: false,
  },
  png: { mediaType: 'image/png', headers: EMBEDDABLE, hasFigures: false, extension: 'png', isShown: true },
  pdf: {
    mediaType: 'application/pdf',
    headers: EMBEDDABLE,
    hasFigures: true,
    hasSettingOut: true,
    extension: 'pdf',
    isShown: true,
  },
  dxf: { mediaType: 'image/vnd.dxf; charset=utf-8', headers: EMBEDDABLE, hasFigures: false, extension: 'dxf' },
  csv: { mediaType: 'text/csv; charset=utf-8', headers: EMBEDDABLE, hasFigures: true, extension: 'csv' },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    headers: EMBEDDABLE,
    hasFigures: true,
    extension: 'xlsx',
  },
  // The type that buildingSMART names for STEP files.
  ifc: { mediaType: 'application/x-step; charset=utf-8', headers: EMBEDDABLE, hasFigures: true, extension: 'ifc' },
  glb: { mediaType: 'model/gltf-binary', headers: EMBEDDABLE, hasFigures: false, extension: 'glb' },
  'cut-dxf': { mediaType: 'application/zip', headers: EMBEDDABLE, hasFigures: true, extension: 'zip' },
};

/** Writes an answer without a link; `linkedEnd` adds it. */
export type Writer = (planned: Planned, options: WriteOptions) => Content;

/** The writers of some formats, or of all. */
export type Writers = Readonly<Partial<Record<Format, Writer>>>;

/** The writers that a page has itself. */
export const PAGE_WRITERS: Readonly<Record<'json' | 'svg', Writer>> = { json: writeJson, svg: writeSvg };

/** Returns the writer of a format; it is a bug if it is not there. */
export function writerIn(writers: Writers, format: Format): Writer {
  const writer = writers[format];
  if (writer === undefined) throw new Error(`The format ${format} is not made here.`);
  return writer;
}

function writeJson(planned: Planned, options: WriteOptions): string {
  const { publicUrl } = options;
  const { read, choices, plannerUrl } = planned;
  // What is behind a link can be planned again.
  const request = plannerUrl === undefined ? undefined : { request: requestBody(read) };
  const links = {
    ...request,
    svgUrl: svgUrlOf(publicUrl, read),
    plannerUrl: null,
    ...choicesPart(publicUrl, read, choices),
  };
  const answer = options.withDrawing ? { ...links, svg: writeSvg(planned, options) } : links;
  return JSON.stringify(answerPlanned(planned, answer));
}

function writeSvg({ plan, read, ...bought }: Planned, { publicUrl, measure }: WriteOptions): string {
  return measure('draw', () => drawPlan(plan, read, read.options.credit ? `${publicUrl}/` : null, bought));
}

/** The end of a JSON answer without a link. The link comes last: it is known only after the plan is stored. */
export const UNLINKED_END = 'null}';

/** The end of a JSON answer with a link. */
export function linkedEnd(plannerUrl: string): string {
  return `${JSON.stringify(plannerUrl)}}`;
}

/** Why a plan is not stored: the store failed or may not grow, the plan is too large, or the caller has stored enough. */
export type NotStored = 'failed' | 'full' | 'too-large' | 'quota';

const NOT_STORED: Readonly<Record<NotStored, WordKey>> = {
  failed: 'warn.notStored',
  full: 'warn.storeFull',
  'too-large': 'warn.tooLargeToStore',
  quota: 'warn.linkQuota',
};

/** A JSON answer whose plan is not stored, with a warning that says why. */
export function withoutLink(text: string, lang: Lang, why: NotStored): string {
  const answer: PlanAnswer = JSON.parse(text);
  return JSON.stringify({ ...answer, warnings: [...answer.warnings, say(lang, NOT_STORED[why])] });
}
