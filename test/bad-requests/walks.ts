// Invalid walks: bad tokens and lengths, walks that do not close, too many and too few walls.

import { type BadRequest, body, query, type WrongValue, wrongValues } from './row.ts';

const asRoom = { field: 'outline', queryRest: '', bodyRest: '{FIELD}' };

/** Of a wall that could mean anything. */
const EXAMPLES = 'Send for example E400 or A45:120.';

/** Walks with one wrong token: its position, the token, and what the message says about it, `EXAMPLES` if nothing else. */
const TOKENS: readonly [about: string, walk: string, place: number, token: string, says?: string][] = [
  ['a number alone', 'E400 300 W400 N300', 2, '300'],
  ['a letter alone', 'E400 S W400 N300', 2, 'S'],
  [
    'an unknown letter',
    'E400 X300 W400 N300',
    2,
    'X300',
    'is not E, S, W, N or A<bearing>: followed by a length in cm',
  ],
  ['the length before the letter', '400E S300 W400 N300', 1, '400E', 'Send E400 instead.'],
  ['a length and its unit before the letter', '4mE S300 W4m N300', 1, '4mE', 'Send E4m instead.'],
  ['a space before the unit', 'E12 ft S300 W400 N300', 1, 'E12 ft', 'Send E12ft instead.'],
  ['a space between feet and inches', 'E10ft 6in S300 W400 N300', 1, 'E10ft 6in', 'Send E10ft6in instead.'],
  ['a unit in capitals', 'E4M S300 W400 N300', 1, 'E4M', 'Send E4m instead.'],
  ['signs for feet and inches', `E10'6" S300 W10ft6in N300`, 1, `E10'6"`, 'Send E10ft6in instead.'],
  ['primes for feet and inches', 'E10′6.5″ S300 W10ft6.5in N300', 1, 'E10′6.5″', 'Send E10ft6.5in instead.'],
  ['a sign for feet', "E5' S300 W400 N300", 1, "E5'", 'Did you mean E5ft?'],
  ['no number before the unit', 'Emm S300 W400 N300', 1, 'Emm'],
  ['an exponent and a unit', 'E1e3mm S300 W400 N300', 1, 'E1e3mm'],
  ['inches before feet', 'E10in6ft S300 W400 N300', 1, 'E10in6ft'],
  ['negative inches after feet', 'E10ft-6in S300 W400 N300', 1, 'E10ft-6in'],
  ['two points and a unit', 'E1.5.2m S300 W400 N300', 1, 'E1.5.2m'],
  ['an unknown unit', 'E4km S300 W400 N300', 1, 'E4km'],
  ['no length with a unit', 'E400 S0m W400 N300', 2, 'S0m', 'has no length; every wall must be longer than 0 cm'],
  ['longer than anything in metres', 'E10001m S300 W400 N300', 1, 'E10001m', 'is longer than 1,000,000 cm'],
  ['a unit on a bearing', 'E300 A45m:100 S120 W400', 2, 'A45m:100'],
  ['nothing between walls with units', 'E3mS2mW3mN2m', 1, 'E3mS2mW3mN2m', 'Send E3m S2m W3m N2m instead.'],
  ['a decimal comma', 'E400,5 S300 W400.5 N300', 1, 'E400,5', 'Send E400.5 instead.'],
  ['a decimal comma and a unit', 'E2,5m S300 W2.5m N300', 1, 'E2,5m', 'Send E2.5m instead.'],
  ['a decimal comma or two numbers', 'E400,500 S300 W400 N300', 1, 'E400,500'],
  ['a comma after a wall', 'E400, S300 W400 N300', 1, 'E400,', 'Send E400 instead.'],
  ['a semicolon after a wall', 'E400; S300 W400 N300', 1, 'E400;', 'Send E400 instead.'],
  ['parentheses', 'E(400) S300 W400 N300', 1, 'E(400)', 'Send E400 instead.'],
  ['plus signs between walls', 'E400+S300+W400+N300', 1, 'E400+S300+W400+N300', 'Send E400 S300 W400 N300 instead.'],
  ['feet and inches between walls', 'E3mS2ft6inA45:1m W4m', 1, 'E3mS2ft6inA45:1m', 'Send E3m S2ft6in A45:1m instead.'],
  ['commas between walls', 'E400,S300,W400,N300', 1, 'E400,S300,W400,N300', 'Send E400 S300 W400 N300 instead.'],
  ['semicolons between walls', 'E400;S300;W400;N300', 1, 'E400;S300;W400;N300', 'Send E400 S300 W400 N300 instead.'],
  ['arrows between walls', 'E400->S300->W400->N300', 1, 'E400->S300->W400->N300', 'Send E400 S300 W400 N300 instead.'],
  ['nothing between walls', 'E400S300W400N300', 1, 'E400S300W400N300', 'Send E400 S300 W400 N300 instead.'],
  ['no length', 'E400 S0 W400 N300', 2, 'S0', 'has no length; every wall must be longer than 0 cm'],
  ['no length in decimals', 'E400 S0.000 W400 N300', 2, 'S0.000', 'has no length; every wall must be longer than 0 cm'],
  ['a negative length', 'E400 S300 W400 S-300', 4, 'S-300', 'Send N300 instead.'],
  ['minus zero', 'E400 S-0 W400 N300', 2, 'S-0', 'has no length; every wall must be longer than 0 cm'],
  ['an exponent or two walls', 'E400E2 S300 W400 N300', 1, 'E400E2'],
  ['an exponent', 'E4e2 S300 W400 N300', 1, 'E4e2'],
  ['an endless exponent', 'E1e999 S300 W400 N300', 1, 'E1e999'],
  ['infinity', 'EInfinity S300 W400 N300', 1, 'EInfinity'],
  ['not a number', 'ENaN S300 W400 N300', 1, 'ENaN'],
  ['hexadecimal', 'E0x190 S300 W400 N300', 1, 'E0x190'],
  ['a plus sign', 'E+400 S300 W400 N300', 1, 'E+400', 'Send E400 instead.'],
  ['an equals sign', 'E=400 S300 W400 N300', 1, 'E=400', 'Send E400 instead.'],
  ['a colon', 'E:400 S300 W400 N300', 1, 'E:400', 'Send E400 instead.'],
  ['no digit before the point', 'E.5 S300 W0.5 N300', 1, 'E.5', 'Send E0.5 instead.'],
  ['no digit after the point', 'E400. S300 W400 N300', 1, 'E400.', 'Send E400 instead.'],
  ['full-width letters and digits', 'Ｅ４００ S300 W400 N300', 1, 'Ｅ４００', 'Send E400 instead.'],
  ['Cyrillic letters', 'Е400 S300 W400 N300', 1, 'Е400'],
  ['Arabic digits', 'E٤٠٠ S300 W400 N300', 1, 'E٤٠٠'],
  ['a compass point between', 'NE400 S300 W400 N300', 1, 'NE400', 'Send A315:400 instead.'],
  ['another compass point between', 'nw100 E50 S70', 1, 'nw100', 'Send A225:100 instead.'],
  ['top, or the letter of another language', 'T400 S300 W400 N300', 1, 'T400'],
  ['a word', 'outline E400 S300', 1, 'outline'],
  ['left and right', 'R400 D300 L400 U300', 1, 'R400', 'Send E400 instead.'],
  ['east as a word', 'EAST400 S300 W400 N300', 1, 'EAST400', 'Send E400 instead.'],
  ['longer than anything', 'E1000001 S300 W400 N300', 1, 'E1000001', 'is longer than 1,000,000 cm'],
  [
    'a bearing without a length',
    'E300 A45 S120 W400',
    2,
    'A45',
    'is not A, a bearing in degrees, a colon and a length in cm',
  ],
  ['a bearing with nothing after its colon', 'E300 A45: S120 W400', 2, 'A45:'],
  ['a length without a bearing', 'E300 A:100 S120 W400', 2, 'A:100'],
  ['a letter and two numbers', 'E300 E40:5 S120 W400', 2, 'E40:5'],
  ['a bearing and a slash', 'E300 A45/100 S120 W400', 2, 'A45/100', 'Send A45:100 instead.'],
  ['a bearing and a comma', 'E300 A45,100 S120 W400', 2, 'A45,100', 'Send A45:100 instead.'],
  ['a bearing with two lengths', 'E300 A45:100:20 S120 W400', 2, 'A45:100:20'],
  ['an invalid bearing', 'E300 Anorth:100 S120 W400', 2, 'Anorth:100'],
  ['a bearing with a degree sign', 'E300 A45°:100 S120 W400', 2, 'A45°:100', 'Send A45:100 instead.'],
  [
    'an angled wall of no length',
    'E300 A45:0 S120 W400',
    2,
    'A45:0',
    'has no length; every wall must be longer than 0 cm',
  ],
  ['an angled wall of negative length', 'E300 A45:-100 S120 W400', 2, 'A45:-100', 'Did you mean A225:100?'],
  ['a bearing without end', 'E300 A1e999:100 S120 W400', 2, 'A1e999:100'],
  ['a space before the length', 'E 400 S300 W400 N300', 1, 'E 400', 'Send E400 instead.'],
  ['a tag', 'E400 <b>300</b> W400 N300', 2, '<b>300</b>'],
];

