// Rows of boards on random rooms: joints keep their distance and boards their least length wherever the room allows it,
// and no more boards are bought than by the trade's cut and carry. All of it is checked by methods of the test.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardRequests,
  boardsOfCutAndCarry,
  jointsOf,
  type LaidGroup,
  type LaidRow,
  laidRows,
  type Measures,
  measuresOf,
  shortestOf,
  staggerOf,
} from '../../../../test/support/boards.ts';
import { casesOf } from '../../../../test/support/cases.ts';
import { planIfRoom } from '../../../../test/support/laws.ts';
import { countWithReuse } from '../../offcuts.ts';
import type { Plan } from '../../plan-types.ts';

const ROOMS = casesOf(60, 1000);

/** Rounding, mm, and how clearly another place must be better. */
const ROUNDING = 1e-5;
const CLEARLY = 0.01;

/** Boards by which chance may decide in a small room. */
const FEW = 6;

/** Places that are tried for a row, mm apart. */
const TRIED = 1;

interface Found {
  readonly stagger: number;
  readonly shortest: number;
}

function found(row: LaidGroup, joints: readonly number[], before: LaidRow | undefined, measures: Measures): Found {
  return {
    stagger: before ? staggerOf(joints, before.joints) : Infinity,
    shortest: shortestOf(row, joints, measures),
  };
}

/** Rows that break a rule although another place of their boards would not. */
function faultsOf(plan: Plan): string[] {
  const measures = measuresOf(plan);
  const { pitch, minStagger, shortest } = measures;
  const rows = laidRows(plan);
  return rows.flatMap(({ groups, hasNeighbour }, i) => {
    const before = hasNeighbour ? rows[i - 1] : undefined;
    return groups.flatMap((group) => {
      const laid = found(group, group.joints, before, measures);
      const isClose = laid.stagger < minStagger - ROUNDING;
      if (!isClose && laid.shortest >= shortest - ROUNDING) return [];
      for (let way = 0; way < pitch; way += TRIED) {
        const other = found(group, jointsOf(group, group.begin + way, measures), before, measures);
        if (other.stagger < minStagger + CLEARLY) continue;
        if (isClose || other.shortest >= shortest + CLEARLY) {
          return [`row ${i}: ${JSON.stringify(laid)}, but ${JSON.stringify(other)} ${way} mm on`];
        }
      }
      return [];
    });
  });
}

describe(`${ROOMS} random rooms with planks`, () => {
  const plans = fc
    .sample(boardRequests, 2 * ROOMS)
    .flatMap((request) => planIfRoom(request) ?? [])
    .slice(0, ROOMS);

  it('have joints apart and no short board where the room allows it', () => {
    expect(plans).toHaveLength(ROOMS);
    for (const plan of plans)
      expect(faultsOf(plan), JSON.stringify([plan.room, plan.parameters, plan.joint])).toEqual([]);
  });

  it('need hardly more boards than cut and carry', () => {
    let [bought, taken, above, compared] = [0, 0, 0, 0];
    for (const plan of plans) {
      const measures = measuresOf(plan);
      // Where joints cannot keep their distance, the trade does not either.
      if (measures.minStagger > measures.pitch / 2) continue;
      const rows = laidRows(plan);
      const [ours, theirs] = [countWithReuse(plan), boardsOfCutAndCarry(rows, measures)];
      bought += ours;
      taken += theirs;
      compared++;
      if (ours > 1.03 * theirs + 1) above++;
      // All boards of a row are in line, so beside a pillar a row may begin with a worse length than the trade's.
      const isWhole = rows.every(({ parts }) => parts.length === 1);
      if (isWhole) expect(ours, JSON.stringify([plan.room, plan.parameters])).toBeLessThanOrEqual(1.1 * theirs + FEW);
    }
    console.log(
      `${compared} rooms: ${bought} boards with reuse, ${taken} by cut and carry; ${above} rooms need 3 % and a board more`,
    );
    expect(bought).toBeLessThanOrEqual(1.03 * taken);
  });

  it('have far fewer joints in line with the row but one than by chance, with long boards', () => {
    let [inLine, byChance, rowsInAll] = [0, 0, 0];
    for (const plan of plans) {
      const { pitch, minStagger } = measuresOf(plan);
      // Where the stagger is much of a board, only few places are left.
      if (pitch < 4 * minStagger) continue;
      const rows = laidRows(plan);
      for (const [i, row] of rows.entries()) {
        if (i < 2 || !row.hasNeighbour || !rows[i - 1].hasNeighbour || row.joints.length === 0) continue;
        rowsInAll++;
        byChance += (2 * minStagger) / 3 / pitch;
        if (staggerOf(row.joints, rows[i - 2].joints) < minStagger / 3 - ROUNDING) inLine++;
      }
    }
    console.log(`${rowsInAll} rows: ${inLine} in line, ${byChance.toFixed(0)} by chance`);
    expect(inLine).toBeLessThan(byChance / 2);
  });
});
