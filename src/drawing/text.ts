// Lines of text for the scene, and their font stack.

import type { Point } from '../engine/index.ts';
import type { DrawingColor } from './options.ts';
import type { Role, Text } from './scene.ts';

/** Preferred fonts, then system defaults; Latin fonts before Chinese ones. */
export const FONT_STACK =
  "Inter, 'Noto Sans', 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif";

/** Height of the middle of digits and capitals above the baseline, in ems; nearly equal in all fonts of the stack. */
const MIDDLE_EMS = 0.36;

interface TextStyle {
  readonly color: DrawingColor;
  readonly bold?: boolean;
  readonly anchor?: Text['anchor'];
  readonly turnDeg?: number;
  /** Whether `at` is the middle of the letters' height instead of their baseline. */
  readonly centred?: boolean;
  readonly link?: string | null;
}

/** Returns a line of text at a point, `size` in mm. */
export function textOf(role: Role, text: string, at: Point, size: number, style: TextStyle): Text {
  const { color, bold = false, anchor = 'start', turnDeg = 0, centred = false, link = null } = style;
  const drop = centred ? MIDDLE_EMS * size : 0;
  const angle = (turnDeg * Math.PI) / 180;
  const baseline = { x: at.x - drop * Math.sin(angle), y: at.y + drop * Math.cos(angle) };
  return { kind: 'text', role, text, at: baseline, size, anchor, color, bold, turnDeg, link };
}