/** A walk of many short steps and the way back. */
function stairs(walls: number): string {
  const steps = Array.from({ length: walls - 2 }, (_, i) => (i % 2 === 0 ? 'E10' : 'S10'));
  const across = Math.ceil(steps.length / 2) * 10;
  const down = Math.floor(steps.length / 2) * 10;
  return [...steps, `W${across}`, `N${down}`].join(' ');
}

const EMPTY: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['a space', ' ', '" "'],
  ['spaces, tabs and line ends', ' \t\r\n ', '" \\t\\r\\n "'],
  ['a byte order mark that counts as a space', '\ufeff', '"\\ufeff"'],
];

/** Walks that do not close: where they end, and what to add or correct. */
const OPEN: readonly WrongValue[] = [
  ['three walls of four', 'E400 S300 W400', '"E400 S300 W400"', '300 cm south', 'N300'],
  ['ten too few', 'E400 S300 W390 N300', '"E400 S300 W390 N300"', '10 cm east', 'W400'],
  ['just beyond what closes by itself', 'E400 S300 W400 N299.8', '"E400 S300 W400 N299.8"', '0.2 cm south', 'N300'],
  ['in both directions', 'E400 S300 W390 N295', '"E400 S300 W390 N295"', '10 cm east', '5 cm south', '11.18 cm'],
  ['all to the east', 'E100 E100 E100', '"E100 E100 E100"', '300 cm east', 'W300'],
  ['letters of the wrong way', 'E400 N300 W400 N300', '"E400 N300 W400 N300"', '600 cm north'],
  ['with a wrong bearing', 'E300 A40:150 S120 W420 N210', '"E300 A40:150 S120 W420 N210"', 'cm west', 'cm south'],
  ['far away', 'E1000000 S1000000 W1', '"E1000000 S1000000 W1"', '999999 cm east', '1000000 cm south'],
];

