// Whole drawings: what they contain, what they leave out, and that no input can inject markup.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import {
  drawnArea,
  expectCounts,
  expectHarmless,
  expectInsideView,
  expectReadable,
  TILE_ROLES,
} from '../../test/support/drawing-checks.ts';
import { attribute, elementsOf, readDrawing, subpathsOf, textsOf } from '../../test/support/drawn.ts';
import { mostThinMm2 } from '../../test/support/laid-tiles.ts';
import { planIfRoom } from '../../test/support/laws.ts';
import { box, circle, planSquares, R1, rectangle, ring, roomOf } from '../../test/support/plain-rooms.ts';
import { PATTERNS, type Plan, plan } from '../engine/index.ts';
import { LANGUAGES, say } from '../words/index.ts';
import { composeScene, type DrawingOptions, drawSvg, paintSvg } from './index.ts';

const OPTIONS: DrawingOptions = {
  widthPx: 800,
  walls: true,
  credit: 'https://tiles.example/',
  color: null,
  gapColor: null,
  lang: 'en',
};

const bath = planSquares(R1, { tileSize: 300, joint: 3 });

/** A room whose walls need leaders, and in which no wall is as long as the room is high. */
const toothed = planSquares(
  roomOf(
    ring(
      [0, 0],
      [900, 0],
      [900, -60],
      [960, -60],
      [960, -120],
      [1500, -120],
      [1500, -40],
      [3000, -40],
      [3000, 900],
      [0, 900],
    ),
  ),
  { tileSize: 300 },
);

function draw(planned: Plan, options: Partial<DrawingOptions> = {}) {
  return readDrawing(drawSvg(planned, { ...OPTIONS, ...options }));
}

function rolesIn(planned: Plan, options: Partial<DrawingOptions> = {}): Set<string> {
  return new Set(draw(planned, options).marks.map(({ role }) => role));
}

function fillsOf(planned: Plan, role: string, options: Partial<DrawingOptions> = {}): string[] {
  const marks = draw(planned, options).marks.filter((mark) => mark.role === role);
  return marks.map(({ element }) => attribute(element, 'fill'));
}

describe('scale', () => {
  it('is the same in both directions, and tiles are drawn where they are laid', () => {
    const drawn = draw(bath);
    expect(drawn.view.height / drawn.view.width).toBeCloseTo(drawn.heightPx / drawn.widthPx, 4);
    const tiles = subpathsOf(drawn, 'tile whole').map(({ points }) => points);
    const lefts = [...new Set(tiles.map((points) => Math.round(10 * Math.min(...points.map(({ x }) => x)))))];
    expect(lefts.sort((a, b) => a - b)).toEqual([0, 3030, 6060, 9090, 12120]);
    for (const points of tiles) {
      expect(Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))).toBeCloseTo(300, 6);
    }
  });

  it('keeps every tile on the floor, out of the shaft', () => {
    for (const { id } of PATTERNS) {
      const drawn = draw(plan({ room: R1, pattern: id, parameters: {} }));
      for (const { points } of TILE_ROLES.flatMap((role) => subpathsOf(drawn, role))) {
        for (const { x, y } of points) {
          expect(x > -0.2 && x < 1800.2 && y > -0.2 && y < 2400.2 && !(x > 1400.2 && y < 599.8)).toBe(true);
        }
      }
    }
  });

  it('does not depend on where the room is', () => {
    const far = planSquares(roomOf(box(9_000_000.5, -8_000_000.25, 1800, 2400)), { tileSize: 300, joint: 3 });
    const near = planSquares(roomOf(box(0, 0, 1800, 2400)), { tileSize: 300, joint: 3 });
    const withoutIds = (planned: Plan) => drawSvg(planned, OPTIONS).replace(/tw[0-9a-z]+(?=[tdhc])/g, 'tw');
    expect(withoutIds(far)).toBe(withoutIds(near));
  });

  it('is shown by a bar of a round length', () => {
    for (const side of [10, 37, 600, 4200, 88_000, 199_000]) {
      const drawn = draw(planSquares(roomOf(box(0, 0, side, side)), { tileSize: 4000 }));
      const widths = subpathsOf(drawn, 'scale').map(({ points: [a, b] }) => Math.abs(b.x - a.x));
      const [number, unit] = textsOf(drawn, 'scale')[0].text.split(' ');
      const labelled = Number(number) * { m: 1000, cm: 10, mm: 1 }[unit]!;
      expect(number).toMatch(/^(0\.)?0*[125]0*$/);
      expect(Math.max(...widths) / labelled).toBeCloseTo(1, 3);
      expect(labelled / drawn.view.width).toBeGreaterThan(0.1);
      expect(labelled / drawn.view.width).toBeLessThan(0.27);
    }
  });

  it('limits the height of a corridor', () => {
    const { widthPx, heightPx } = draw(planSquares(roomOf(box(0, 0, 10, 200_000)), { tileSize: 4000 }));
    expect(heightPx).toBeLessThan(2 * widthPx);
  });
});

