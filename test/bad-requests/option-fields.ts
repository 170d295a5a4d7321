// Invalid values of options that are keywords, booleans, colours or a start.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, type WrongValue, wrongValues } from './row.ts';

const NAMES = ['squares', 'bricks', 'vertical-bricks', 'hexagons', 'flat-top-hexagons', 'diamonds', 'rhombus'];
const pattern = {
  field: 'pattern',
  code: 'pattern-unknown',
  words: ['pattern', ...NAMES, 'isometric-cubes', 'herringbone', 'chevron', '-pattern'],
};
const lang = { field: 'lang', code: 'lang-unknown', words: ['lang', 'en', 'pl', 'es', 'zh'] };
const format = { field: 'format', code: 'format-unknown', words: ['format', 'json', 'svg'] };

/** Valid for no option. */
const NO_WORDS: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['a space', ' ', '" "'],
  ['null', 'null', 'null'],
  ['a number', '7', '7'],
  ['a list', 'a,b', '["en"]'],
  ['an object', '{}', '{"a":1}'],
  ['a truth value', 'true', 'true'],
  ['what every object has', 'constructor', '"constructor"'],
  ['a prototype', '__proto__', '"__proto__"'],
];

const BOOLEANS = ['walls', 'inlineSvg', 'credit', 'link', 'pieces'] as const;
const NO_TRUTHS: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['yes', 'yes', '"yes"'],
  ['no', 'no', '"no"', 'no'],
  ['on', 'on', '"on"'],
  ['off', 'off', '"off"'],
  ['capitals', 'TRUE', '"TRUE"'],
  ['one capital', 'False', '"False"'],
  ['a letter', 't', '"t"'],
  ['two', '2', '2'],
  ['minus one', '-1', '-1'],
  ['one with decimals', '1.0', '1.0'],
  ['null', 'null', 'null'],
  ['a space after it', 'true ', '"true "'],
  ['twice', 'true,false', '[true]'],
  ['quotes', '"true"', '"true"'],
  ['the number of the query', null, '1'],
  ['an object', '[object Object]', '{}'],
];

const NO_COLORS: readonly WrongValue[] = [
  ['a name', 'red', '"red"', 'red'],
  ['a function', 'rgb(1,2,3)', '"rgb(1,2,3)"'],
  ['a function with alpha', 'rgba(0,0,0,0.5)', '"rgba(0,0,0,0.5)"'],
  ['four digits', '#ffff', '"#ffff"'],
  ['eight digits', '#ffffff80', '"#ffffff80"'],
  ['two digits', 'ff', '"ff"'],
  ['five digits', 'fffff', '"fffff"'],
  ['no hex digits', '#ggg', '"#ggg"'],
  ['two signs', '##fff', '"##fff"'],
  ['a hexadecimal number', '0xffffff', '"0xffffff"'],
  ['a space before it', ' fff', '" fff"'],
  ['a line end', 'fff\n', '"fff\\n"'],
  ['full-width digits', '＃ｆｆｆ', '"＃ｆｆｆ"'],
  ['a style', 'fff;fill:url(#x)', '"fff;fill:url(#x)"'],
  ['a variable', 'var(--x)', '"var(--x)"'],
  ['an address', 'url(https://evil.example/x)', '"url(https://evil.example/x)"'],
  ['transparent', 'transparent', '"transparent"'],
  ['null', 'null', 'null'],
  ['a number', null, '16777215'],
  ['a list', null, '[255,255,255]'],
  ['an object', null, '{"r":1,"g":2,"b":3}'],
  ['nothing', null, '""'],
];

