// The identity of a plan: requests that describe one plan in different words share it, and requests that share it show
// the same figures.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../../test/support/awkward-rooms.ts';
import { holds, planIfRoom } from '../../../test/support/laws.ts';
import { gridded, moved, ringOfRectangle, type StartedRequest, um } from '../../../test/support/moved-requests.ts';
import { type PlanRequest, plan, type Ring } from '../../engine/index.ts';
import { DEFAULT_OPTIONS } from '../fields/fields.ts';
import { readQuery } from '../read/query.ts';
import { answerOf } from './answer.ts';
import { planIdentity } from './plan-identity.ts';

function ofQuery(query: string): string {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return planIdentity(read);
}

function ofRequest(request: PlanRequest): string {
  return planIdentity({ ok: true, request, options: DEFAULT_OPTIONS, walls: undefined });
}

const KITCHEN = 'outline=E420+S180+W160+S170+W260+N350';
const CORNERS = 'polygon=0,0+420,0+420,180+260,180+260,350+0,350';

describe('the same plan', () => {
  it.each([
    ['by its corners', KITCHEN, CORNERS],
    ['from another corner', KITCHEN, 'polygon=260,350+0,350+0,0+420,0+420,180+260,180'],
    ['in the other direction', KITCHEN, 'polygon=0,350+260,350+260,180+420,180+420,0+0,0'],
    ['walked from another corner', KITCHEN, 'outline=W260+N350+E420+S180+W160+S170'],
    ['walked the other way', KITCHEN, 'outline=S350+E260+N170+E160+N180+W420'],
    ['with letters as bearings', KITCHEN, 'outline=A0:420+A90:180+A180:160+A-270:170+A180:260+A270:350'],
    ['with a rounded bearing', 'outline=E100+S100+A225:141.4214', 'polygon=0,0+100,0+100,100'],
    ['with its start', KITCHEN, `${KITCHEN}&start=0,0`],
    [
      'with a start, walked from another corner',
      `${KITCHEN}&start=10,20`,
      `outline=W420+S350+E260+N170+E160+N180&start=-410,20`,
    ],
    [
      'with cutouts in another order',
      `${KITCHEN}&subtract=10,10,20,20;50,50,5,5`,
      `${KITCHEN}&subtract=50,50,5,5;10,10,20,20`,
    ],
    ['with a rectangle as a hole', `${KITCHEN}&subtract=10,10,20,30`, `${KITCHEN}&holes=30,40+30,10+10,10+10,40`],
    ['with the joint of the pattern', `${KITCHEN}&pattern=bricks-pattern`, `${CORNERS}&pattern=bricks&joint=3`],
    [
      'with the usual breakage in its order',
      `${KITCHEN}&tilesPerBox=6`,
      `${CORNERS}&breakage=3&tilesPerBox=6&spares=0`,
    ],
    ['with the usual quantities', `${KITCHEN}&quantities=true`, `${CORNERS}&groutDepth=8`],
    ['without quantities', KITCHEN, `${KITCHEN}&quantities=false`],
    ['with the usual kerf', KITCHEN, `${KITCHEN}&kerf=3`],
    ['in another language and size', KITCHEN, `${KITCHEN}&lang=pl&width=400&walls=false&credit=0&link=false`],
  ])('%s', (_, one, other) => {
    expect(ofQuery(other)).toBe(ofQuery(one));
  });
});

