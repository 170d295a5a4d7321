import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { FIELDS, type FieldName } from '../fields/fields.ts';
import { GRAMMARS } from './grammars.ts';

/** Refusals of well-formed texts whose numbers or geometry are wrong. */
const NOT_ABOUT_FORM =
  /^(outline-open|wall-no-length|coordinate-range|start-range|ring-too-small|ring-too-many-corners|cutouts-too-many|colors-repeated|kinds-repeated|kinds-range|kinds-field-unknown|setOf-range|setOf-repeated)$/;

/** Mostly the first, sometimes the second: texts with a single mistake are the most useful tests. */
const mostly = (good: fc.Arbitrary<string>, bad: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: good, weight: 30 }, { arbitrary: bad, weight: 1 });
const decimal = fc.double({ noNaN: true, min: -1e5, max: 1e5 }).map((value) => value.toFixed(3));
const number = mostly(
  fc.oneof(fc.constantFrom('0', '-0', '007', '1', '12.5', '-3', '0.001', '99999'), decimal),
  fc.constantFrom('', '.', '.5', '5.', '1e3', '+1', '--1', '1,5', '0x1', '4k', '١', ' 1'),
);
const coordinate = mostly(
  fc.oneof(number, fc.constantFrom('4m', '-30cm', '0in', '1.5ft', '250mm', '10ft6in', '-2ft0.5in', '0ft7in')),
  fc.constantFrom('-0ft5in', '10ft-6in', '1.5ft6in', '6in10ft', '10ft6', '4 m', '4M', 'm', '1.5.2m', '1e3mm', "5'"),
);
const length = mostly(
  fc.constantFrom('1', '12.5', '010', '0.001', '300', '99.90', '3m', '12in', '0.5ft', '10ft0in', '0ft0.5in'),
  fc.constantFrom('0', '0.0', '00', '-3', '', '5.', '1e3', '4k', '0m', '-3cm', '0ft0in', '0ft0.0in', '-1ft6in', '4M'),
);
const joined = (item: fc.Arbitrary<string>, between: fc.Arbitrary<string>, most = 6) =>
  fc
    .array(fc.tuple(item, between), { minLength: 1, maxLength: most, size: 'max' })
    .map((items) => items.map(([text, space], i) => (i === 0 ? text : space + text)).join(''));

const gap = mostly(fc.constantFrom(' ', '  ', '\t'), fc.constantFrom('', ', ', ';'));
const letter = mostly(fc.constantFrom('E', 's', 'W', 'n'), fc.constantFrom('X', '', 'A', 'EE'));
const wall = fc.oneof(
  fc.tuple(letter, length).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('A', 'a'), number, mostly(fc.constant(':'), fc.constant('')), length)
    .map((parts) => parts.join('')),
);
const box = fc.tuple(length, length, gap).map(([w, h, space]) => [`E${w}`, `s${h}`, `W${w}`, `N${h}`].join(space));
const corner = fc
  .tuple(coordinate, mostly(fc.constant(','), fc.constantFrom(';', ', ', '')), coordinate)
  .map((parts) => parts.join(''));
const rectangle = fc.tuple(coordinate, coordinate, length, length).map((numbers) => numbers.join(','));
// A text with a smaller diameter has the right form and is refused for its size.
const circle = fc
  .tuple(
    coordinate,
    coordinate,
    length.filter((d) => d !== '0.001'),
  )
  .map((lengths) => lengths.join(','));
const door = fc
  .tuple(
    mostly(fc.constantFrom('1', '02', '12'), fc.constantFrom('0', '-1', '1.5', '1234567')),
    coordinate,
    length,
    mostly(fc.constantFrom('', ',in-left', ',out-right'), fc.constantFrom(',', ',sliding', ', in-left')),
  )
  .map(([wall, at, width, swing]) => `${[wall, at, width].join(',')}${swing}`);
const ring = joined(corner, gap);
const semicolon = mostly(fc.constantFrom(';', ' ; '), fc.constantFrom(';;', ' '));

const texts: readonly [FieldName, keyof typeof GRAMMARS, fc.Arbitrary<string>][] = [
  ['outline', 'walk', fc.oneof(joined(wall, gap), box)],
  ['polygon', 'ring', ring],
  ['holes', 'rings', joined(ring, semicolon, 3)],
  ['subtract', 'rectangles', joined(rectangle, semicolon, 3)],
  ['circles', 'circles', joined(circle, semicolon, 3)],
  ['doors', 'doors', joined(door, semicolon, 3)],
  ['start', 'start', fc.oneof(corner, ring, fc.constantFrom('best', 'Best', 'best ', 'best,0', 'best,best'))],
  [
    'colors',
    'colors',
    joined(fc.stringMatching(/^[a-z-]{0,5} ?:? ?#?([0-9a-fA-F]{3}){1,2}g?$/), fc.constantFrom(',', ', ', ';'), 2),
  ],
  [
    'setOf',
    'counts',
    joined(fc.stringMatching(/^[a-z-]{0,5} ?:? ?(-?[0-9]{1,5}(\.[0-9]{0,2})?|x)$/), fc.constantFrom(',', ', ', ';'), 2),
  ],
  [
    'kinds',
    'fields',
    joined(
      fc.stringMatching(
        /^[a-z-]{0,5} ?:? ?(tilesPerBox|boxAreaM2|pricePerBox|price) ?: ?(-?[0-9]{1,4}(\.[0-9]{0,5})?|x)$/,
      ),
      fc.constantFrom(',', ', ', ';'),
      2,
    ),
  ],
  ['color', 'color', fc.stringMatching(/^#?([0-9a-fA-F]{3}){1,2}[0-9g#]?$/)],
];

const RUNS = casesOf(400, 2000);

describe.each(texts)('the grammar of %s', (name, kind, text) => {
  const grammar = new RegExp(GRAMMARS[kind], 'u');
  const read = (value: string) => FIELDS[name].fromText?.(value);

  it('matches accepted texts, and none that are refused for their form', () => {
    let matched = 0;
    let missed = 0;
    fc.assert(
      fc.property(text, (value) => {
        const reading = read(value);
        if (grammar.test(value)) matched++;
        else missed++;
        if (reading?.ok) expect(value).toMatch(grammar);
        else if (grammar.test(value)) {
          for (const { code } of reading?.mistakes ?? []) expect(code).toMatch(NOT_ABOUT_FORM);
        }
      }),
      { numRuns: RUNS },
    );
    // Both outcomes occurred often enough.
    expect(Math.min(matched, missed)).toBeGreaterThan(RUNS / 20);
  });

  it('matches the example', () => {
    expect(FIELDS[name].example).toMatch(grammar);
  });

  it('can be compiled by engines without lookaround', () => {
    expect(GRAMMARS[kind]).not.toMatch(/\(\?/);
  });
});

describe('counts', () => {
  const walk = new RegExp(GRAMMARS.walk, 'u');
  const rings = new RegExp(GRAMMARS.rings, 'u');
  const rectangles = new RegExp(GRAMMARS.rectangles, 'u');
  const times = (count: number, item: string, between: string) => Array(count).fill(item).join(between);

  it.each([
    [2, false],
    [3, true],
    [64, true],
    [65, false],
  ])('%i walls: %s', (count, fits) => expect(walk.test(times(count, 'E10', ' '))).toBe(fits));

  it.each([
    [1, true],
    [32, true],
    [33, false],
  ])('%i cutouts: %s', (count, fits) => {
    expect(rings.test(times(count, '0,0 1,0 1,1', ';'))).toBe(fits);
    expect(rectangles.test(times(count, '0,0,1,1', ';'))).toBe(fits);
  });
});