const start = {
  field: 'start',
  code: 'start-invalid',
  words: ['start', 'cm', 'two numbers'],
  queryWords: ['x,y'],
  bodyWords: ['{x, y}'],
};
const NO_STARTS: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['one number', '12', '12'],
  ['three numbers', '1,2,3', '{"x":1,"y":2,"z":3}'],
  ['a comma', ',', '{}'],
  ['no x', ',2', '{"y":2}'],
  ['no y', '1,', '{"x":1}'],
  ['a space between', '1 2', '"1 2"'],
  ['a space after the comma', '1, 2', '"1, 2"'],
  ['a semicolon', '1;2', '"1;2"'],
  ['the words of the query', null, '"1,2"'],
  ['a list', '[1,2]', '[1,2]'],
  ['JSON', '{"x":1,"y":2}', '"{x:1}"'],
  ['letters', 'x,y', '{"x":"x","y":"y"}'],
  ['numbers in quotes', '"1","2"', '{"x":"1","y":"2"}'],
  ['a space before a unit', '10 cm,20', '{"x":"10 cm","y":20}', '2.5m'],
  ['a number as text', null, '{"x":"10","y":20}', '{"x":10,"y":20}'],
  ['exponents', '1e2,1e2', '{"x":1e999,"y":0}'],
  ['no numbers', 'NaN,NaN', '{"x":null,"y":null}'],
  ['infinity', 'Infinity,0', '{"x":0,"y":-1e999}'],
  ['the middle', 'middle', '"middle"'],
  ['capital names', null, '{"X":1,"Y":2}'],
  ['a prototype', '__proto__', '{"__proto__":{"x":1},"y":2}'],
  ['null', 'null', 'null'],
  ['a truth value', 'true', 'true'],
  ['parentheses', '(1,2)', '"(1,2)"'],
];

