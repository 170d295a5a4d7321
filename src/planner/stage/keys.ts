// The plan by keyboard: from tile to tile, nearer and farther.

import { centreOf, type Point } from '../../engine/index.ts';
import type { Desk } from '../state/desk.ts';
import { section } from '../state/sections.ts';
import { selected } from '../state/selection.ts';
import { panned, toPlan, view } from '../state/view.ts';
import { fitView, moveView, stageSize, zoomBy } from './sight.ts';
import { nearestTile, neighbourOf, pieceOf, toFloor } from './tiles.ts';
import { toolbox } from './toolbox.ts';

export const ZOOM_STEP = 1.25;
/** A tile walked to is kept this far from the edges of the stage, px. */
const MARGIN_PX = 40;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key; undefined for every other key, and for those that belong to the browser. */
export function arrowOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Point | undefined {
  return ctrlKey || metaKey || altKey ? undefined : ARROWS[key];
}

/** A key pressed while anything on the stage has the focus; whether it was used. */
export function pressOnStage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, desk: Desk): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const planned = desk.planned.value;
  if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
  else if (key === '-') zoomBy(1 / ZOOM_STEP);
  else if (key === '0' && planned) fitView(planned.laid);
  else return false;
  return true;
}

/** A key pressed while the plan itself has the focus; whether it was used. */
export function pressOnPlan(event: KeyboardEvent, desk: Desk): boolean {
  if (toolbox.value.some((tool) => tool.key?.(event))) return true;
  const toward = arrowOf(event);
  if (toward) walk(desk, toward);
  else if (event.key === 'Enter' && selected.value) section.value = 'cuts';
  else if (event.key === 'Escape' && selected.value) selected.value = null;
  else return false;
  return true;
}

/** To the next tile in a direction; the first time, to the tile in the middle of what is seen. */
function walk(desk: Desk, toward: Point): void {
  const planned = desk.planned.value;
  if (!planned) return;
  const { laid } = planned;
  const from = selected.value;
  const { width, height } = stageSize.value;
  const middle = toFloor(laid, toPlan(view.value, { x: width / 2, y: height / 2 }));
  const tile =
    from && pieceOf(laid, from)
      ? neighbourOf(laid, from, toward)
      : nearestTile(laid, ({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  if (!tile) return;
  selected.value = tile;
  const { x, y } = centreOf(laid.layout, tile);
  const { originUm } = laid.floor;
  bringIntoView({ x: x + originUm.x / 1000, y: y + originUm.y / 1000 });
}

function bringIntoView(point: Point): void {
  const { pxPerMm, x, y } = view.value;
  const { width, height } = stageSize.value;
  const beyond = (at: number, size: number) => Math.max(0, MARGIN_PX - at) + Math.min(0, size - MARGIN_PX - at);
  const dx = beyond(point.x * pxPerMm + x, width);
  const dy = beyond(point.y * pxPerMm + y, height);
  if (dx !== 0 || dy !== 0) moveView((before) => panned(before, dx, dy));
}