describe('another plan', () => {
  it.each([
    ['with an order', KITCHEN, `${KITCHEN}&breakage=3`],
    ['with larger boxes', `${KITCHEN}&tilesPerBox=6`, `${KITCHEN}&tilesPerBox=8`],
    ['with reuse', KITCHEN, `${KITCHEN}&buyWithReuse=true`],
    ['bought with reuse', `${KITCHEN}&spares=4`, `${KITCHEN}&spares=4&buyWithReuse=true`],
    // The layout is the same, but its start is marked elsewhere.
    ['from a start a repeat away', `${KITCHEN}&start=5,5`, `${KITCHEN}&start=35.3,5`],
    // The wall has two lengths.
    ['with a corner on a straight wall', CORNERS, CORNERS.replace('420,0', '200,0+420,0')],
    // The walk closes silently, but this wall is answered as it was walked.
    ['with a wall of another length', KITCHEN, KITCHEN.replace('N350', 'N350.05')],
    ['in other coordinates', 'polygon=0,0+9,0+9,9', 'polygon=1,1+10,1+10,10'],
    ['with a cutout outside the room', KITCHEN, `${KITCHEN}&subtract=900,900,10,10`],
    ['with another cutout', `${KITCHEN}&subtract=10,10,20,20`, `${KITCHEN}&subtract=10,10,20,21`],
    ['mirrored', KITCHEN, 'outline=E420+S350+W260+N170+W160+N180'],
    ['in another pattern', KITCHEN, `${KITCHEN}&pattern=bricks`],
    ['in another size', KITCHEN, `${KITCHEN}&tileSize=301`],
    ['with another joint', KITCHEN, `${KITCHEN}&joint=2`],
    ['with quantities', KITCHEN, `${KITCHEN}&quantities=true`],
    ['with deeper joints', `${KITCHEN}&quantities=true`, `${KITCHEN}&groutDepth=10`],
    ['with another kerf', KITCHEN, `${KITCHEN}&kerf=0`],
    ['with a smallest cut', KITCHEN, `${KITCHEN}&minCut=50`],
    ['with another smallest cut', `${KITCHEN}&minCut=0`, `${KITCHEN}&minCut=50`],
    ['in another colour', KITCHEN, `${KITCHEN}&color=fff`],
    ['with a kind in another colour', `${KITCHEN}&pattern=chevron`, `${KITCHEN}&pattern=chevron&colors=left:fff`],
    ['with joints in another colour', `${KITCHEN}&color=fff`, `${KITCHEN}&gapColor=fff`],
    ['from the best start', KITCHEN, `${KITCHEN}&start=best`],
  ])('%s', (_, one, other) => {
    expect(ofQuery(other)).not.toBe(ofQuery(one));
  });
});

/** How a room is described: the first corner of each ring, its direction, and the order of the cutouts. */
const tellings = fc.record({ skip: fc.nat({ max: 30 }), backwards: fc.boolean(), corner: fc.nat({ max: 30 }) });
type Telling = typeof tellings extends fc.Arbitrary<infer Value> ? Value : never;

function retold(request: StartedRequest, { skip, backwards, corner }: Telling): PlanRequest {
  const { outer } = request.room;
  const { x, y } = um(outer[corner % outer.length]);
  const { room, ...rest } = moved(request, (point) => ({ x: point.x - x, y: point.y - y }));
  const ring = (described: Ring) => {
    const first = skip % described.length;
    const from = [...described.slice(first), ...described.slice(0, first)];
    return backwards ? from.toReversed() : from;
  };
  const holes = [...room.rectangles.map(ringOfRectangle), ...room.holes].map(ring);
  return { ...rest, room: { outer: ring(room.outer), holes: backwards ? holes.toReversed() : holes, rectangles: [] } };
}

/** Everything that is shown of a plan, except the order of its walls and the place of 0,0. */
function shown(request: PlanRequest) {
  const { surface, pattern, tiles } = answerOf(plan(request), DEFAULT_OPTIONS, { svgUrl: null, plannerUrl: null });
  const { startCm, ...layout } = pattern;
  return { ...surface, wallsCm: surface.wallsCm.toSorted((a, b) => a - b), layout, tiles };
}

describe('any plan', () => {
  const cases = fc.record({ request: awkwardRequests().map(gridded), one: tellings, other: tellings });

  it('is the same in other words, and shows the same', () => {
    holds(400, cases, ({ request, one, other }) => {
      const twins = [retold(request, one), retold(request, other)];
      expect(ofRequest(twins[0])).toBe(ofRequest(twins[1]));
      expect(shown(twins[0])).toEqual(shown(twins[1]));
    });
  });

  it('is another one if anything moves by a micrometre', () => {
    holds(400, cases, ({ request, one, other }) => {
      const twin = retold(request, one);
      const { room, start = { x: 0, y: 0 } } = twin;
      const at = other.corner % room.outer.length;
      const outer = room.outer.with(at, { ...room.outer[at], x: room.outer[at].x + 0.001 });
      const [hole, ...holes] = room.holes;
      const changes = [
        { start: { x: start.x, y: start.y - 0.001 } },
        { room: { ...room, outer } },
        ...(hole ? [{ room: { ...room, holes } }] : []),
      ];
      for (const change of changes) {
        const changed = { ...twin, ...change };
        // Walls may touch now.
        if (planIfRoom(changed)) expect(ofRequest(changed)).not.toBe(ofRequest(twin));
      }
    });
  });
});
