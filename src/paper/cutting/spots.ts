// Places for texts in a small drawing, over no other text. Millimetres of paper.

import { type Box, widthOf } from '../../drawing/index.ts';
import type { Point } from '../../engine/index.ts';

/** Height of the letters' box, and the space around it, in ems. */
const LINE_EMS = 1.15;
const AROUND = 0.3;

export class Spots {
  readonly #taken: Box[] = [];

  /** The box of a text around its middle; upright texts are read from the right. */
  static box(text: string, middle: Point, size: number, isUpright = false): Box {
    const [long, high] = [widthOf(text, size) + AROUND, LINE_EMS * size];
    const [width, height] = isUpright ? [high, long] : [long, high];
    return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
  }

  isFree(box: Box): boolean {
    return !this.#taken.some((other) => overlap(box, other));
  }

  take(box: Box): void {
    this.#taken.push(box);
  }

  /** The first place at which a text is free, which it then takes; null if it is free at none. */
  place(text: string, size: number, places: readonly Point[], isWithin: (box: Box) => boolean): Point | null {
    for (const place of places) {
      const box = Spots.box(text, place, size);
      if (!isWithin(box) || !this.isFree(box)) continue;
      this.take(box);
      return place;
    }
    return null;
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
