// The colours of the plan: those of the drawing, so that page and printed sheet show the same tiles. The plan stays
// light in dark mode; only the backdrop changes.

import * as drawing from '../../../drawing/index.ts';
import { patternByName } from '../../../engine/index.ts';
import type { Planned } from '../../state/session.ts';

export const PAPER = drawing.hex(drawing.PAPER);
export const SLATE = drawing.hex(drawing.SLATE);
export const INK = drawing.hex(drawing.INK);
export const SOLID = drawing.hex(drawing.SOLID);
export const ACTION = '#1f5f8b';
/** The background of the sheet, light and dark. */
export const BACKDROP = { light: '#f1eee8', dark: '#262c33' };

export interface Palette {
  /** One colour for each tile of the motif. */
  readonly tiles: readonly string[];
  readonly joint: string;
  /** The colour of slivers and the start. */
  readonly signal: string;
  readonly hatch: string;
}

/** The colours of a plan. */
export function paletteOf({ draft, laid, answer }: Planned): Palette {
  const pattern = patternByName(answer.pattern.id);
  if (pattern === undefined) throw new Error(`There is no pattern ${answer.pattern.id}.`);
  const asked = { color: colorOf(draft.color), gapColor: colorOf(draft.gapColor) };
  const { tiles, joint, signal, hatch } = drawing.paletteOf({ lattice: laid.lattice, pattern }, asked);
  return {
    tiles: tiles.map(drawing.hex),
    joint: drawing.hex(joint),
    signal: drawing.hex(signal),
    hatch: drawing.hex(hatch),
  };
}

/** Drafts may omit the # and half of the digits. */
function colorOf(text: string | undefined): drawing.DrawingColor | null {
  if (text === undefined) return null;
  const digits = text.replace('#', '');
  const all = Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
  return { r: all >> 16, g: (all >> 8) & 255, b: all & 255 };
}
