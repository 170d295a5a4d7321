// What a change of the room means for its doors: they stay in their walls. Every version of a plan goes through here.

import { changed, type Draft } from '../../state/draft.ts';
import { outerOf } from '../walk.ts';
import { doorsChange, doorsFollowing, doorsOf, doorsOfPage } from './door.ts';

/** A draft whose doors are in its walls; `before` is the version before it, if it is one of the same plan. */
export function settled(draft: Draft, before?: Draft): Draft {
  if (draft.page?.doors !== undefined) return settled(fromPage(draft), before);
  // What was planned before fits; only a change of the room may leave a door without its wall.
  if (draft.doors === undefined || before === undefined || isSameRoom(draft, before)) return draft;
  const ring = outerOf(draft);
  if (ring.length === 0) return draft;
  return changed(draft, doorsChange(ring, doorsFollowing(doorsOf(draft), outerOf(before), ring)));
}

/** The draft with doors that an earlier version of the page kept for itself; it may be older than the field. */
function fromPage(draft: Draft): Draft {
  const { doors: _, ...others } = draft.page ?? {};
  const page = Object.keys(others).length > 0 ? others : undefined;
  const ring = outerOf(draft);
  const doors = ring.length > 0 ? doorsOfPage(draft, ring) : [];
  return changed(draft, { page, ...(draft.doors === undefined && doorsChange(ring, doors)) });
}

function isSameRoom(draft: Draft, before: Draft): boolean {
  return draft.outline === before.outline && draft.polygon === before.polygon;
}