export const OPTION_FIELDS: readonly BadRequest[] = [
  ...wrongValues(pattern, NO_WORDS),
  ...wrongValues(pattern, [
    ['another case', 'Squares', '"Squares"', 'Did you mean squares'],
    ['capitals', 'HERRINGBONE', '"HERRINGBONE"', 'Did you mean herringbone'],
    ['a letter missing', 'herringbne', '"herringbne"', 'Did you mean herringbone'],
    ['the singular', 'square', '"square"', 'Did you mean squares'],
    ['an underscore', 'vertical_bricks', '"vertical_bricks"', 'Did you mean vertical-bricks'],
    ['the ending twice', 'squares-pattern-pattern', '"squares-pattern-pattern"'],
    ['the ending alone', '-pattern', '"-pattern"'],
    ['two of them', 'squares,bricks', '"squares,bricks"'],
    ['a space after it', 'squares ', '"squares "'],
    ['another service', 'basketweave', '"basketweave"'],
    ['its name in another language', 'jodełka', '"jodełka"'],
    ['a long one', 'squares'.repeat(300), `"${'squares'.repeat(300)}"`],
  ]),
  ...wrongValues(lang, NO_WORDS),
  ...wrongValues(lang, [
    ['an unknown language', 'de', '"de"', 'de'],
    ['capitals', 'EN', '"EN"'],
    ['a region', 'en-US', '"en-US"'],
    ['its full name', 'polski', '"polski"'],
    ['a header', 'pl,en;q=0.5', '"pl,en;q=0.5"'],
    ['a path', '../pl', '"../pl"'],
  ]),
  ...wrongValues(format, NO_WORDS),
  ...wrongValues(format, [
    ['an old one', 'xls', '"xls"'],
    ['a printed one', 'ps', '"ps"'],
    ['another list of cuts', 'tsv', '"tsv"'],
    ['capitals', 'SVG', '"SVG"', 'Did you mean svg'],
    ['a media type', 'image/svg+xml', '"image/svg+xml"'],
    ['a page', 'html', '"html"'],
    ['a callback', 'jsonp', '"jsonp"'],
  ]),
  ...wrongValues({ field: 'name', code: 'name-invalid', words: ['name', 'leave it out'] }, [
    ['a line end', 'Bath\nroom', '"Bath\\nroom"', 'U+000A'],
    ['a header', 'a\r\nSet-Cookie: b=1', '"a\\r\\nSet-Cookie: b=1"', 'U+000D'],
    ['nothing visible', '\u0000', '"\\u0000"', 'U+0000'],
    ['a control character of Latin-1', 'a\u0085b', '"a\u0085b"', 'U+0085'],
    ['a line separator', 'a\u2028b', '"a\u2028b"', 'U+2028'],
    ['half a pair', null, '"\\ud800"', 'U+D800'],
    ['too long by one', 'x'.repeat(121), `"${'x'.repeat(121)}"`, '120', '121'],
    ['far too long', 'x'.repeat(500), `"${'x'.repeat(500)}"`, '500'],
    ['too many emoji', '🛁'.repeat(121), `"${'🛁'.repeat(121)}"`, '121'],
    ['a number', null, '7', 'text'],
    ['null', null, 'null', 'text'],
    ['a list', null, '["Bath"]', 'text'],
  ]),
  ...BOOLEANS.flatMap((field, i) =>
    // All are read by the same functions, so only the first one tests the whole list.
    wrongValues(
      { field, code: 'boolean-invalid', words: [field, 'true', 'false'] },
      i === 0 ? NO_TRUTHS : NO_TRUTHS.slice(0, 2),
    ),
  ),
  ...['color', 'gapColor'].flatMap((field, i) => [
    ...wrongValues(
      { field, code: 'color-invalid', words: [field, 'hex colour', '3', '6'] },
      i === 0 ? NO_COLORS : NO_COLORS.slice(0, 2),
    ),
    query(`${field}: nothing, as behind a # that never arrives`, `${ROOM}&${field}=`, 'color-invalid', field, '%23'),
    query(`${field}: no equals sign`, `${ROOM}&${field}`, 'color-invalid', field, 'empty', '%23'),
  ]),
  ...wrongValues(start, NO_STARTS),
  ...wrongValues(start, [
    ['two letters swapped', 'bset', '"bset"', 'Did you mean best'],
    ['a capital', 'Best', '"Best"', 'Did you mean best'],
    ['capitals that mean the best', 'BEST', '"BEST"', 'or best', 'Did you mean best'],
    ['a space before best', ' best', '" best"', 'Did you mean best'],
    ['a line end after best', 'best\n', '"best\\n"', 'Did you mean best'],
    ['best in quotes', '"best"', '"\\"best\\""'],
    ['two of the best', 'best,best', '"best,best"', 'or best'],
    ['best and a number', 'best,0', '{"x":"best","y":0}'],
    ['best in an object', null, '{"best":true}', 'or best'],
    ['best in a list', null, '["best"]'],
    ['the worst', 'worst', '"worst"', 'or best'],
    ['best in another language', 'najlepszy', '"najlepszy"'],
    ['full-width letters', 'ｂｅｓｔ', '"ｂｅｓｔ"'],
  ]),
  query('start: best and another', `${ROOM}&start=best&start=0,0`, 'name-repeated', 'start', 'once'),
  query('start: best twice', `${ROOM}&start=best&start=best`, 'name-repeated', 'start', 'once'),
  body('start: best twice', `{${ROOM_FIELDS},"start":"best","start":"best"}`, 'name-repeated', 'start', 'once'),
  ...wrongValues({ field: 'start', code: 'start-range', words: ['start', '-1,000,000', '1,000,000', 'cm'] }, [
    ['too far right', '1000001,0', '{"x":1000001,"y":0}'],
    ['too far up', '0,-1000000.5', '{"x":0,"y":-1000000.5}'],
    ['on the moon', '38440000000,0', '{"x":1e300,"y":0}'],
  ]),
  ...wrongValues(
    {
      field: 'gapMm',
      code: 'joint-twice',
      words: ['joint', 'gapMm', 'one of them'],
      bodyRest: `{${ROOM_FIELDS},"joint":3,FIELD}`,
    },
    [
      ['differs from joint', null, '2'],
      ['differs from joint by a hair', null, '3.0000001'],
      ['is nothing beside a joint', null, '0'],
    ],
  ),
];
