// Composes what a CAD file has of a plan: true outlines of walls, cutouts and tiles, the marks, and texts whose height is a
// share of the room.

import { courtsOf, type Plan, roomFiguresOf } from '../../engine/index.ts';
import { type Notation, say } from '../../words/index.ts';
import { besideWall, readableTurn, wallsOf } from '../labels/walls.ts';
import { marksOf } from '../marks/marks.ts';
import type { Medium } from '../marks/medium.ts';
import { boxOf } from '../scene/box.ts';
import { INK, WHITE } from '../scene/colors.ts';
import { areaText, lengthLabel } from '../scene/figures.ts';
import { doorwayLines, drawnCutouts } from '../scene/floor.ts';
import { CAD_GRAIN } from '../scene/grain.ts';
import { type Item, type Lines, linesOf, type Text } from '../scene/items.ts';
import { type Palette, paletteOf } from '../scene/palette.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import { textOf } from '../scene/text.ts';
import { tileItems } from '../scene/tile-items.ts';
import { splitCuts } from '../scene/tiles.ts';
import { captionOf } from './caption.ts';
import type { DrawingOptions } from './options.ts';

export type CadNotation = Notation & Pick<DrawingOptions, 'order' | 'quantities' | 'title'>;

/** Height of letters as a share of the room's longer side, mm within limits. */
const TEXT = { share: 0.02, least: 30, most: 200 };
const START_RADIUS_MM = 40;
/** Programs draw lines as thin as they can. */
const THIN = { color: INK, width: 0 };

/** Height of letters, mm. */
function textHeight({ surface: { box } }: Plan): number {
  return Math.min(TEXT.most, Math.max(TEXT.least, TEXT.share * Math.max(box.width, box.height)));
}

/** How far the texts below a room reach, and those around it, mm. */
export function cadMargins(plan: Plan): { readonly below: number; readonly around: number } {
  const height = textHeight(plan);
  return { below: 8 * height, around: 3 * height };
}

/** Returns the items of a CAD file, the walls first. */
export function composeCad(plan: Plan, notation: CadNotation): Item[] {
  const text = textHeight(plan);
  const palette = paletteOf(plan, { color: null, gapColor: null });
  const plain = { seam: null, between: null, sliverSeam: null, sliverRim: null, crossed: null, hatch: null };
  return [
    linesOf('wall', THIN, [ringInFloorFrame(plan.room.outer, plan)], true),
    ...courtsOf(plan.room).map((ring) => linesOf('wall', THIN, [ringInFloorFrame(ring, plan)], true)),
    ...doorwayLines(plan, THIN),
    ...cutoutOutlines(plan),
    ...tileItems(plan, splitCuts(plan), palette, { grain: CAD_GRAIN, seen: null, ...plain }),
    ...marksOf(plan, mediumOf(palette, text)).items,
    ...textsOf(plan, notation, text),
  ];
}

/** Round cutouts are circles, not the corners by which they are planned. */
function cutoutOutlines(plan: Plan): Lines[] {
  return drawnCutouts(plan).map(({ ring, diameter }) => {
    if (diameter === null) return linesOf('cutout', THIN, [ring], true);
    const { left, top, width, height } = boxOf(ring);
    const centre = { x: left + width / 2, y: top + height / 2 };
    return { ...linesOf('cutout', THIN, []), circles: [{ centre, radius: diameter / 2 }] };
  });
}

function mediumOf({ signal }: Palette, text: number): Medium {
  const arm = 1.6 * START_RADIUS_MM;
  return {
    ...{ origin: { x: 0, y: 0 }, mmPerPx: 1, signal, text, line: 0, chalk: null, isFree: () => true },
    walls: { band: 0, gap: WHITE },
    start: { radius: START_RADIUS_MM, arm, clear: arm, width: 0, rim: null, arrow: null },
  };
}

/** The names and areas of rooms, the lengths of the walls outside of them, and what is laid below the room. */
function textsOf(plan: Plan, notation: CadNotation, height: number): Text[] {
  const outer = ringInFloorFrame(plan.room.outer, plan);
  const lengths = outer.map(({ x, y }, i) => {
    const next = outer[(i + 1) % outer.length];
    return lengthLabel(notation, Math.hypot(next.x - x, next.y - y));
  });
  const { title, figures, unit } = captionOf(plan, { ...notation, credit: null });
  const { left, bottom } = boxOf(outer);
  return [
    ...roomTexts(plan, notation, height),
    ...openingTexts(plan, notation, height),
    ...wallsOf(outer, lengths, [...outer.keys()])
      // A length that is longer than its wall would be written over the next one.
      .filter(({ length, text }) => length >= text.length * height)
      .map((wall) => {
        const style = { anchor: 'middle', centred: true, turnDeg: readableTurn(wall.along) } as const;
        return textOf('label', wall.text, besideWall(wall, 0.5, 1.2 * height), height, style);
      }),
    ...[[...title, unit], figures].map((parts, line) =>
      textOf('title', parts.join(' · '), { x: left, y: bottom + (4 + 2 * line) * height }, height),
    ),
  ];
}

/** What the openings of a wall are, in the middle of those that have room for it. */
function openingTexts(plan: Plan, { lang }: Notation, height: number): Text[] {
  return drawnCutouts(plan).flatMap(({ ring, opening }) => {
    const { left, top, width, height: depth } = boxOf(ring);
    const name = opening === null ? '' : say(lang, `opening.${opening}`);
    if (name === '' || width < name.length * height || depth < 2 * height) return [];
    return [
      textOf('label', name, { x: left + width / 2, y: top + depth / 2 }, height, { anchor: 'middle', centred: true }),
    ];
  });
}

/** The name and the area of each of several rooms, in its middle. */
function roomTexts(plan: Plan, notation: Notation, height: number): Text[] {
  const rooms = roomFiguresOf(plan) ?? [];
  return rooms.map(({ name, areaMm2 }, i) => {
    const { left, top, width, height: depth } = boxOf(ringInFloorFrame(plan.room.flat?.rooms[i].outer ?? [], plan));
    const middle = { x: left + width / 2, y: top + depth / 2 };
    const style = { anchor: 'middle', centred: true } as const;
    return textOf('label', [name, areaText(notation, areaMm2)].filter(Boolean).join(' · '), middle, height, style);
  });
}
