// The colours of the plan: those of the drawing, so that page and printed sheet show the same tiles. In dark mode the
// canvas has a dark sheet and dimmed tiles; files and prints stay light.

import { signal } from '@preact/signals';
import * as drawing from '../../../drawing/index.ts';
import { patternByName } from '../../../engine/index.ts';
import type { Planned } from '../../state/session.ts';

type SheetColors = Readonly<Record<'backdrop' | 'paper' | 'slate' | 'ink' | 'solid' | 'action', string>>;

/** The colours of the sheet and of what is written on it. */
const LIGHT: SheetColors = { ...drawing.LIGHT, backdrop: drawing.LIGHT.sunk };
/** A dark sheet is lighter than the page. */
const DARK: SheetColors = { ...drawing.DARK, backdrop: drawing.DARK.paper, paper: drawing.DARK.raised };

/** Whether the page is dark; a painting that reads it is repeated when that changes. */
export const isDark = signal(false);

export let { backdrop: BACKDROP, paper: PAPER, slate: SLATE, ink: INK, solid: SOLID, action: ACTION } = LIGHT;

/** Sets the colours above, which all that paint on the canvas share. */
export function applyScheme(): void {
  ({
    backdrop: BACKDROP,
    paper: PAPER,
    slate: SLATE,
    ink: INK,
    solid: SOLID,
    action: ACTION,
  } = isDark.value ? DARK : LIGHT);
}

export interface Palette {
  /** One colour for each tile of the motif. */
  readonly tiles: readonly string[];
  readonly joint: string;
  /** The colour of slivers and the start. */
  readonly signal: string;
  /** One colour for each tile of the motif. */
  readonly hatches: readonly string[];
}

/** The colours of a plan in drawings and prints. */
export function drawnPaletteOf({ draft, laid, answer }: Planned): drawing.Palette {
  const pattern = patternByName(answer.pattern.id);
  if (pattern === undefined) throw new Error(`There is no pattern ${answer.pattern.id}.`);
  const { parameters } = answer.pattern;
  const colors = Object.entries(draft.colors ?? {}).map(([kind, color]) => ({ kind, color: colorOf(color) }));
  const asked = { color: optional(draft.color), colors, gapColor: optional(draft.gapColor) };
  return drawing.paletteOf({ lattice: laid.lattice, pattern, parameters }, asked);
}

/** The same for the page. */
export function paletteOf(planned: Planned): Palette {
  const { tiles, joint, signal, hatches } = drawnPaletteOf(planned);
  return {
    tiles: tiles.map(drawing.hex),
    joint: drawing.hex(joint),
    signal: drawing.hex(signal),
    hatches: hatches.map(drawing.hex),
  };
}

/** The colour that was chosen for all tiles; null if none was. */
export function chosenColorOf({ draft }: Planned): drawing.DrawingColor | null {
  return optional(draft.color);
}

/** How much of their light tiles and joints keep on a dark sheet. */
const DIM = { tiles: 0.62, joint: 0.42 };

/** The colours of a plan on the canvas. Colours that were chosen are shown as they are. */
export function canvasPaletteOf(planned: Planned): Palette {
  const palette = paletteOf(planned);
  if (!isDark.value) return palette;
  const { color, colors = {}, gapColor } = planned.draft;
  const { id, parameters } = planned.answer.pattern;
  const kinds = patternByName(id)?.kinds?.(parameters) ?? [];
  const isChosen = (motif: number) => color !== undefined || Object.hasOwn(colors, kinds[motif] ?? '');
  return {
    ...palette,
    tiles: palette.tiles.map((tile, motif) => (isChosen(motif) ? tile : dimmed(tile, DIM.tiles))),
    joint: gapColor === undefined ? dimmed(palette.joint, DIM.joint) : palette.joint,
    signal: palette.tiles.some((_, motif) => isChosen(motif)) ? palette.signal : drawing.DARK.signal,
  };
}

function dimmed(color: string, share: number): string {
  return color.replace(/[0-9a-f]{2}/g, (part) =>
    Math.round(Number.parseInt(part, 16) * share)
      .toString(16)
      .padStart(2, '0'),
  );
}

function optional(text: string | undefined): drawing.DrawingColor | null {
  return text === undefined ? null : colorOf(text);
}

/** Drafts may omit the # and half of the digits. */
function colorOf(text: string): drawing.DrawingColor {
  const digits = text.replace('#', '');
  return drawing.rgbOf(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`);
}
