// Values that are not numbers, and numbers out of range: joint, gapMm, width, and a parameter of the pattern.

import { type BadRequest, type WrongValue, wrongValues } from './row.ts';

/** None of these is a number by the one grammar: an optional minus, ASCII digits, and decimals after a point. */
const NOT_NUMBERS: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['a space', ' ', '" "'],
  ['a word', 'wide', '"wide"'],
  ['not a number by name', 'NaN', '"NaN"'],
  ['infinity', 'Infinity', '1e999'],
  ['minus infinity', '-Infinity', '-1e999'],
  ['more digits than a double can take', '9'.repeat(400), '9'.repeat(400)],
  ['hexadecimal', '0x10', '"0x10"'],
  ['an exponent', '1e1', '"1e1"'],
  ['an endless exponent', '1e999', '"1e999"'],
  ['a decimal comma', '2,5', '"2,5"'],
  ['a unit', '20 mm', '"20 mm"'],
  ['a space before inches', '1 in', '"1 in"'],
  ['a sign for feet', "5'", '"5\'"'],
  ['a sign for inches', '2"', '"2\\""'],
  ['an exponent and a unit', '1e3mm', '"1e3mm"'],
  ['inches before feet', '10in6ft', '"10in6ft"'],
  ['minus no feet', '-0ft5in', '"-0ft5in"'],
  ['minus inches', '10ft-6in', '"10ft-6in"'],
  ['a unit alone', 'mm', '"mm"'],
  ['two points and a unit', '1.5.2m', '"1.5.2m"'],
  ['a unit in capitals', '2CM', '"2CM"'],
  ['a fraction of feet with inches', '10.5ft6in', '"10.5ft6in"'],
  ['inches and a bare number', '10ft6in2', '"10ft6in2"'],
  ['a space after the unit', '5m ', '"5m "'],
  ['no digit before the point and a unit', '.5m', '".5m"'],
  ['a fraction and a unit', '1/2in', '"1/2in"'],
  ['an unknown unit', '2yd', '"2yd"'],
  ['feet and a bare number', '1ft6', '"1ft6"'],
  ['a plus sign', '+20', '"+20"'],
  ['no digit before the point', '.5', '".5"'],
  ['no digit after the point', '20.', '"20."'],
  ['two points', '2.0.0', '"2.0.0"'],
  ['full-width digits', '２０', '"２０"'],
  ['Arabic digits', '٢٠', '"٢٠"'],
  ['a superscript', '2²', '"2²"'],
  ['a right-to-left mark', '\u200f20', '"\\u200f20"'],
  ['a zero-width space', '2\u200b0', '"2\\u200b0"'],
  ['a NUL', '20\0', '"20\\u0000"'],
  ['a line end', '20\n', '"20\\n"'],
  ['a space before it', ' 20', '" 20"'],
  ['a space after it', '20 ', '"20 "'],
  ['two signs', '--20', '"--20"'],
  ['a typographic minus', '−20', '"−20"'],
  ['groups of thousands', '1,000', '"1,000"'],
  ['digits in groups', '2_0', '"2_0"'],
  ['a fraction', '1/2', '"1/2"'],
  ['a range', '20-30', '"20-30"'],
  ['a list', '20,30', '[20]'],
  ['a truth value', 'true', 'true'],
  ['null', 'null', 'null'],
  ['nothing at all', 'undefined', '[]'],
  ['an object', '{}', '{}'],
  ['an object as text', '[object Object]', '{"toString":20}'],
  ['a big integer', '20n', '"20n"'],
  ['a prototype', '__proto__', '{"__proto__":20}'],
  ['a number in quotes', '"20"', '"20"'],
  ['half a surrogate pair', null, '"\\ud800"'],
];

const joint = { field: 'joint', code: 'joint-range', words: ['joint must be a number from 0 to 100 (mm)'] };
const gapMm = {
  field: 'gapMm',
  code: 'gapMm-range',
  words: ['gapMm must be a number from 0 to 100 (mm)', '"gapMm": '],
};
const width = { field: 'width', code: 'width-range', words: ['width must be a whole number from 100 to 4000 (px)'] };
const tileSize = {
  field: 'tileSize',
  code: 'parameter-invalid',
  words: ['tileSize', '10', '4000', 'mm'],
  bodyWords: ['parameters.tileSize'],
  bodyRest: '{"outline":"E180 S240 W180 N240","parameters":{FIELD}}',
};

/** A few suffice: the first field tests the whole list, and all numbers are read by the same functions. */
const SOME_NOT_NUMBERS = NOT_NUMBERS.filter(([about]) =>
  ['nothing', 'a word', 'an exponent', 'a decimal comma', 'a unit', 'null', 'an object'].includes(about),
);

/** Values for JSON bodies only. */
function inBodyOnly(values: readonly WrongValue[]): WrongValue[] {
  return values.map(([about, , json, ...words]) => [about, null, json, ...words]);
}

export const NUMBER_FIELDS: readonly BadRequest[] = [
  ...wrongValues(joint, NOT_NUMBERS),
  ...wrongValues(joint, [
    ['below its range', '-1', '-1', '-1'],
    ['a hair below', '-0.001', '-0.001', '-0.001'],
    ['a hair above', '100.001', '100.001', '100.001'],
    ['above its range', '101', '101', '101'],
    ['far above', '1000000', '1e300'],
    ['far below', '-99999999', '-1e308'],
    ['hardly above', '100.00000000000001', '100.00000000000001'],
    ['above its range in inches', '4in', '"4in"', '4in'],
    ['below its range in centimetres', '-0.1cm', '"-0.1cm"', '-0.1cm'],
  ]),
  ...wrongValues(gapMm, inBodyOnly(SOME_NOT_NUMBERS)),
  ...wrongValues(gapMm, [
    ['below its range', null, '-1'],
    ['above its range', null, '100.5'],
  ]),
  ...wrongValues(width, SOME_NOT_NUMBERS),
  ...wrongValues(width, [
    ['zero', '0', '0'],
    ['minus zero', '-0', '-0'],
    ['below its range', '99', '99'],
    ['above its range', '4001', '4001'],
    ['a fraction of a pixel', '800.5', '800.5', '800.5'],
    ['a fraction just inside', '100.0001', '100.0001'],
    ['below zero', '-800', '-800'],
    ['a million', '1000000', '1000000'],
    ['beyond whole doubles', '9007199254740993', '9007199254740993'],
    ['a length', '12in', '"12in"', '12in'],
  ]),
  ...wrongValues(
    {
      ...tileSize,
      field: 'rotation',
      words: ['rotation', '-180', '180', 'deg'],
      bodyWords: ['parameters.rotation'],
    },
    [
      ['a length', '12in', '"12in"', '12in'],
      ['its unit', '45deg', '"45deg"', '45deg'],
    ],
  ),
  ...wrongValues(
    { ...tileSize, words: ['tileSize: ', 'is not a number; send a number from 10 to 4000 (mm)'] },
    SOME_NOT_NUMBERS,
  ),
  ...wrongValues(tileSize, [
    ['zero', '0', '0'],
    ['below its range', '9.99', '9.99', '9.99', 'is outside its range; send a number from 10 to 4000 (mm)'],
    ['above its range', '4001', '4001', '4001'],
    ['below zero', '-300', '-300', '-300'],
    ['a kilometre', '1000000', '1e6'],
    ['below its range in inches', '0.39in', '"0.39in"', '0.39in'],
    ['above its range in metres', '4.001m', '"4.001m"', '4.001m'],
  ]),
];
