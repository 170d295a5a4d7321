// Attacks in every field: markup, SQL, header splitting, paths, templates, right-to-left text. None may succeed, and
// none may be returned as anything but JSON text.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS } from './row.ts';

const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "'; DROP TABLE projects; --",
  'x\r\nSet-Cookie: stolen=1\r\n\r\n<html>',
  '../../../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is the attack
  '${7*7}{{7*7}}<%= 7*7 %>',
  '\u202egnp.exe',
  'javascript:alert(document.domain)',
  '\0\x01\x1b[31m',
  '%s%n%x%d',
];

/** Each field of the query with words that the message must contain. */
const FIELDS: readonly [field: string, code: string, ...words: string[]][] = [
  ['outline', 'outline-wall', 'Wall 1', 'outline', 'E400'],
  ['polygon', 'corner-invalid', 'Corner 1', 'polygon', 'x,y'],
  ['holes', 'corner-invalid', 'Corner 1', 'holes', 'x,y'],
  ['subtract', 'rectangle-invalid', 'Rectangle 1', 'subtract', 'x,y,w,h'],
  ['pattern', 'pattern-unknown', 'pattern', 'squares', 'herringbone'],
  ['joint', 'joint-range', 'joint', '0', '100', 'mm'],
  ['color', 'color-invalid', 'color', 'hex'],
  ['gapColor', 'color-invalid', 'gapColor', 'hex'],
  ['start', 'start-invalid', 'start', 'x,y'],
  ['width', 'width-range', 'width', '100', '4000'],
  ['walls', 'boolean-invalid', 'walls', 'true', 'false'],
  ['format', 'format-unknown', 'format', 'json', 'svg'],
  ['inlineSvg', 'boolean-invalid', 'inlineSvg', 'true', 'false'],
  ['credit', 'boolean-invalid', 'credit', 'true', 'false'],
  ['link', 'boolean-invalid', 'link', 'true', 'false'],
  ['lang', 'lang-unknown', 'lang', 'en', 'pl', 'es', 'zh'],
  ['tileSize', 'parameter-invalid', 'tileSize', '10', '4000', 'mm'],
  ['rotation', 'parameter-invalid', 'rotation', '-180', '180'],
];

/** Fields that are also text in a body. */
const TEXTS: readonly string[] = ['outline', 'pattern', 'color', 'gapColor', 'format', 'lang'];

const inQueries = FIELDS.flatMap(([field, code, ...words]) =>
  ATTACKS.map((attack, i) => {
    const rest = field === 'outline' || field === 'polygon' ? '' : `${ROOM}&`;
    return query(`${field}: attack ${i + 1}`, `${rest}${field}=${encodeURIComponent(attack)}`, code, ...words);
  }),
);

const inBodies = FIELDS.filter(([field]) => TEXTS.includes(field)).flatMap(([field, code, ...words]) =>
  ATTACKS.map((attack, i) => {
    const rest = field === 'outline' ? '' : `${ROOM_FIELDS},`;
    return body(`${field}: attack ${i + 1}`, `{${rest}"${field}":${JSON.stringify(attack)}}`, code, ...words);
  }),
);

const asNames = ATTACKS.flatMap((attack, i) => [
  query(`attack ${i + 1} as a name`, `${ROOM}&${encodeURIComponent(attack)}=1`, 'parameter-unknown', 'tileSize'),
  body(`attack ${i + 1} as a name`, `{${ROOM_FIELDS},${JSON.stringify(attack)}:1}`, 'parameter-unknown', 'no field'),
  body(
    `attack ${i + 1} as a parameter`,
    `{${ROOM_FIELDS},"parameters":{${JSON.stringify(attack)}:1}}`,
    'parameter-unknown',
    'tileSize',
    'rotation',
  ),
]);

export const HOSTILE: readonly BadRequest[] = [...inQueries, ...inBodies, ...asNames];
