// The structure of STEP files: what stands where in them, and refusals that name the line of what is broken.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ifcText } from '../../../../test/support/ifc-files.ts';
import { Enum, Ref, readStep, Typed } from './index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const TYPES = ['IFCSPACE', 'IFCDOOR'];
const fileOf = (data: string) =>
  readStep(bytes(`ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;${data}ENDSEC;END-ISO-10303-21;`), TYPES);

describe('a file', () => {
  it('gives its schemas and the instances of the types asked for, as they stand in it', () => {
    const file = fileOf(`#7=IFCSPACE('b');#3= IfcSpace ('a');#4=IFCWALL('w');`);
    expect(file.schemas).toEqual(['IFC4']);
    expect([...file.instancesOf('IFCSPACE')].map(({ id, values }) => [id, values[0]])).toEqual([
      [7, 'b'],
      [3, 'a'],
    ]);
    expect([...file.instancesOf('IFCDOOR')]).toEqual([]);
    expect(file.instance(4)).toEqual({ id: 4, type: 'IFCWALL', values: ['w'] });
    expect(file.instance(5)).toBeUndefined();
  });

  it('may have comments and line ends anywhere, also such that look like instances', () => {
    const file = fileOf(`/* #1=IFCSPACE('no'); */ #2 /**/ =\r\n IFCSPACE /* ' */ ( /* , */ 'it''s; #9=X(' , $ ) ;\n`);
    expect([...file.instancesOf('IFCSPACE')]).toEqual([{ id: 2, type: 'IFCSPACE', values: ["it's; #9=X(", null] }]);
  });

  it('has values of every kind', () => {
    const file = fileOf(
      `#1=IFCX(1,-2.5,+3.,1.E-3,-1.5e+2,$,*,.T.,.NOTDEFINED.,#12,(),(1,(2.,#3)),IFCLABEL('x'),"0F");`,
    );
    expect(file.instance(1)?.values).toEqual([
      1,
      -2.5,
      3,
      0.001,
      -150,
      null,
      null,
      new Enum('T'),
      new Enum('NOTDEFINED'),
      new Ref(12),
      [],
      [1, [2, new Ref(3)]],
      new Typed('IFCLABEL', ['x']),
      '0F',
    ]);
  });

  it('has the numbers that JavaScript reads in the same digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });
    const sign = fc.constantFrom('', '-', '+');
    const exponent = fc.oneof(
      fc.constant(''),
      fc.tuple(sign, fc.nat(99)).map(([s, n]) => `E${s}${n}`),
    );
    fc.assert(
      fc.property(sign, digits, fc.option(digits), exponent, (s, whole, part, power) => {
        const text = `${s}${whole}${part === null ? '' : `.${part}`}${power}`;
        expect(fileOf(`#1=IFCX(${text});`).instance(1)?.values).toEqual([Number(text)]);
      }),
    );
  });

  it('finds every instance, in whatever order their numbers are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 0xffffffff }), { maxLength: 60 }), (ids) => {
        const file = fileOf(ids.map((id, i) => `#${id}=IFCX(${i});`).join('\n'));
        ids.forEach((id, i) => {
          expect(file.instance(id)?.values).toEqual([i]);
        });
        expect(file.instance(ids[0] === 1 ? 2 ** 32 : 0)).toBeUndefined();
      }),
    );
  });
});

describe('a broken file is refused with the line', () => {
  const data = `#100=IFCSPACE('a',$,(1.,2.));\n#101=IFCSPACE('b',$,(1.,2.));`;
  const text = ifcText(data);
  const line = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  const refusal = (broken: string) => {
    try {
      for (const space of readStep(bytes(broken), TYPES).instancesOf('IFCSPACE')) expect(space).toBeDefined();
    } catch (error) {
      return error;
    }
    return undefined;
  };

  it.each([
    ["'b'", "'b", '#101'],
    ["=IFCSPACE('b'", "IFCSPACE('b'", '#101'],
    ["#101=IFCSPACE('b'", "#101=('b'", undefined],
    ["#101=IFCSPACE('b'", '#101=IFCSPACE', '#101'],
    ['#101=IFC', '#=IFC', '#101'],
    ['#101=IFC', '101=IFC', '#101'],
    ["'b',$,(1.,2.)", "'b',$,(1.,,2.)", '#101'],
    ["'b',$,(1.,2.)", "'b',$,(1.e,2.)", '#101'],
    ["'b',$,(1.,2.)", "'b',$,(1.9.9,2.)", '#101'],
    ["'b',$,(1.,2.)", "'b',.A,(1.,2.)", '#101'],
    ["'b',$,(1.,2.)", "'b',$,(1. 2.)", '#101'],
    ["'b',$,(1.,2.)", `'b',$,${'('.repeat(50)}`, '#101'],
    ['#101=', '/* #101=', '#101'],
    ['DATA;', '', undefined],
    ['ENDSEC;\nEND', '', undefined],
  ])('%s -> %s', (part, broken, at) => {
    expect(text).toContain(part);
    const error = refusal(text.replace(part, () => broken));
    if (at === undefined && error === undefined) return;
    expect(error).toMatchObject({ name: 'ImportError', code: 'damaged-at' });
    if (at !== undefined) expect(error).toMatchObject({ values: { format: 'IFC', line: line(at) } });
  });

  it('wherever it ends', () => {
    for (let end = 1; end < text.indexOf('ENDSEC;\nEND') + 6; end++) {
      expect(refusal(text.slice(0, end)), text.slice(0, end)).toMatchObject({ name: 'ImportError' });
    }
  });

  it('and one that is something else at all', () => {
    for (const other of ['', 'hello', '{"type":"FeatureCollection"}', '<ifcXML/>', '  0\nSECTION\n']) {
      expect(refusal(other)).toMatchObject({ name: 'ImportError' });
    }
  });
});
