// The messages between the page and its workers. All of them can be cloned.

import type { Size } from '../../drawing/index.ts';
import type { CutoutSource, Floor, Lattice, Layout, Notice, Point, Room, Warning } from '../../engine/index.ts';
import type { FoundRooms, ImportErrorCode, Unit } from '../../import/index.ts';
import type { PaperChoice } from '../../paper/index.ts';
import type { AnswerOutcome } from '../../service/index.ts';
import type { Mistake, PlanFigures } from '../../wire/index.ts';
import type { Lang, Values } from '../../words/index.ts';
import type { Draft } from './draft.ts';

/** A laid floor for drawing and measuring: millimetres, in the floor's frame unless stated otherwise. */
export interface LaidFloor {
  readonly floor: Floor;
  readonly lattice: Lattice;
  readonly layout: Layout;
  /** The room as sent, in the caller's frame. */
  readonly room: Room;
  /** The start in the caller's frame. */
  readonly start: Point;
  readonly joint: number;
  readonly kerf: number;
  /** For each cut tile, 1 if it is a sliver. */
  readonly slivers: Uint8Array;
}

/** A mistake in a draft. */
export interface DraftMistake extends Mistake {
  /** The cutout that alone leaves no floor; null if several do so together. */
  readonly cutout?: { readonly source: CutoutSource; readonly index: number } | null;
}

/** The result of planning a draft. */
export type PlanOutcome =
  | {
      readonly ok: true;
      /** The figures of the interface's answer. */
      readonly answer: PlanFigures;
      readonly laid: LaidFloor;
      /** The warnings as facts: the page has sentences of its own for them. */
      readonly findings: readonly Warning[];
      /** What the trade says about the plan. */
      readonly notices: readonly Notice[];
    }
  | { readonly ok: false; readonly mistakes: readonly DraftMistake[] };

/** Plans a draft, with names and warnings in a language. */
export interface PlanOrder {
  readonly task: 'plan';
  readonly draft: Draft;
  readonly lang: Lang;
}

/** Plans drafts, away from the page's thread. */
export interface PlanWorker {
  order(order: PlanOrder): Promise<PlanOutcome>;
}

/** Requests the interface's answer to a body: the figures of a search or of reused offcuts, or a file. */
export interface AnswerOrder {
  readonly task: 'answer';
  readonly body: object;
  readonly lang: Lang;
  /** Shown in the drawing as its origin. */
  readonly publicUrl: string;
}

/** Requests the interface's answer to the body of a job, a file of it, its surfaces as a draft, or its pages to print. */
export interface JobOrder extends Omit<AnswerOrder, 'task'> {
  readonly task: 'job' | 'surfaces' | 'print';
  /** How it is printed. */
  readonly choice?: PaperChoice | undefined;
}

/** Pages to print: their markup, and the size of the paper in mm, which some have of their own. */
export interface PrintedPages {
  readonly paper: Size;
  readonly pages: readonly { readonly html: string; readonly paper?: Size }[];
}

/** Reads a drawing or a scan. */
export interface DrawingOrder {
  readonly task: 'drawing';
  readonly file: File;
  /** The unit that a person has chosen. */
  readonly unit?: Unit | undefined;
  readonly lang: Lang;
}

/** What is in a drawing, or why it cannot be read, with the figures of the sentence. */
export type DrawingOutcome =
  | FoundRooms
  | { readonly kind: 'refused'; readonly code: ImportErrorCode; readonly values: Values };

export type Order = PlanOrder | AnswerOrder | JobOrder | DrawingOrder;

export type Outcome = PlanOutcome | AnswerOutcome | DrawingOutcome;

export interface Envelope<Content> {
  readonly number: number;
  readonly content: Content;
}

/** The reply to an order; `fault` is an internal error. */
export type Reply<Result = Outcome> = { readonly result: Result } | { readonly fault: string };
