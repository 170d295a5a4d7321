// The plan being edited: a JSON body of the interface without language, size and links, and the data of the page alone.

import type { OpeningKind, Swing } from '../../engine/index.ts';

/** x and y in cm. */
export type CornerCm = readonly [x: number, y: number];

export interface RectangleCm {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface CircleCm {
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

export interface DoorCm {
  /** The wall it is in, from 1. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the door. */
  readonly at: number;
  readonly width: number;
  readonly swing?: Swing;
}

/** An opening of a wall. */
export interface OpeningCm extends RectangleCm {
  readonly kind?: OpeningKind;
}

/** One of several rooms with one pattern. */
export interface RoomCm {
  readonly name?: string;
  readonly outline?: string;
  readonly polygon?: readonly CornerCm[];
  readonly at?: { readonly x: number; readonly y: number };
  readonly doors?: readonly DoorCm[];
}

/** The other surfaces of a job. */
export interface JobPart {
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
  /** Where offcuts are reused, if not in the whole job. */
  readonly reuse?: 'surface' | 'none';
}

/** The form in which projects are stored; the room is a walk (`outline`) or corners (`polygon`). */
export interface Draft {
  readonly kind?: 'floor' | 'wall';
  readonly openings?: readonly OpeningCm[];
  readonly rooms?: readonly RoomCm[];
  readonly doorways?: readonly RectangleCm[];
  readonly outline?: string;
  readonly polygon?: readonly CornerCm[];
  readonly holes?: readonly (readonly CornerCm[])[];
  readonly subtract?: readonly RectangleCm[];
  readonly circles?: readonly CircleCm[];
  readonly doors?: readonly DoorCm[];
  readonly pattern?: string;
  readonly parameters?: Readonly<Record<string, number | string>>;
  readonly joint?: number;
  readonly edge?: number;
  readonly kerf?: number;
  readonly minCut?: number;
  readonly color?: string;
  /** Colours of kinds of tile. */
  readonly colors?: Readonly<Record<string, string>>;
  readonly gapColor?: string;
  readonly start?: { readonly x: number; readonly y: number };
  readonly page?: PageData;
  /** What it is called among the surfaces of a job. */
  readonly name?: string;
  /** What is laid, in the words of the shop. */
  readonly tile?: string;
  readonly job?: JobPart;
}

/**
 * Data of the page, by the part it belongs to. It is kept with the plan and undone with it; of all parts only the order
 * is sent, as fields of the interface.
 */
export type PageData = Readonly<Record<string, unknown>>;

/** The body of the interface in a draft: the plan of the edited surface. */
export function bodyOf({ page: _page, name: _name, tile: _tile, job: _job, ...body }: Draft): Draft {
  return body;
}

/** What a link shows of the edited surface: the body with its name, and the order. */
export function linkedSurface({ page, job: _, ...body }: Draft): Draft {
  return page?.order ? { ...body, page: { order: page.order } } : body;
}

/** A change to some fields of a draft; undefined removes a field. */
export type Change = { readonly [Field in keyof Draft]?: Draft[Field] | undefined };

/** Applies a change to a draft. */
export function changed(draft: Draft, change: Change): Draft {
  const next: Record<string, unknown> = { ...draft, ...change };
  for (const name of Object.keys(next)) if (next[name] === undefined) delete next[name];
  return next as Draft;
}
