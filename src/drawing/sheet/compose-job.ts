// Composes the scene of a job: the drawing of each surface as its own plan has it, all to one scale, in rows in the order of
// the job. No surface has a place of its own, so floors whose coordinates overlap stand beside each other too.

import type { Plan } from '../../engine/index.ts';
import { type Notation, say } from '../../words/index.ts';
import { wrapWords } from '../labels/text-width.ts';
import { doorOverhang } from '../marks/doors.ts';
import { INK, MUTED, PAPER } from '../scene/colors.ts';
import type { Item, Scene } from '../scene/items.ts';
import { placeInRows, type Rows } from '../scene/rows.ts';
import { textOf } from '../scene/text.ts';
import { composeScene } from './compose.ts';
import { hashOf } from './fingerprint.ts';
import type { DrawingOptions } from './options.ts';

/** A surface with the options of its own drawing; its title is its name. */
export interface DrawnSurface {
  readonly plan: Plan;
  readonly options: Omit<DrawingOptions, 'widthPx' | 'credit' | 'leastMmPerPx'>;
}

export interface JobDrawingOptions extends Notation {
  readonly widthPx: number;
  /** The title of the job; empty for none. */
  readonly title: string;
  /** The address that the credit line links to; null leaves the line out. */
  readonly credit: string | null;
}

/** The least width of a surface, for its figures. */
const LEAST_PX = 260;
const GAP_PX = 12;
/** What texts and margins take of the width of a surface, beside its floor. */
const AROUND = { share: 1.3, px: 120 };
/** About the texts above and below a floor. */
const TEXTS_PX = 170;
/** Higher than this many widths, the surfaces are drawn smaller, down to a scale at which their texts need more space than they. */
const MOST_HEIGHT = 1.5;
const MOST_STEPS = 12;
const STEP = 1.15;
const TITLE = { least: 14, share: 0.024 };

/** Returns the scene of a job. Throws for invalid options. */
export function composeJobScene(surfaces: readonly DrawnSurface[], options: JobDrawingOptions): Scene {
  const { widthPx, title, credit, lang } = options;
  const { scenes, mmPerPx } = scenesToScale(surfaces, widthPx);
  const size = Math.max(TITLE.least, TITLE.share * widthPx);
  const small = 0.6 * size;
  const head = title === '' ? [] : wrapWords(title, size, widthPx - 2 * GAP_PX);
  const top = head.length === 0 ? 0 : GAP_PX + 1.4 * size * head.length;
  const rows = placedScenes(scenes, widthPx);
  const bottom = top + rows.size.height;
  const heightPx = Math.ceil(bottom + (credit === null ? 0 : 2.4 * small));
  const at = (x: number, y: number) => ({ x: x * mmPerPx, y: y * mmPerPx });
  const items: Item[] = [
    { kind: 'block', role: 'paper', fill: PAPER, ...boxOf(widthPx, heightPx, mmPerPx) },
    ...head.map((text, i) =>
      textOf('title', text, at(GAP_PX, GAP_PX + (1.05 + 1.4 * i) * size), size * mmPerPx, { color: INK, bold: true }),
    ),
    ...scenes.map((scene, i) => placed(scene, at(rows.places[i].x, top + rows.places[i].y))),
    ...(credit === null
      ? []
      : [
          textOf('credit', say(lang, 'ui.credit'), at(widthPx - GAP_PX, bottom + 1.2 * small), small * mmPerPx, {
            ...{ color: MUTED, anchor: 'end', link: credit },
          }),
        ]),
  ];
  return {
    ...{ widthPx, heightPx, mmPerPx, lang, items },
    view: boxOf(widthPx, heightPx, mmPerPx),
    heading: title || scenes.map(({ heading }) => heading).join(' · '),
    description: scenes.map(({ heading, description }) => `${heading}: ${description}`).join(' '),
    fingerprint: hashOf(JSON.stringify([title, credit, ...scenes.map(({ fingerprint }) => fingerprint)])),
  };
}

function boxOf(widthPx: number, heightPx: number, mmPerPx: number) {
  return { left: 0, top: 0, width: widthPx * mmPerPx, height: heightPx * mmPerPx };
}

function placed({ view, items }: Scene, { x, y }: { readonly x: number; readonly y: number }): Item {
  const at = { x: x - view.left, y: y - view.top };
  return {
    kind: 'group',
    role: 'surface',
    at,
    scale: 1,
    clip: null,
    items: items.filter(({ role }) => role !== 'paper'),
  };
}

function placedScenes(scenes: readonly Scene[], widthPx: number): Rows {
  return placeInRows(
    scenes.map((scene) => ({ width: scene.widthPx, height: scene.heightPx })),
    widthPx,
    GAP_PX,
  );
}

/** The scenes of all surfaces to one scale. */
function scenesToScale(surfaces: readonly DrawnSurface[], widthPx: number): { scenes: Scene[]; mmPerPx: number } {
  let mmPerPx = scaleFor(surfaces, widthPx);
  for (;;) {
    const scenes = surfaces.map(({ plan, options }) =>
      composeScene(plan, { ...options, widthPx: widthOf(plan, mmPerPx, widthPx), leastMmPerPx: mmPerPx, credit: null }),
    );
    // Texts may take more than was expected; then all are drawn as small as the smallest.
    const smallest = Math.max(...scenes.map((scene) => scene.mmPerPx));
    if (smallest <= mmPerPx) return { scenes, mmPerPx };
    mmPerPx = smallest;
  }
}

/** The scale at which every surface is within the width, and all of them about within the height. */
function scaleFor(surfaces: readonly DrawnSurface[], widthPx: number): number {
  const around = Math.min(AROUND.px, widthPx / 2);
  const needed = surfaces.map(({ plan }) => {
    const { width, height } = sizeOf(plan);
    return Math.max((AROUND.share * width) / (widthPx - around), height / (MOST_HEIGHT * widthPx));
  });
  let mmPerPx = Math.max(...needed);
  const heightAt = (scale: number) => {
    const boxes = surfaces.map(({ plan }) => ({
      width: widthOf(plan, scale, widthPx),
      height: sizeOf(plan).height / scale + TEXTS_PX,
    }));
    return placeInRows(boxes, widthPx, GAP_PX).size.height;
  };
  for (let step = 0; step < MOST_STEPS && heightAt(mmPerPx) > MOST_HEIGHT * widthPx; step++) mmPerPx *= STEP;
  return mmPerPx;
}

/** The width of the drawing of a surface at a scale, px. */
function widthOf(plan: Plan, mmPerPx: number, mostPx: number): number {
  const { width, height } = sizeOf(plan);
  const around = Math.min(AROUND.px, mostPx / 2);
  const needed = Math.max(AROUND.share * (width / mmPerPx) + around, height / (MOST_HEIGHT * mmPerPx), LEAST_PX);
  return Math.min(mostPx, Math.ceil(needed));
}

/** A floor with the doors that open out of it, mm. */
function sizeOf(plan: Plan): { readonly width: number; readonly height: number } {
  const { left, right, top, bottom } = doorOverhang(plan);
  return { width: plan.floor.width + left + right, height: plan.floor.height + top + bottom };
}
