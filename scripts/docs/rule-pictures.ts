// The pictures of docs/counting.md: one for each rule, cut out of the drawing of a real plan, with the measures that the
// rule is about. What they show is computed from the plan, so they change with it.

import { LIGHT } from '../../src/drawing/index.ts';
import { pictureScene } from '../../src/drawing/sheet/picture.ts';
import { paintSvg } from '../../src/drawing/svg/svg.ts';
import { boxOf, centreOf, type Plan, type Point, piecesOf, type Ring } from '../../src/engine/index.ts';
import { reuseOffcuts, type SharedPiece } from '../../src/engine/offcuts.ts';
import { Annotations, type Box, framed, WIDTH_PX } from './annotations.ts';
import { plannedFrom } from './plan-pictures.ts';

interface Rule {
  /** What the picture shows, for its title. */
  readonly title: string;
  readonly query: string;
  /** The part of the plan that is shown, mm. */
  readonly box: Box;
  readonly marks: (plan: Plan, on: Annotations) => readonly string[];
  /** Drawn instead of the plan. */
  readonly draw?: (plan: Plan, on: Annotations) => string;
}

const { signal, action } = LIGHT;
const WALK = ['E240', 'S90', 'W90', 'S80', 'W150', 'N170'];
/** A room whose first and last column come out of one tile each, with nothing left but the cut. */
const SHARED = 'outline=E45.4+S45.6+W45.4+N45.6&tileSize=150&start=7.3,0&kerf=5';

const RULES: Readonly<Record<string, Rule>> = {
  walk: {
    title: `The walk ${WALK.join(' ')} around a room`,
    query: `outline=${WALK.join('+')}`,
    box: { left: -330, top: -330, width: 3060, height: 2360 },
    marks: (_, on) => [...walkMarks(on), on.dot(at(0, 0), action)],
  },
  start: {
    title: 'The corner of the first tile at start=20,15',
    query: 'outline=E160+S100+W160+N100&start=20,15',
    box: { left: -290, top: -240, width: 2000, height: 1340 },
    marks: ({ start: { x, y } }, on) => [
      on.outline([at(x, y), at(x + 300, y), at(x + 300, y + 300), at(x, y + 300)], action),
      on.dimension(at(0, -90), at(x, -90), `${x / 10}`, action, at(0, -13)),
      on.dimension(at(-90, 0), at(-90, y), `${y / 10}`, action, at(-16, 0)),
      on.words('first tile', at(x + 150, y + 150), { color: action }),
    ],
  },
  edge: {
    title: 'A gap of 10 mm between the walls and the tiles',
    query: 'outline=E160+S120+W160+N120&edge=10',
    box: { left: -50, top: -50, width: 180, height: 120 },
    marks: ({ edge }, on) => [
      on.dimension(at(0, 45), at(edge, 45), `edge=${edge}`, action, at(46, 0)),
      on.words('wall', at(70, -8), { color: LIGHT.paper, rim: '' }),
      on.words('tile', at(95, 45)),
    ],
  },
  kerf: {
    title: 'Two pieces cut from one tile, a kerf apart',
    query: SHARED,
    box: { left: -110, top: -100, width: 220, height: 190 },
    draw: cutUpTile,
    marks: (plan, on) => {
      const [left, right] = sharedRings(plan).map((ring) => boxOf(ring));
      return [on.dimension(at(left.maxX, -86), at(right.minX, -86), `kerf=${plan.kerf}`, signal, at(40, 0))];
    },
  },
  sliver: {
    title: 'A column of slivers: less than a tenth of each tile is on the floor',
    query: 'outline=E184+S90+W184+N90&start=0,0',
    box: { left: 1380, top: -150, width: 620, height: 460 },
    marks: (plan, on) => narrowMarks(plan, on, signal),
  },
  strip: {
    title: 'A column of narrow strips: more than a tenth of each tile, but narrower than 50 mm',
    query: 'outline=E186+S90+W186+N90&start=0,0',
    box: { left: 1400, top: -150, width: 620, height: 460 },
    marks: (plan, on) => narrowMarks(plan, on, action),
  },
  reuse: {
    title: 'Pieces with the same letter are cut from one tile',
    query: SHARED,
    box: { left: -40, top: -40, width: 534, height: 536 },
    marks: (plan, on) =>
      reuseOffcuts(plan).groups.flatMap(({ pieces }, group) =>
        pieces.flatMap((piece) => {
          const ring = laidRing(plan, piece);
          const { minX, maxX, minY, maxY } = boxOf(ring);
          const letter = on.words('abc'[group], at((minX + maxX) / 2, (minY + maxY) / 2), { color: action });
          return [on.area(ring, action, 0.12 + 0.12 * group), letter];
        }),
      ),
  },
};

