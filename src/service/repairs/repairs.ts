// Turns the engine's refusals into mistakes. Only corners in the wrong order and tiles in inches have a repair: which larger
// tile, smaller room or other cutout is meant, the caller must choose.

import type { PlanError } from '../../engine/index.ts';
import {
  type AcceptedRequest,
  type Mistake,
  mistake,
  parameterIn,
  ringJson,
  ringsText,
  type Where,
} from '../../wire/index.ts';
import { ringInOrder } from './corner-order.ts';
import { largerTiles, tileInOtherUnit } from './tiles.ts';

/**
 * Turns the engine's refusal into a mistake. If `read` is the refused request, the mistake has its repair, or names a tile
 * that is large enough, written for a query or a body as `where` says.
 */
export function mistakeOf(error: PlanError, read?: AcceptedRequest, where: Where = 'query'): Mistake {
  const { code, message, details } = error;
  const { param = null, received } = details;
  const about = {
    code,
    message,
    param: code === 'sizes-misfit' && param !== null ? parameterIn(where, param) : param,
    received,
  };
  if (read === undefined) return mistake(about);
  if (code.startsWith('walls-')) return mistake({ ...about, ...cornersInOrder(error, read, where) });
  const isTooMuch = code === 'too-many-tiles' || code === 'too-much-work';
  const larger = isTooMuch ? otherTiles(error, read, where) : undefined;
  if (larger === undefined) return mistake(about);
  const { hint, ...side } = larger;
  return mistake({ ...about, message: message + hint, ...side });
}

/** A tile with which the plan succeeds: that of another unit if it is certain, otherwise also a larger one. */
function otherTiles(error: PlanError, read: AcceptedRequest, where: Where) {
  const meant = tileInOtherUnit(read, where);
  if (meant !== undefined && (meant.example !== undefined || meant.changes !== undefined)) return meant;
  const larger = largerTiles(error, read, where) ?? meant;
  return larger && meant && larger !== meant ? { ...larger, hint: meant.hint + larger.hint } : larger;
}

function cornersInOrder({ details }: PlanError, { request }: AcceptedRequest, where: Where) {
  const { outer, holes } = { ...request.room, ...request.room.flat };
  const isPolygon = details.param === 'polygon';
  // Doors are in walls by their numbers, which another order would give to other walls.
  if (isPolygon && request.room.doors !== undefined) return undefined;
  const sent = isPolygon ? [outer] : details.param === 'holes' ? holes : [];
  const rings = sent.map(ringInOrder).filter((ring) => ring !== undefined);
  if (rings.length < sent.length || sent.length === 0) return undefined;
  const written = (all: typeof holes) =>
    where === 'query' ? ringsText(all, ' ') : JSON.stringify(isPolygon ? ringJson(all[0]) : all.map(ringJson));
  return { received: written(sent), example: written(rings) };
}