describe('contents', () => {
  it('has the documented classes and no others', () => {
    const known =
      /^(paper|wall|cutout|outline|floor|tile (whole|cut|sliver)|hatch|joint|sliver-(hatch|ring)|start|label|leader|overall|title|figures|note|scale|credit)$/;
    for (const planned of [bath, toothed]) {
      for (const options of [{}, { walls: false, credit: null }]) {
        for (const role of rolesIn(planned, options)) expect(role).toMatch(known);
      }
    }
  });

  it('leaves out the walls with their lengths, and the credit, when asked to', () => {
    expect([...rolesIn(bath)]).toEqual(expect.arrayContaining(['wall', 'label', 'credit', 'start', 'hatch', 'cutout']));
    const plain = rolesIn(bath, { walls: false, credit: null });
    expect(plain.has('wall')).toBe(false);
    expect(plain.has('credit')).toBe(false);
    expect(plain.has('outline')).toBe(true);
    expect([...rolesIn(toothed)]).toEqual(expect.arrayContaining(['leader', 'overall']));
    for (const role of ['wall', 'label', 'leader', 'overall', 'note']) {
      expect(rolesIn(toothed, { walls: false }).has(role)).toBe(false);
    }
    const labels = textsOf(draw(bath, { walls: false }), 'label').map(({ text }) => text);
    expect(labels).toEqual(['40 × 60']);
  });

  it('gives the space of omitted parts to the plan', () => {
    const share = (options: Partial<DrawingOptions>) => bath.floor.width / draw(bath, options).view.width;
    expect(share({ walls: false })).toBeGreaterThan(share({}));
    expect(draw(bath, { widthPx: 400, credit: null }).heightPx).toBeLessThan(draw(bath, { widthPx: 400 }).heightPx);
  });

  it('has one path for each class and colour', () => {
    for (const planned of [bath, toothed, plan({ room: R1, pattern: 'isometric-cubes', parameters: {} })]) {
      const paths = draw(planned).marks.filter(({ element, role }) => element.tagName === 'path' && role !== 'cutout');
      const names = paths.map(({ element, role }) => {
        return `${role} ${attribute(element, 'fill')} ${element.getAttribute('stroke')}`;
      });
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('draws the wall band under the floor, so that its inner edge is the wall', () => {
    const roles = draw(bath).marks.map(({ role }) => role);
    expect(roles.indexOf('wall')).toBeLessThan(roles.indexOf('floor'));
    expect(subpathsOf(draw(bath), 'wall')[0].points).toEqual(box(0, 0, 1800, 2400));
  });

  it('shows joints of at least 0.75 px between hatched tiles', () => {
    for (const [joint, widthPx] of [
      [0, 800],
      [2, 400],
      [2, 800],
      [3, 4000],
    ]) {
      const drawn = draw(planSquares(R1, { tileSize: 300, joint }), { widthPx });
      const pxPerMm = widthPx / drawn.view.width;
      const line = drawn.marks.find(({ role }) => role === 'joint');
      const added = line ? Number(attribute(line.element, 'stroke-width')) * line.unit * pxPerMm : 0;
      expect(joint * pxPerMm + added).toBeGreaterThan(0.74);
      // A joint that is wide enough is left as it is.
      expect(line === undefined).toBe(joint * pxPerMm >= 0.75);
      const roles = drawn.marks.map(({ role }) => role);
      if (line) expect(roles.indexOf('joint')).toBeGreaterThan(roles.indexOf('hatch'));
    }
  });

  it('explains rings around slivers where there are any', () => {
    const ringed = planSquares(roomOf(box(0, 0, 3004, 3004)), { tileSize: 300, joint: 0 });
    for (const lang of LANGUAGES) {
      const drawn = draw(ringed, { lang });
      expect(drawn.marks.some(({ role }) => role === 'sliver-ring')).toBe(true);
      expect(textsOf(drawn, 'note').map(({ text }) => text)).toContain(say(lang, 'drawing.rings'));
      expectInsideView(drawn);
    }
    const clean = planSquares(roomOf(box(0, 0, 3000, 3000)), { tileSize: 300, joint: 0 });
    expect(textsOf(draw(clean), 'note').map(({ text }) => text)).toEqual(['Lengths in cm']);
  });

  it('asks for Chinese fonts in Chinese only, and for the font of the system first', () => {
    for (const lang of LANGUAGES) {
      const [, fonts] = /font-family="([^"]+)"/.exec(drawSvg(bath, { ...OPTIONS, lang })) ?? [];
      expect(fonts).toMatch(/^system-ui, /);
      expect(/CJK|SC|YaHei/.test(fonts)).toBe(lang === 'zh');
    }
  });

  it('writes title and figures in the language', () => {
    const [title] = textsOf(draw(bath, { lang: 'pl' }), 'title');
    expect(title.text).toBe('Na prosto (fuga w fugę) · 300 mm · fuga 3 mm');
    const [figures] = textsOf(draw(bath, { lang: 'en' }), 'figures');
    expect(figures.text).toBe('Tiles: 47 · whole: 33 · cut: 14 · 4.08 m² · waste: 5.2 % · slivers: 1');
  });

  it('has a name and a description for assistive technology', () => {
    const { root } = draw(bath);
    const [title, description] = elementsOf(root).slice(1, 3);
    expect(title.tagName).toBe('title');
    expect(description.tagName).toBe('desc');
    expect(attribute(root, 'role')).toBe('img');
    expect(attribute(root, 'aria-labelledby')).toBe(`${attribute(title, 'id')} ${attribute(description, 'id')}`);
    expect(title.textContent).toBe('Tile plan: Squares · 300 mm · joint 3 mm');
    expect(description.textContent).toContain('180 × 240 cm');
  });

  it('marks the start, unless it is far away', () => {
    const at = (x: number, y: number) => planSquares(roomOf(box(0, 0, 3000, 2000)), { tileSize: 300, start: { x, y } });
    const xs = subpathsOf(draw(at(700, 400)), 'start').flatMap(({ points }) => points.map(({ x }) => x));
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(700, 0);
    expect(rolesIn(at(90_000, 0)).has('start')).toBe(false);
  });

  it('rings slivers that are hard to see, at most twenty', () => {
    const strip = planSquares(roomOf(box(0, 0, 60_001, 300)), { tileSize: 300 });
    expect(strip.tiles.sliverCount).toBe(1);
    expect(rolesIn(strip).has('sliver-ring')).toBe(true);
    const many = planSquares(roomOf(box(0, 0, 30_000, 30_001)), { tileSize: 300 });
    expect(many.tiles.sliverCount).toBe(100);
    const rings = subpathsOf(draw(many), 'sliver-ring');
    // Each ring has a paper-coloured rim under it.
    expect(rings.length).toBeGreaterThan(2);
    expect(rings.length).toBeLessThanOrEqual(40);
  });
});

describe('colours', () => {
  const cubes = plan({ room: R1, pattern: 'isometric-cubes', parameters: {} });
  const herringbone = plan({ room: R1, pattern: 'herringbone', parameters: {} });

  it('are three shades for cubes, two for herringbone, one for squares', () => {
    expect(new Set(fillsOf(cubes, 'tile whole')).size).toBe(3);
    expect(new Set(fillsOf(herringbone, 'tile whole')).size).toBe(2);
    expect(fillsOf(bath, 'tile whole')).toHaveLength(1);
  });

  it('are the requested one, in one path, and slivers still stand out', () => {
    for (const color of [
      { r: 1, g: 2, b: 3 },
      { r: 192, g: 57, b: 75 },
    ]) {
      const [fill, ...others] = fillsOf(cubes, 'tile whole', { color });
      expect(others).toEqual([]);
      expect(Number.parseInt(fill.slice(1), 16)).toBe(65_536 * color.r + 256 * color.g + color.b);
      expect(fillsOf(cubes, 'tile sliver', { color })).not.toContain(fill);
    }
    expect(fillsOf(bath, 'floor', { gapColor: { r: 0, g: 255, b: 16 } })).toEqual(['#00ff10']);
  });
});

describe('cutouts', () => {
  it('are crossed inside the room, and labelled with their size if they are entirely inside', () => {
    const room = roomOf(box(0, 0, 4000, 3000), {
      rectangles: [rectangle(3500, 1000, 1000, 500), rectangle(500, 500, 1000, 800), rectangle(9000, 0, 10, 10)],
    });
    const drawn = draw(planSquares(room, { tileSize: 300 }));
    const sizes = textsOf(drawn, 'label').filter(({ text }) => text.includes('×'));
    expect(sizes.map(({ text }) => text)).toEqual(['100 × 80']);
    const lines = subpathsOf(drawn, 'cutout').filter(({ points }) => points.length === 2);
    expect(lines).toHaveLength(4);
    for (const { x } of lines.flatMap(({ points }) => points)) expect(x).toBeLessThanOrEqual(4000.01);
  });

  it('may divide the floor into parts', () => {
    const room = roomOf(box(0, 0, 4000, 3000), { rectangles: [rectangle(1900, -100, 200, 4000)] });
    const drawn = draw(planSquares(room, { tileSize: 300 }));
    expect(subpathsOf(drawn, 'floor')).toHaveLength(2);
    expectInsideView(drawn);
  });
});

describe('any drawing', () => {
  it('of any pattern keeps the rules, each in one of the languages', () => {
    for (const [i, { id }] of PATTERNS.entries()) {
      const planned = plan({ room: roomOf(circle(2000, 2000, 1900, 64)), pattern: id, parameters: { rotation: 13 } });
      const drawn = draw(planned, { lang: LANGUAGES[i % LANGUAGES.length] });
      expectCounts(drawn, planned);
      expectInsideView(drawn);
      expectReadable(drawn);
      expectHarmless(drawn);
    }
  });

  it('of an awkward room has the right counts and areas, and stays on the sheet', () => {
    fc.assert(
      fc.property(
        awkwardRequests(),
        fc.record({
          widthPx: fc.integer({ min: 100, max: 4000 }),
          walls: fc.boolean(),
          lang: fc.constantFrom(...LANGUAGES),
        }),
        (request, options) => {
          const planned = planIfRoom(request);
          if (!planned) return;
          const drawn = draw(planned, options);
          expectCounts(drawn, planned);
          const { areaMm2, slackMm2 } = drawnArea(drawn);
          // Strips too narrow to exist are laid, but not drawn.
          const mostMm2 = slackMm2 + mostThinMm2(planned) + 1e-6;
          expect(Math.abs(areaMm2 - planned.tiles.laidAreaMm2)).toBeLessThanOrEqual(mostMm2);
          expectInsideView(drawn);
          expectReadable(drawn);
          expectHarmless(drawn);
        },
      ),
      { numRuns: casesOf(15, 120) },
    );
  });

  it('of a room walked in either direction has the same labels', () => {
    const corners = ring([0, 0], [3000, 0], [4200, 900], [4200, 2100], [0, 2100]);
    const oneWay = planSquares(roomOf(corners), { tileSize: 300, joint: 3 });
    const other = planSquares(roomOf(corners.toReversed()), { tileSize: 300, joint: 3 });
    const places = (planned: Plan) =>
      textsOf(draw(planned), 'label')
        .map(({ text, x, y, turnDeg }) => `${text} ${Math.round(x)} ${Math.round(y)} ${Math.round(turnDeg)}`)
        .sort();
    expect(places(oneWay)).toEqual(places(other));
    expect(places(oneWay)).toHaveLength(5);
  });

  it('has the same bytes for the same input, and shares no id with another', () => {
    expect(drawSvg(bath, OPTIONS)).toBe(drawSvg(planSquares(R1, { tileSize: 300, joint: 3 }), { ...OPTIONS }));
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const first = ids(drawSvg(bath, OPTIONS));
    for (const other of [
      drawSvg(planSquares(R1, { tileSize: 301, joint: 3 }), OPTIONS),
      drawSvg(bath, { ...OPTIONS, widthPx: 801 }),
    ]) {
      expect(ids(other).filter((id) => first.includes(id))).toEqual([]);
    }
  });

  it('is pure ASCII in every language', () => {
    for (const lang of LANGUAGES) {
      const letters = [...drawSvg(bath, { ...OPTIONS, lang })];
      expect(letters.filter((letter) => letter.charCodeAt(0) > 127)).toEqual([]);
    }
  });

  it('is painted from a scene that can be painted again', () => {
    const scene = composeScene(bath, OPTIONS);
    expect(paintSvg(scene)).toBe(paintSvg(scene));
    expect(paintSvg(scene)).toBe(drawSvg(bath, OPTIONS));
    expect(() => composeScene(bath, { ...OPTIONS, widthPx: 99 })).toThrow('not 99');
  });

  it('of 20,000 tiles stays below a megabyte', () => {
    const planned = plan({ room: roomOf(box(0, 0, 26_500, 26_500)), pattern: 'hexagons', parameters: {} });
    expect(planned.tiles.total).toBeGreaterThan(19_000);
    expect(drawSvg(planned, OPTIONS).length).toBeLessThan(1_000_000);
  });
});

describe('input from outside', () => {
  it('is only the address of the credit, which cannot escape its attribute', () => {
    const address = `https://tiles.example/?a="><script>alert('1')</script>&b=`;
    const drawn = draw(bath, { credit: `${address}\u0000\ud800` });
    expectHarmless(drawn);
    const links = elementsOf(drawn.root).filter(({ tagName }) => tagName === 'a');
    expect(links.map((link) => attribute(link, 'href'))).toEqual([`${address}\ufffd\ufffd`]);
  });

  it.each([
    { credit: 'javascript:alert(1)' },
    { credit: '/plan' },
    { widthPx: 99 },
    { widthPx: 4001 },
    { widthPx: 300.5 },
    { widthPx: Number.NaN },
    { color: { r: 256, g: 0, b: 0 } },
    { gapColor: { r: 0, g: Number.NaN, b: 0 } },
    { gapColor: { r: 0, g: 0.5, b: 0 } },
  ])('is refused if it is invalid: %j', (options) => {
    expect(() => drawSvg(bath, { ...OPTIONS, ...options })).toThrow();
  });
});

describe('the unit of lengths', () => {
  it('stays on the sheet of a narrow drawing that shows only the size of a cutout', () => {
    for (const lang of LANGUAGES) {
      const request = {
        room: { outer: box(0, 0, 700, 1000), holes: [], rectangles: [{ x: 200, y: 100, width: 400, height: 800 }] },
        pattern: 'squares',
        parameters: { tileSize: 370 },
      };
      const options = { widthPx: 100, walls: false, credit: null, color: null, gapColor: null, lang };
      expectInsideView(readDrawing(drawSvg(plan(request), options)));
    }
  });
});
