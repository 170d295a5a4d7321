import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../test/import/written.ts';
import { ImportError, readDrawing, roomsOf } from '../index.ts';

const svg = (content: string, attributes = 'width="100mm" viewBox="0 0 100 100"') =>
  `<?xml version="1.0"?><!-- a plan --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const read = (content: string) => readDrawing({ name: 'plan.svg', bytes: bytesOf(content) });

function roomsIn(content: string) {
  const found = roomsOf(read(content), 'mm');
  if (found.kind !== 'rooms') throw new Error('A unit is needed.');
  return found;
}
const areasIn = (content: string) => roomsIn(svg(content)).rooms.map(({ areaM2 }) => areaM2);

describe('shapes', () => {
  // Chords for every five degrees lie within curves.
  it.each([
    ['<rect width="2000" height="1000"/>', 2],
    ['<rect width="2000" height="1000" rx="500"/>', 1 + Math.PI / 4],
    ['<polygon points="0,0 2000 0,0,2000"/>', 2],
    ['<circle r="1000"/>', Math.PI],
    ['<ellipse rx="1000" ry="500" transform="rotate(30)"/>', Math.PI / 2],
    ['<path d="m0 0h1000v1000h-1000z"/>', 1],
    ['<path d="M0 0L1000,0 1000 1000 0 1000"/>', 1],
    ['<path d="M0,0a1000 1000 0 012000 0z"/>', Math.PI / 2],
    ['<path d="M0 0Q1000 2000 2000 0Z"/>', 4 / 3],
    ['<path d="M0 0C666.667 1333.333 1333.333 1333.333 2000 0Z"/>', 4 / 3],
    ['<path d="M0 0q500 1000 1000 0t1000 0v2000h-2000z" transform="scale(1 -1)"/>', 4],
    ['<path d="M0 0h2000v2000h-2000zM500 500v500h500v-500z"/>', 3.75],
    ['<g transform="translate(5 5)"><g transform="scale(2)"><rect width="500" height="500"/></g></g>', 1],
    ['<g transform="matrix(0 1 -2 0 9 9)"><rect width="500" height="500"/></g>', 0.5],
    ['<svg x="7" width="1000" height="1000" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>', 1],
    ['<defs><rect id="r" width="1000" height="1000"/></defs><use href="#r" x="50"/>', 1],
    ['<polyline fill="none" points="0,0 1000,0 1000,1000 0,1000 0,0"/>', 1],
    ['<path fill="none" d="M0 0h1000v1000"/><line x2="0" y2="1000"/><path style="fill:none" d="M0,1000h1000"/>', 1],
  ])('%s', (content, area) => {
    const areas = areasIn(content);
    expect(areas.reduce((sum, one) => sum + Math.abs(one), 0)).toBeGreaterThan(area * 0.997);
    expect(areas.reduce((sum, one) => sum + one, 0)).toBeLessThan(area + 1e-6);
  });

  it('are in groups and have names, if somebody named them', () => {
    const { rooms } = roomsIn(
      svg(
        '<g id="Floor"><rect id="rect12" width="1000" height="1000"/><rect id="Bath" x="1000" width="1000" height="1000"/></g>' +
          '<g id="g7"><rect x="3000" width="1000" height="1000"><title>Hall &amp; st&#97;irs</title></rect></g>' +
          '<rect x="5000" width="1000" height="1000"/><text x="5500" y="500"><tspan>Sauna</tspan></text>',
      ),
    );
    expect(rooms.map(({ name, group }) => [name, group])).toEqual([
      [null, 'Floor'],
      ['Bath', 'Floor'],
      ['Hall & stairs', null],
      ['Sauna', null],
    ]);
  });

  it('that are not displayed, or broken, are left out', () => {
    const { rooms, remarks } = roomsIn(
      svg('<rect display="none" width="9000" height="9000"/><path d="x"/><image/><rect width="1000" height="1000"/>'),
    );
    expect(rooms).toHaveLength(1);
    expect(remarks.map(({ code, subject }) => [code, subject])).toEqual([
      ['entity-damaged', 'path'],
      ['entity-skipped', 'image'],
    ]);
  });
});

describe('the unit', () => {
  it.each([
    ['width="100mm" viewBox="0 0 100 50"', 1],
    ['width="4in" height="4in" viewBox="0 0 8 8"', 12.7],
    ['width="10cm" height="200mm" viewBox="0 0 100 100"', 1],
    ['width="100" viewBox="0 0 100 100"', null],
    ['width="100px" viewBox="0 0 100 100"', null],
    ['width="100%" height="100%" viewBox="0 0 100 100"', null],
    ['width="100mm"', null],
    ['viewBox="0 0 100 100"', null],
    ['width="0mm" viewBox="0 0 100 100"', null],
  ])('%s', (attributes, mm) => {
    expect(read(svg('<rect width="9" height="9"/>', attributes)).unitMm).toBe(mm);
  });
});

describe('refuses', () => {
  const codeOf = (content: string) => {
    try {
      return String(read(content).rooms);
    } catch (error) {
      return error instanceof ImportError ? error.code : String(error);
    }
  };
  const uses = (depth: number) =>
    Array.from({ length: depth }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('');

  it.each([
    ['a file that breaks off', '<svg><g><rect width="5" height="5"/>', 'damaged-at'],
    ['elements that do not match', '<svg><g></svg></g>', 'damaged-at'],
    ['an attribute without quotes', '<svg width=5></svg>', 'damaged-at'],
    ['two roots', '<svg/><svg/>', 'damaged-at'],
    ['nothing to see', svg('<text>Bath</text>'), 'nothing'],
    [
      'uses that multiply',
      svg(`<defs><rect id="a0" width="9" height="9"/>${uses(6)}</defs><use href="#a6"/>`),
      'shapes',
    ],
    ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'nesting'],
    ['groups without end', svg('<g>'.repeat(99) + '</g>'.repeat(99)), 'nesting'],
  ])('%s', (_, content, code) => {
    expect(codeOf(content)).toBe(code);
  });

  it('no entities that a file declares: they stay as they are written', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<rect width="1000" height="1000"/><text x="500" y="500">&b;</text>').replace(/^.*?-->/, '')}`;
    expect(roomsIn(bomb).rooms[0].name).toBe('&b;');
  });
});