/** The pictures by their names. */
export function rulePictures(): [name: string, svg: string][] {
  return Object.entries(RULES).map(([rule, { title, query, box, marks, draw }]) => {
    const plan = plannedFrom(query);
    const on = new Annotations(box.width / WIDTH_PX);
    const drawing = draw ? draw(plan, on) : drawingOf(plan, box, rule === 'start');
    return [`rule-${rule}.svg`, framed(drawing, marks(plan, on), box, title)];
  });
}

function at(x: number, y: number): Point {
  return { x, y };
}

/** What is inside the drawing of a plan in the style of the service, its lines as fine as they are at this size. */
function drawingOf(plan: Plan, box: Box, isShown: boolean): string {
  const options = { lang: 'en', units: 'metric', color: null, gapColor: null } as const;
  const scene = pictureScene(plan, options, box.width / WIDTH_PX);
  // A start that was not asked for says nothing here.
  const items = scene.items.filter(({ role }) => role !== 'start' || isShown);
  return paintSvg({ ...scene, items }).replace(/^<svg[^>]*>|<title.*<\/desc>|<\/svg>$/g, '');
}

const STEPS: Readonly<Record<string, Point>> = { E: at(1, 0), S: at(0, 1), W: at(-1, 0), N: at(0, -1) };

/** Arrows along the walls, outside of them, with their tokens. */
function walkMarks(on: Annotations): string[] {
  let from = at(0, 0);
  return WALK.map((token) => {
    const [{ x, y }, length] = [STEPS[token[0]], 10 * Number(token.slice(1))];
    // The floor is on the right of the walk.
    const beside = (along: number, off: number) => at(from.x + x * along + y * off, from.y + y * along - x * off);
    const mark = on.arrow(beside(130, 105), beside(length - 130, 105), action);
    const text = on.words(token, beside(length / 2, 215), { along: at(x, y) });
    from = at(from.x + x * length, from.y + y * length);
    return mark + text;
  });
}

/** The width of the pieces along the right wall. */
function narrowMarks(plan: Plan, on: Annotations, color: string): string[] {
  const { cuts } = plan.layout;
  const all = Array.from({ length: cuts.count }, (_, cut) => boxOf(laidRing(plan, { cut, piece: 0 })));
  const { minX, maxX } = all.reduce((best, box) => (box.minX > best.minX ? box : best));
  return [on.dimension(at(minX, -85), at(maxX, -85), `${Math.round(maxX - minX)} mm`, color, at(-40, 0))];
}

/** A piece where it is laid. */
function laidRing({ layout }: Plan, { cut, piece }: Pick<SharedPiece, 'cut' | 'piece'>): Ring {
  const [motif, place, row] = layout.cuts.tiles.subarray(3 * cut, 3 * cut + 3);
  const centre = centreOf(layout, { motif, place, row });
  return piecesOf(layout.cuts, cut)[piece].outer.map(({ x, y }) => at(centre.x + x, centre.y + y));
}

/** The pieces of the first tile that is cut up, where they are cut, from left to right. */
function sharedRings(plan: Plan): Ring[] {
  const [{ pieces }] = reuseOffcuts(plan).groups;
  const rings = pieces.map(({ cut, piece, turnDeg, shift }) => {
    const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
    const { outer } = piecesOf(plan.layout.cuts, cut)[piece];
    return outer.map(({ x, y }) => at(x * cos - y * sin + shift.x, x * sin + y * cos + shift.y));
  });
  return rings.sort((a, b) => boxOf(a).minX - boxOf(b).minX);
}

function cutUpTile(plan: Plan, on: Annotations): string {
  const { cornerX, cornerY, corners } = plan.layout.frame.shapes[0];
  const tile = Array.from({ length: corners }, (_, k) => at(cornerX[k], cornerY[k]));
  const rings = sharedRings(plan);
  const letters = rings.map((ring, i) => {
    const { minX, maxX } = boxOf(ring);
    return on.words(i === 0 ? 'left wall' : 'right wall', at((minX + maxX) / 2, 0));
  });
  return [
    on.area(tile, signal, 0.85),
    ...rings.map((ring) => on.area(ring, LIGHT['stone-1'], 1)),
    on.outline(tile, LIGHT.slate),
    ...letters,
  ].join('');
}
