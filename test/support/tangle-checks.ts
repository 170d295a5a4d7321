// Checks the floor of a tangle: it is made, or refused for a reason that the oracles confirm; its area is exact, and so
// are its parts and holes if the tangle lies on a coarse grid.

import { LIMITS, PlanError, type PlanErrorCode, type Room } from '../../src/engine/index.ts';
import { type Floor, floorOf } from '../../src/engine/room.ts';
import { type ExactArea, exactArea } from './exact-area.ts';
import { countOnGrid } from './grid-bands.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Tangle } from './tangles.ts';

export interface Verdict {
  /** `floor`, the code of a refusal, or `thrown` for any other error. */
  readonly outcome: string;
  /** How long the engine took. */
  readonly ms: number;
  /** The faults, one sentence each. */
  readonly faults: readonly string[];
}

/** Tolerance of an area, as a share of the room's, if corners of the floor lie between micrometres. */
const AREA_SHARE = 1e-9;

/** Cutouts with fewer crossings must not be refused as tangled. */
const MANY_CROSSINGS = 1000;

/** Makes the floor of a tangle and compares it with the oracles. */
export function judgeTangle(tangle: Tangle): Verdict {
  const watch = new Stopwatch();
  const made = tryFloor(tangle.room);
  const { ms } = watch;
  const exact = exactArea(tangle.room);
  if (made instanceof PlanError) return { outcome: made.code, ms, faults: faultsOfRefusal(made.code, tangle, exact) };
  if (made instanceof Error) return { outcome: 'thrown', ms, faults: [`It throws ${made.name}: ${made.message}`] };
  return { outcome: 'floor', ms, faults: [...faultsOfArea(made, tangle, exact), ...faultsOfShape(made, tangle)] };
}

function tryFloor(room: Room): Floor | Error {
  try {
    return floorOf(room);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function faultsOfRefusal(code: PlanErrorCode, { room }: Tangle, { areaMm2, meetings }: ExactArea): string[] {
  const slack = slackOf(room);
  switch (code) {
    case 'floor-empty':
      return areaMm2 <= slack ? [] : [`It is said to be empty and has ${areaMm2} mm².`];
    case 'floor-too-small':
      if (areaMm2 === 0) return ['It is said to be too small and is empty.'];
      return areaMm2 < LIMITS.floorAreaMm2 + slack ? [] : [`It is said to be too small and has ${areaMm2} mm².`];
    case 'cutouts-too-tangled':
      return meetings / 2 > MANY_CROSSINGS ? [] : [`It is said to be too tangled with ${meetings / 2} crossings.`];
    default:
      return [`It is refused: ${code}.`];
  }
}

function faultsOfArea(floor: Floor, { room }: Tangle, { areaMm2, isOnGrid }: ExactArea): string[] {
  const faults: string[] = [];
  const slack = slackOf(room);
  if (areaMm2 < LIMITS.floorAreaMm2 - slack) faults.push(`It is not refused and has ${areaMm2} mm².`);
  // Twice the area of the room in µm² is then exact in a double.
  const isExact = isOnGrid && outerAreaMm2(room) * 2e6 < Number.MAX_SAFE_INTEGER;
  const off = Math.abs(floor.areaMm2 - areaMm2);
  if (!(off <= (isExact ? 0 : slack))) faults.push(`Its area is ${floor.areaMm2} mm², right is ${areaMm2}.`);
  const { area, length } = ringFigures(floor);
  // Rounding moves no wall by more than a micrometre.
  if (!(Math.abs(area - areaMm2) <= length / 1000 + slack)) {
    faults.push(`Its rings enclose ${area} mm², right is ${areaMm2}.`);
  }
  return faults;
}

function faultsOfShape(floor: Floor, { grid }: Tangle): string[] {
  if (!grid) return [];
  const { euler, parts } = countOnGrid(grid.room);
  const faults: string[] = [];
  if (floor.euler !== euler) faults.push(`Its Euler number is ${floor.euler}, right is ${euler}.`);
  const found = ringFigures(floor).outerRings;
  if (found !== parts) faults.push(`It has ${found} parts, right are ${parts}.`);
  return faults;
}

function slackOf(room: Room): number {
  return AREA_SHARE * outerAreaMm2(room);
}

function outerAreaMm2({ outer }: Room): number {
  return exactArea({ outer, holes: [], rectangles: [] }).areaMm2;
}

/** Area and length of a floor's rings, and the number of outer rings. */
function ringFigures({ xs, ys, ringEnds }: Floor): { area: number; length: number; outerRings: number } {
  let [area, length, outerRings, first] = [0, 0, 0, 0];
  for (const end of ringEnds) {
    let twice = 0;
    for (let i = first; i < end; i += 1) {
      const next = i + 1 < end ? i + 1 : first;
      twice += (xs[i] - xs[first]) * (ys[next] - ys[first]) - (xs[next] - xs[first]) * (ys[i] - ys[first]);
      length += Math.hypot(xs[next] - xs[i], ys[next] - ys[i]);
    }
    area += twice / 2;
    if (twice > 0) outerRings += 1;
    first = end;
  }
  return { area, length, outerRings };
}
