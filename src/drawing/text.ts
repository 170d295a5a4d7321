// Lines of text for the scene, and their font stack.

import type { Point } from '../engine/index.ts';
import type { Lang } from '../words/index.ts';
import type { DrawingColor } from './options.ts';
import type { Role, Text } from './scene.ts';

/**
 * The fonts of a language. The font of the system comes first: it has all letters of the language it was chosen for.
 * Chinese fonts are only for Chinese, because their Latin letters lack some accents or are spaced for squares.
 */
export function fontsFor(lang: Lang): string {
  const chinese = lang === 'zh' ? "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', " : '';
  return `system-ui, ${chinese}'Noto Sans', sans-serif`;
}

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
