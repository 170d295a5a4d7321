// The keyboard on the plan: moving between tiles, zooming.

import { centreOf, type Point } from '../../engine/index.ts';
import { section } from '../state/sections.ts';
import { selected } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { panned, toCanvas, toPlan, view, within } from '../state/view.ts';
import { pieceOf } from './laid-tile.ts';
import { nearestTile, neighbourOf, toFloor } from './tiles.ts';
import { toolbox } from './toolbox.ts';
import { fitView, middleOfStage, moveView, stageSize, ZOOM_STEP, zoomBy } from './viewport.ts';

/** A tile selected by keys is kept this far from the edges of the stage, px. */
const MARGIN_PX = 40;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Key combinations that belong to the browser. */
function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** The direction of an arrow key; undefined for every other key. */
export function arrowOf(event: KeyboardEvent): Point | undefined {
  return isCommand(event) ? undefined : ARROWS[event.key];
}

/** Handles a key while anything on the stage has the focus; returns whether it was used. */
export function pressOnStage(event: KeyboardEvent, session: Session): boolean {
  const { key } = event;
  const planned = session.planned.value;
  if (isCommand(event)) return false;
  if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
  else if (key === '-') zoomBy(1 / ZOOM_STEP);
  else if (key === '0' && planned) fitView(planned.laid);
  else return false;
  return true;
}

/** Handles a key while the plan itself has the focus; returns whether it was used. */
export function pressOnPlan(event: KeyboardEvent, session: Session): boolean {
  if (toolbox.value.some((tool) => tool.key?.(event))) return true;
  const toward = arrowOf(event);
  if (toward) walk(session, toward);
  else if (event.key === 'Enter' && selected.value) section.value = 'cuts';
  else if (event.key === 'Escape' && selected.value) selected.value = null;
  else return false;
  return true;
}

/** Selects the next tile in a direction; the first time, the tile in the middle of the view. */
function walk(session: Session, toward: Point): void {
  const planned = session.planned.value;
  if (!planned) return;
  const { laid } = planned;
  const from = selected.value;
  const middle = toFloor(laid, toPlan(view.value, middleOfStage()));
  const tile =
    from && pieceOf(laid, from)
      ? neighbourOf(laid, from, toward)
      : nearestTile(laid, ({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  if (!tile) return;
  selected.value = tile;
  const { x, y } = centreOf(laid.layout, tile);
  const { originUm } = laid.floor;
  const at = toCanvas(view.value, { x: x + originUm.x / 1000, y: y + originUm.y / 1000 });
  const { width, height } = stageSize.value;
  const dx = within(at.x, MARGIN_PX, width - MARGIN_PX) - at.x;
  const dy = within(at.y, MARGIN_PX, height - MARGIN_PX) - at.y;
  if (dx !== 0 || dy !== 0) moveView((before) => panned(before, dx, dy));
}
