import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../../engine/index.ts';
import type { Mistake } from '../values/mistakes.ts';
import { BODY_FIELDS, FIELDS, type FieldName, QUERY_FIELDS } from './fields.ts';

const fromText = (name: FieldName, text: string) => FIELDS[name].fromText?.(text);
const fromJson = (name: FieldName, value: unknown) => FIELDS[name].fromJson(value);
const first = (reading: ReturnType<typeof fromText>): Mistake | undefined =>
  reading?.ok === false ? reading.mistakes[0] : undefined;

describe('the table of fields', () => {
  it('has the facts of the specification', () => {
    expect(BODY_FIELDS.filter((name) => !QUERY_FIELDS.includes(name))).toEqual(['parameters', 'gapMm']);
    expect(FIELDS.pattern.default).toBe('squares');
    expect(FIELDS.pattern.values).toHaveLength(2 * PATTERNS.length);
    expect(FIELDS.pattern.values?.slice(0, 2)).toEqual(['squares-pattern', 'squares']);
    expect(FIELDS.width).toMatchObject({ default: 800, whole: true, range: { min: 100, max: 4000 }, unit: 'px' });
  });

  it.each(BODY_FIELDS)('%s has equivalent examples and a description', (name) => {
    const field = FIELDS[name];
    const json = fromJson(name, field.jsonExample);
    expect(json.ok).toBe(true);
    if (field.fromText) expect(fromText(name, field.example)).toEqual(json);
    expect(field.description).toMatch(/^.{15,}\.$/);
  });
});

describe('booleans', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
  ])('%s is read', (text, value) => {
    expect(fromText('link', text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', null],
    ['no', 'false'],
    ['2', null],
    ['constructor', null],
    ['yes', 'true'],
    ['TRUE', 'true'],
    ['True', 'true'],
    [' true', 'true'],
  ])('%j is refused', (text, example) => {
    expect(first(fromText('link', text))).toMatchObject({ code: 'boolean-invalid', param: 'link', example });
    expect(first(fromText('link', text))?.message).toContain('must be true, false, 1 or 0');
  });

  it('must be booleans in JSON', () => {
    expect(fromJson('walls', false)).toEqual({ ok: true, value: false });
    for (const value of ['true', 1, 0, null]) expect(fromJson('walls', value).ok).toBe(false);
  });
});

