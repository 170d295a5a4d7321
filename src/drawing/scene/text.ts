// Lines of text for the scene.

import type { Point } from '../../engine/index.ts';
import { INK } from './colors.ts';
import type { Role, Text } from './items.ts';

/** Height of the middle of digits and capitals above the baseline, in ems; nearly equal in all fonts of the stack. */
const MIDDLE_EMS = 0.36;

/** The width of the rim around a text, in ems. */
export const RIM_EMS = 0.3;

/** What of a text has a default. */
export type TextStyle = Partial<Pick<Text, 'color' | 'bold' | 'anchor' | 'turnDeg' | 'centred' | 'rim' | 'link'>>;

/** Returns a line of text at a point, `size` in mm. */
export function textOf(role: Role, text: string, at: Point, size: number, style: TextStyle = {}): Text {
  const plain = {
    color: INK,
    bold: false,
    anchor: 'start',
    turnDeg: 0,
    centred: false,
    rim: null,
    link: null,
  } as const;
  return { kind: 'text', role, text, at, size, ...plain, ...style };
}

/** The baseline of a text, on which painters put its letters. */
export function baselineOf({ at, size, turnDeg, centred }: Text, middleEms = MIDDLE_EMS): Point {
  const drop = centred ? middleEms * size : 0;
  const angle = (turnDeg * Math.PI) / 180;
  return { x: at.x - drop * Math.sin(angle), y: at.y + drop * Math.cos(angle) };
}