export const WALKS: readonly BadRequest[] = [
  ...TOKENS.flatMap(([about, walk, place, token, says = EXAMPLES]) =>
    wrongValues({ ...asRoom, code: 'outline-wall', words: [`Wall ${place} of outline, "${token}", `, says] }, [
      [about, walk, JSON.stringify(walk)],
    ]),
  ),
  ...wrongValues({ ...asRoom, code: 'outline-wall', words: ['outline', 'corners', 'polygon', 'E400'] }, [
    ['a polygon', '0,0 400,0 400,300 0,300', '"0,0 400,0 400,300 0,300"'],
  ]),
  ...wrongValues({ ...asRoom, code: 'outline-empty', words: ['outline', 'empty', 'E400 S300 W400 N300'] }, EMPTY),
  query('outline: no equals sign', 'outline', 'outline-empty', 'outline', 'E400 S300 W400 N300'),
  ...wrongValues({ ...asRoom, code: 'outline-open', words: ['outline', 'does not close', 'of its start'] }, OPEN),
  ...wrongValues(
    { ...asRoom, code: 'outline-too-few-walls', words: ['outline', 'at least 3', 'E400 S300 W400 N300'] },
    [
      ['one wall', 'E400', '"E400"', '1 wall'],
      ['there and back', 'E400 W400', '"E400 W400"', '2 walls'],
    ],
  ),
  ...wrongValues({ ...asRoom, code: 'outline-too-many-walls', words: ['outline', 'at most 64', 'polygon', '500'] }, [
    ['65 walls', stairs(65), JSON.stringify(stairs(65)), '65 walls'],
    ['1000 walls', 'E1 '.repeat(1000), JSON.stringify('E1 '.repeat(1000)), '1000 walls'],
    ['10,000 walls', null, JSON.stringify('E1 '.repeat(10_000)), '10000 walls'],
    ['10,000 walls that are none', null, JSON.stringify('x '.repeat(10_000)), '10000 walls'],
  ]),
  ...wrongValues({ ...asRoom, code: 'wall-no-length', words: ['Wall 2', 'outline', 'leave it out'] }, [
    ['a wall too short for the grid', 'E400 S0.0001 S300 W400 N300', '"E400 S0.0001 S300 W400 N300"'],
  ]),
  ...['7', 'null', 'true', '[]', '{}', '["E400","S300","W400","N300"]', '[[0,0],[400,0],[400,300]]'].map((json) =>
    body(`outline: ${json}`, `{"outline":${json}}`, 'outline-not-text', 'outline', 'text', 'E400 S300 W400 N300'),
  ),
];
