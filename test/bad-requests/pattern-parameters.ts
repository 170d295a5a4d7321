// Parameters of a pattern with invalid values; tileSize is in number-fields.ts.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS, type WrongValue, wrongValues } from './row.ts';

/** Wrong values of a parameter, with words about its range or its values. */
function wrong(pattern: string, field: string, words: readonly string[], values: readonly WrongValue[]): BadRequest[] {
  const about = {
    field,
    code: 'parameter-invalid',
    words: [field, ...words],
    queryRest: `${ROOM}&pattern=${pattern}&`,
    bodyRest: `{${ROOM_FIELDS},"pattern":"${pattern}","parameters":{FIELD}}`,
  };
  return wrongValues(about, values).map((row) => ({ ...row, name: `${row.name} (${pattern})` }));
}

const outOfRange = (below: string, above: string): WrongValue[] => [
  ['below its range', below, below, below],
  ['above its range', above, above, above],
  ['a word', 'wide', '"wide"', 'wide'],
  ['nothing', '', '""'],
  ['null', 'null', 'null'],
];

const LENGTHS: readonly [pattern: string, names: readonly string[]][] = [
  ['bricks', ['tileWidth', 'tileHeight']],
  ['vertical-bricks', ['tileWidth', 'tileHeight']],
  ['hexagons', ['tileSize']],
  ['flat-top-hexagons-pattern', ['tileSize']],
  ['diamonds', ['tileSize']],
  ['rhombus', ['tileWidth', 'tileHeight']],
  ['isometric-cubes', ['tileSize']],
  ['herringbone', ['tileWidth', 'tileHeight']],
  ['chevron', ['tileWidth', 'tileHeight']],
];

const DIRECTIONS: readonly WrongValue[] = [
  ['nothing', '', '""'],
  ['another case', 'Vertical', '"Vertical"', 'Did you mean vertical'],
  ['a letter missing', 'horizontl', '"horizontl"', 'Did you mean horizontal'],
  ['a side', 'left', '"left"'],
  ['a number', '1', '1'],
  ['null', 'null', 'null'],
  ['a list', 'vertical,horizontal', '["vertical"]'],
  ['an object', '{}', '{}'],
  ['a truth value', 'true', 'true'],
];

/** Sizes that do not go together, though each is in its range. */
function misfit(about: string, pattern: string, sizes: readonly string[], ...words: string[]): BadRequest[] {
  const text = sizes.join('&');
  const json = sizes.map((size) => size.replace(/(.*)=(.*)/, '"$1":$2')).join();
  const sent = `{${ROOM_FIELDS},"pattern":"${pattern}","parameters":{${json}}}`;
  return [
    query(`sizes: ${about}`, `${ROOM}&pattern=${pattern}&${text}`, 'sizes-misfit', ...words),
    body(`sizes: ${about}`, sent, 'sizes-misfit', ...words),
  ];
}

export const PATTERN_PARAMETERS: readonly BadRequest[] = [
  ...LENGTHS.flatMap(([pattern, names]) =>
    names.flatMap((name) => wrong(pattern, name, ['10', '4000', 'mm'], outOfRange('9', '4000.5'))),
  ),
  ...wrong('bricks', 'offset', ['0', '50'], outOfRange('-1', '51')),
  ...wrong('vertical-bricks', 'offset', ['0', '50'], outOfRange('-0.5', '100')),
  ...wrong('chevron', 'angle', ['30', '75'], outOfRange('29.9', '90')),
  ...wrong('squares', 'rotation', ['-180', '180'], outOfRange('-181', '180.5')),
  ...wrong('hexagons', 'rotation', ['-180', '180'], outOfRange('-360', '360')),
  ...wrong('herringbone', 'direction', ['vertical', 'horizontal', 'diagonal-down', 'diagonal-up'], DIRECTIONS),
  ...wrong(
    'chevron',
    'direction',
    ['vertical', 'horizontal'],
    [...DIRECTIONS, ['one of herringbone', 'diagonal-down', '"diagonal-down"', 'diagonal-down']],
  ),
  ...misfit(
    'a dot too large for its octagon',
    'octagon-dot',
    ['tileSize=70', 'dotSize=60'],
    '70 mm',
    'dotSize=60',
    'joint of 2 mm',
    'tileSize=87.6 or more',
    'dotSize=47.6 or less',
  ),
  ...misfit('an octagon too small for the usual dot', 'octagon-dot', ['tileSize=20'], 'tileSize=67.8 or more'),
  ...misfit('a dot too large for the usual octagon', 'octagon-dot', ['dotSize=2800'], 'dotSize=104.1 or less'),
  ...misfit('a picket as wide as long', 'picket', ['tileWidth=75', 'tileHeight=75'], 'tip to tip', 'tileHeight=76'),
  ...misfit('a picket that hardly has sides', 'picket', ['tileWidth=300.5'], 'tileHeight=300', 'tileWidth=301 or more'),
  ...['null', '7', '"tileSize=200"', 'true', '[]', '[{"tileSize":200}]', '["tileSize",200]'].map((json) =>
    body(`parameters: ${json}`, `{${ROOM_FIELDS},"parameters":${json}}`, 'parameters-invalid', 'parameters', 'object'),
  ),
];
