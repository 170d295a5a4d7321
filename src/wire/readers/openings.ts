// Openings of a wall: `x,y,w,h,kind` in text, {x, y, w, h, kind} in JSON; without a kind an opening is a window. Centimetres
// in, millimetres out.

import { LIMITS, OPENINGS, type Opening, type OpeningKind, type Rectangle } from '../../engine/index.ts';
import { isJsonObject } from '../values/corners.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, withoutRepair } from '../values/mistakes.ts';
import { type CutoutKind, cutoutsFromJson, cutoutsFromText } from './cutout-list.ts';
import { RECTANGLES } from './rectangles.ts';

const KIND: CutoutKind<Rectangle> = {
  ...RECTANGLES,
  param: 'openings',
  noun: 'opening',
  also: 'kind',
  most: LIMITS.openings,
  instead: 'join those that touch, or send rectangles in subtract',
  example: [60, 90, 80, 100],
};

export const OPENINGS_EXAMPLE = '60,90,80,100,window';
export const OPENINGS_JSON_EXAMPLE = '[{"x":60,"y":90,"w":80,"h":100,"kind":"window"}]';

/** Reads openings separated by `;`: `60,90,80,100,window;0,0,70,200,door`. */
export function openingsFromText(text: string): Reading<readonly Opening[]> {
  const parts = text.split(';').map((opening) => /^(.*?)(?:,\s*(\p{L}[^,]*?))?\s*$/su.exec(opening) ?? ['', opening]);
  const rectangles = cutoutsFromText(parts.map(([, lengths]) => lengths).join(';'), KIND);
  return withKinds(
    rectangles,
    parts.map(([, , word]) => word),
  );
}

/** Reads openings from a JSON array of {x, y, w, h, kind}; the array may be empty. */
export function openingsFromJson(value: unknown): Reading<readonly Opening[]> {
  const list = Array.isArray(value) ? value : [];
  const split = list.map((item: unknown) => {
    if (!isJsonObject(item)) return { lengths: item, kind: undefined };
    const { kind, ...lengths } = item;
    return { lengths, kind: Object.hasOwn(item, 'kind') ? kind : undefined };
  });
  const lengths = Array.isArray(value) ? split.map((one) => one.lengths) : value;
  return withKinds(
    cutoutsFromJson(lengths, KIND),
    split.map((one) => one.kind),
  );
}

function withKinds(rectangles: Reading<readonly Rectangle[]>, kinds: readonly unknown[]): Reading<readonly Opening[]> {
  const unknown = kinds.flatMap((kind, i) => (kind === undefined || isKind(kind) ? [] : [unknownKind(kind, i + 1)]));
  // A repair would have to know the kinds too.
  const mistakes = [...(rectangles.ok ? [] : rectangles.mistakes.map(withoutRepair)), ...unknown];
  if (!rectangles.ok || mistakes.length > 0) return { ok: false, mistakes };
  return accepted(
    rectangles.value.map((rectangle, i) => ({ ...rectangle, kind: (kinds[i] as OpeningKind | undefined) ?? 'window' })),
  );
}

function isKind(value: unknown): value is OpeningKind {
  return OPENINGS.some((kind) => kind === value);
}

function unknownKind(received: unknown, number: number): Mistake {
  const message = `Opening ${number} of openings has the kind ${quoted(received)}; send ${OPENINGS.join(', ')}, exactly as written here, or leave it out for a window.`;
  return mistake({ code: 'opening-kind-unknown', param: 'openings', received, message });
}
