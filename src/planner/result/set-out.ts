// How the current plan is set out on the floor. Loaded with the parts that show it: paper, and the chalk lines on the plan.

import { type SetOut, setOut } from '../../engine/setting-out.ts';
import type { Planned } from '../state/session.ts';

/** How a plan is set out. */
export function setOutNow({ laid, draft, answer }: Planned): SetOut {
  return setOut({ ...laid, minCut: draft.minCut, rotationDeg: Number(answer.pattern.parameters.rotation) });
}
