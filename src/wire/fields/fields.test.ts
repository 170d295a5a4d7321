import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../../engine/index.ts';
import { BODY_FIELDS, FIELDS, type FieldName, QUERY_FIELDS } from './fields.ts';

const fromText = (name: FieldName, text: string) => FIELDS[name].fromText?.(text);
const fromJson = (name: FieldName, value: unknown) => FIELDS[name].fromJson(value);

describe('the table of fields', () => {
  it('has the facts of the specification', () => {
    expect(BODY_FIELDS.filter((name) => !QUERY_FIELDS.includes(name))).toEqual([
      'rooms',
      'doorways',
      'parameters',
      'gapMm',
    ]);
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

  it('are booleans in JSON', () => {
    expect(fromJson('walls', false)).toEqual({ ok: true, value: false });
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
});

describe('patterns', () => {
  it.each(FIELDS.pattern.values ?? [])('%s is known', (name) => {
    const reading = FIELDS.pattern.fromJson(name);
    expect(reading.ok && reading.value.id).toBe(name.endsWith('-pattern') ? name : `${name}-pattern`);
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
});

describe('start', () => {
  it('is read in cm', () => {
    expect(fromText('start', '12.5,-3')).toEqual({ ok: true, value: { x: 125, y: -30 } });
    expect(fromText('start', '1000000,-1000000')?.ok).toBe(true);
    expect(fromJson('start', { y: -3, x: 12.5 })).toEqual({ ok: true, value: { x: 125, y: -30 } });
  });

  it.each(['best', 'center'])('may be %s in both forms, exactly as written', (word) => {
    expect(fromText('start', word)).toEqual({ ok: true, value: word });
    expect(fromJson('start', word)).toEqual({ ok: true, value: word });
  });
});