describe('numbers', () => {
  it.each([
    ['joint', '0', 0],
    ['joint', '2.5', 2.5],
    ['joint', '100', 100],
    ['width', '100', 100],
    ['width', '4000', 4000],
    ['width', '800.0', 800],
  ] as const)('%s=%s is read', (name, text, value) => {
    expect(fromText(name, text)).toEqual({ ok: true, value });
    expect(fromJson(name, value)).toEqual({ ok: true, value });
  });

  it.each([
    ['joint', '-0.1'],
    ['joint', '100.1'],
    ['joint', '3 mm'],
    ['joint', '4in'],
    ['width', '800mm'],
    ['joint', ''],
    ['joint', '1e1'],
    ['width', '99'],
    ['width', '4001'],
    ['width', '800.5'],
  ] as const)('%s=%s is refused with the range', (name, text) => {
    expect(first(fromText(name, text))?.message).toMatch(/from (0 to 100 \(mm\)|100 to 4000 \(px\)), not "/);
    expect(fromJson(name, text).ok).toBe(false);
  });

  it('show the JSON form', () => {
    expect(first(fromJson('gapMm', '3'))?.message).toBe(
      'gapMm must be a number from 0 to 100 (mm), not "3"; send for example "gapMm": 3. A unit may follow a length directly: 250mm, 25cm, 2.5m, 12in, 8ft or 10ft6in.',
    );
  });
});

describe('fixed words', () => {
  it('are accepted only as written', () => {
    expect(fromText('lang', 'zh')).toEqual({ ok: true, value: 'zh' });
    expect(first(fromText('lang', 'EN'))?.message).toBe(
      'lang must be one of en, pl, es, zh, exactly as written here, not "EN". Did you mean en?',
    );
    expect(first(fromText('lang', ''))?.message).toContain('not "".');
    expect(first(fromJson('format', 5))).toMatchObject({ code: 'format-unknown', example: null });
    for (const [tag, lang] of [
      ['pl-PL', 'pl'],
      ['zh_Hans_CN', 'zh'],
      ['de-DE', null],
      ['est', null],
    ]) {
      expect(first(fromText('lang', String(tag)))).toMatchObject({ code: 'lang-unknown', example: lang });
    }
    for (const format of ['gif', 'SVG', 'json ']) expect(fromText('format', format)?.ok).toBe(false);
  });
});

describe('patterns', () => {
  it.each(FIELDS.pattern.values ?? [])('%s is known', (name) => {
    const reading = FIELDS.pattern.fromJson(name);
    expect(reading.ok && reading.value.id).toBe(name.endsWith('-pattern') ? name : `${name}-pattern`);
  });

  it.each([
    ['Squares', 'squares'],
    ['herring-bone', 'herringbone'],
    ['hexagon', 'hexagons'],
    ['brick', 'bricks'],
    ['octagon', 'octagon-dot'],
    ['chevrn', 'chevron'],
    ['isometric_cubes', 'isometric-cubes'],
  ])('%s is unknown and means %s', (name, meant) => {
    expect(first(fromText('pattern', name))).toMatchObject({ code: 'pattern-unknown', example: meant });
    expect(first(fromText('pattern', name))?.message).toContain(`Did you mean ${meant}?`);
  });

  it.each([
    ['subway', 'bricks'],
    ['Metro Tiles', 'bricks'],
    ['running-bond', 'bricks'],
    ['running_bond-pattern', 'bricks'],
    ['honeycomb', 'hexagons'],
    ['diagonal', 'diamonds'],
  ])('%s is what the trade calls %s', (name, meant) => {
    expect(first(fromText('pattern', name))).toMatchObject({ code: 'pattern-unknown', example: meant });
  });

  it('of stacked rectangles are bricks without an offset', () => {
    expect(first(fromText('pattern', 'stack-bond'))).toMatchObject({
      example: null,
      changes: { pattern: 'bricks', offset: '0' },
    });
    expect(first(fromJson('pattern', 'Stack Bond'))).toMatchObject({
      example: null,
      changes: { pattern: 'bricks', 'parameters.offset': '0' },
    });
  });

  it.each(['', 'parquet', '__proto__', 'constructor'])('%j is refused with the list', (name) => {
    expect(first(fromText('pattern', name))?.example).toBeNull();
    expect(first(fromText('pattern', name))?.message).toContain('squares, bricks, vertical-bricks');
    expect(first(fromJson('pattern', 7))?.message).toContain('pattern 7 is not known');
  });
});

describe('colours', () => {
  it.each([
    ['#fa0', { r: 255, g: 170, b: 0 }],
    ['fA0', { r: 255, g: 170, b: 0 }],
    ['#D9c7A3', { r: 217, g: 199, b: 163 }],
    ['000000', { r: 0, g: 0, b: 0 }],
  ])('%s is read', (text, value) => {
    expect(fromText('color', text)).toEqual({ ok: true, value });
    expect(fromJson('gapColor', text)).toEqual({ ok: true, value });
  });

  it.each(['red', '#ff', '#ffff', '##fff', '#ggg', '#fff ', 'url(#x)', '#ff00ff00'])('%s is refused', (text) => {
    expect(first(fromText('gapColor', text))).toMatchObject({ code: 'color-invalid', param: 'gapColor' });
    expect(fromJson('color', text).ok).toBe(false);
  });

  it('explain the # of an address if the value is empty', () => {
    expect(first(fromText('color', ''))?.message).toContain('a # in an address must be sent as %23');
    expect(first(fromJson('color', 255))?.message).toContain('send for example "#d9c7a3"');
  });
});

describe('start', () => {
  it('is read in cm', () => {
    expect(fromText('start', '12.5,-3')).toEqual({ ok: true, value: { x: 125, y: -30 } });
    expect(fromText('start', '1000000,-1000000')?.ok).toBe(true);
    expect(fromJson('start', { y: -3, x: 12.5 })).toEqual({ ok: true, value: { x: 125, y: -30 } });
  });

  it.each(['', '5', '1,2,3', '1e3,0', 'x,y', 'inside'])('%j is refused', (text) => {
    expect(first(fromText('start', text))).toMatchObject({ code: 'start-invalid', example: null });
  });

  it.each(['1.5, 2', '1.5;2', '(1.5,2)', '{"x":1.5,"y":2}'])('%j is a start in other words', (text) => {
    expect(first(fromText('start', text))).toMatchObject({ code: 'start-invalid', example: '1.5,2' });
  });

  it.each([{ x: 1 }, { x: 1, y: 2, z: 3 }, '1,2,3', null, JSON.parse('{"__proto__": 1, "x": 2}')])(
    '%j is refused in JSON',
    (value) => {
      expect(first(fromJson('start', value))).toMatchObject({ code: 'start-invalid', example: null });
    },
  );

  it.each([[[185, 135]], ['185,135'], [{ x: '185', y: 135 }]])('%j is a start in other words in JSON', (value) => {
    expect(first(fromJson('start', value))).toMatchObject({ code: 'start-invalid', example: '{"x":185,"y":135}' });
  });

  it('has a range', () => {
    expect(first(fromText('start', '1000000.5,0'))).toMatchObject({ code: 'start-range' });
  });

  it.each(['best', 'center'])('may be %s in both forms, exactly as written', (word) => {
    expect(fromText('start', word)).toEqual({ ok: true, value: word });
    expect(fromJson('start', word)).toEqual({ ok: true, value: word });
  });

  it.each(['bset', 'BEST', 'Best', ' best', 'best ', 'bests', 'bst'])('%j probably means best', (text) => {
    for (const reading of [fromText('start', text), fromJson('start', text)]) {
      expect(first(reading)).toMatchObject({ code: 'start-invalid', example: 'best' });
      expect(first(reading)?.message).toContain('Did you mean best?');
    }
  });

  it.each(['best,best', 'best,12', 'worst', 'the best', ''])(
    '%j might be anything, so the words are only mentioned',
    (text) => {
      expect(first(fromText('start', text))).toMatchObject({ code: 'start-invalid', example: null });
      expect(first(fromText('start', text))?.message).toContain('or best or center, exactly as written here');
      expect(first(fromJson('start', text))).toMatchObject({ code: 'start-invalid', example: null });
    },
  );
});
