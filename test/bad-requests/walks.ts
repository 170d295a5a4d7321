// Invalid walks: bad tokens and lengths, walks that do not close, too many and too few walls.

import { type BadRequest, body, query, type WrongValue, wrongValues } from './row.ts';

const asRoom = { field: 'outline', queryRest: '', bodyRest: '{FIELD}' };

/** Walks with one wrong token; the message must name its position, and propose another token if there is one. */
const TOKENS: readonly [about: string, walk: string, place: number, token: string, instead?: string][] = [
  ['a number alone', 'E400 300 W400 N300', 2, '300'],
  ['a letter alone', 'E400 S W400 N300', 2, 'S'],
  ['an unknown letter', 'E400 X300 W400 N300', 2, 'X300'],
  ['the length before the letter', '400E S300 W400 N300', 1, '400E', 'E400'],
  ['a space before the unit', 'E12 ft S300 W400 N300', 1, 'E12 ft', 'E12ft'],
  ['a space between feet and inches', 'E10ft 6in S300 W400 N300', 1, 'E10ft 6in', 'E10ft6in'],
  ['a unit in capitals', 'E4M S300 W400 N300', 1, 'E4M', 'E4m'],
  ['a sign for feet', "E5' S300 W400 N300", 1, "E5'", 'E5ft'],
  ['no number before the unit', 'Emm S300 W400 N300', 1, 'Emm', 'E10ft6in'],
  ['an exponent and a unit', 'E1e3mm S300 W400 N300', 1, 'E1e3mm', 'E10ft6in'],
  ['inches before feet', 'E10in6ft S300 W400 N300', 1, 'E10in6ft', 'E10ft6in'],
  ['negative inches after feet', 'E10ft-6in S300 W400 N300', 1, 'E10ft-6in', 'E10ft6in'],
  ['two points and a unit', 'E1.5.2m S300 W400 N300', 1, 'E1.5.2m', 'E10ft6in'],
  ['an unknown unit', 'E4km S300 W400 N300', 1, 'E4km', 'E10ft6in'],
  ['no length with a unit', 'E400 S0m W400 N300', 2, 'S0m', 'longer than 0'],
  ['longer than anything in metres', 'E10001m S300 W400 N300', 1, 'E10001m', '1,000,000'],
  ['a unit on a bearing', 'E300 A45m:100 S120 W400', 2, 'A45m:100', 'A45'],
  ['nothing between walls with units', 'E3mS2mW3mN2m', 1, 'E3mS2mW3mN2m', 'E3m S2m W3m N2m'],
  ['a decimal comma', 'E400,5 S300 W400.5 N300', 1, 'E400,5', 'E400.5'],
  ['commas between walls', 'E400,S300,W400,N300', 1, 'E400,S300,W400,N300', 'E400 S300 W400 N300'],
  ['semicolons between walls', 'E400;S300;W400;N300', 1, 'E400;S300;W400;N300', 'E400 S300 W400 N300'],
  ['arrows between walls', 'E400->S300->W400->N300', 1, 'E400->S300->W400->N300', 'E400 S300 W400 N300'],
  ['nothing between walls', 'E400S300W400N300', 1, 'E400S300W400N300', 'E400 S300 W400 N300'],
  ['no length', 'E400 S0 W400 N300', 2, 'S0', 'longer than 0'],
  ['no length in decimals', 'E400 S0.000 W400 N300', 2, 'S0.000', 'longer than 0'],
  ['a negative length', 'E400 S300 W400 S-300', 4, 'S-300', 'N300'],
  ['minus zero', 'E400 S-0 W400 N300', 2, 'S-0', 'longer than 0'],
  ['an exponent', 'E4e2 S300 W400 N300', 1, 'E4e2', 'E400'],
  ['an endless exponent', 'E1e999 S300 W400 N300', 1, 'E1e999', 'length in cm'],
  ['infinity', 'EInfinity S300 W400 N300', 1, 'EInfinity'],
  ['not a number', 'ENaN S300 W400 N300', 1, 'ENaN'],
  ['hexadecimal', 'E0x190 S300 W400 N300', 1, 'E0x190'],
  ['a plus sign', 'E+400 S300 W400 N300', 1, 'E+400', 'E400'],
  ['an equals sign', 'E=400 S300 W400 N300', 1, 'E=400', 'E400'],
  ['a colon', 'E:400 S300 W400 N300', 1, 'E:400', 'E400'],
  ['no digit before the point', 'E.5 S300 W0.5 N300', 1, 'E.5', 'E0.5'],
  ['no digit after the point', 'E400. S300 W400 N300', 1, 'E400.', 'E400'],
  ['full-width letters and digits', 'Ｅ４００ S300 W400 N300', 1, 'Ｅ４００', 'E400'],
  ['Cyrillic letters', 'Е400 S300 W400 N300', 1, 'Е400'],
  ['Arabic digits', 'E٤٠٠ S300 W400 N300', 1, 'E٤٠٠'],
  ['a compass point between', 'NE400 S300 W400 N300', 1, 'NE400', 'A315:400'],
  ['left and right', 'R400 D300 L400 U300', 1, 'R400', 'E400'],
  ['east as a word', 'EAST400 S300 W400 N300', 1, 'EAST400'],
  ['longer than anything', 'E1000001 S300 W400 N300', 1, 'E1000001', '1,000,000'],
  ['a bearing without a length', 'E300 A45 S120 W400', 2, 'A45', 'A45:120'],
  ['a bearing with nothing after its colon', 'E300 A45: S120 W400', 2, 'A45:', 'A45:120'],
  ['a length without a bearing', 'E300 A:100 S120 W400', 2, 'A:100', 'A45:120'],
  ['a bearing and a comma', 'E300 A45,100 S120 W400', 2, 'A45,100', 'A45:100'],
  ['a bearing with two lengths', 'E300 A45:100:20 S120 W400', 2, 'A45:100:20'],
  ['an invalid bearing', 'E300 Anorth:100 S120 W400', 2, 'Anorth:100'],
  ['a bearing with a degree sign', 'E300 A45°:100 S120 W400', 2, 'A45°:100', 'A45:100'],
  ['an angled wall of no length', 'E300 A45:0 S120 W400', 2, 'A45:0', 'longer than 0'],
  ['an angled wall of negative length', 'E300 A45:-100 S120 W400', 2, 'A45:-100', 'A225:100'],
  ['a bearing without end', 'E300 A1e999:100 S120 W400', 2, 'A1e999:100'],
  ['a space before the length', 'E 400 S300 W400 N300', 1, 'E 400', 'E400'],
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
  ...TOKENS.flatMap(([about, walk, place, token, instead]) =>
    wrongValues(
      {
        ...asRoom,
        code: 'outline-wall',
        words: [`Wall ${place}`, 'outline', token, ...(instead ? [instead] : ['E400'])],
      },
      [[about, walk, JSON.stringify(walk)]],
    ),
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
