// Sentences for language models: about units, walks, patterns, and the use of an answer. The summary for models and the
// descriptions of their tools have them in common.

import { LIMITS, PATTERNS, type Parameter, parametersOf, shortNameOf } from '../../engine/index.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';
import { defaultInWords, rangeInWords, spoken } from './pattern-tables.ts';

export const UNITS =
  '**Units.** Bare numbers: the room, its cutouts and `start` in centimetres, tiles and joints in millimetres, also with `units=imperial`. Better send the unit that people say: `E4m`, `E10ft6in`, `tileSize=60cm`, `tileSize=12in` (mm, cm, m, in, ft; a text in JSON). x runs right, y runs down.';

export const WHAT_TO_ASK =
  '**Ask people** only for what is missing, at most four things: the walls in order with their lengths (or width and length), what stands in the room and where, the real size of the tile and how it is laid, and, only if they want to buy, what a box holds and costs, with the currency. Joint, start and breakage have defaults.';

export const WHAT_TO_SAY =
  '**Say back** `summary`: what to buy, what to watch, and as what every length was understood, in the language of `lang`. People see a mistaken unit there; you cannot. Add `plannerUrl`. If `warnings` name a start, send it first.';

/** A room with a corner cut off at 45°, as a walk and by its corners. */
const CUT_CORNER = { outline: 'E300 A45:141.42 S200 W400 N300', polygon: '0,0 300,0 400,100 400,300 0,300' };

/** The walls of a walk, a slanted one in an example, and how a walk closes: lines. */
export const WALK_LINES: readonly string[] = [
  '- `E400` 400 cm to the right, `S300` down, `W400` to the left, `N300` up',
  '- `A36.8699:150` 150 cm at a bearing of 36.8699°, clockwise from east (0 right, 90 down, 180 left, 270 up)',
  '',
  `A room of 400 × 300 cm whose top-right corner is cut off at 45°, 100 cm along each wall, is \`outline\` \`${CUT_CORNER.outline}\` (the slanted wall is 100 × 1.4142 long) or \`polygon\` \`${CUT_CORNER.polygon}\`.`,
  '',
  'Check before sending that all E less all W, and all S less all N, come to 0, with cos and sin of the bearing times the length for A walls. A gap of up to 0.1 cm closes by itself.',
];

/** What the parameters of a pattern leave open. */
const NOTES: Readonly<Record<string, string>> = {
  squares: 'Enter the real side (597, say), not the nominal 600.',
  bricks:
    'Rows step by `offset` in one direction, with `bond=alternate` there and back; `offset=0` is a straight grid. Also subway, metro, running bond.',
  diamonds: 'Square tiles at 45°.',
  herringbone:
    'With `vertical` and `horizontal` the planks lie at 45° to the walls, with the other two square to the walls.',
  chevron:
    '`angle` is the one between the long edge of a plank and the spine; with 45°, two planks meet at a right angle.',
  versailles: 'The French pattern.',
  checkerboard: 'Squares in two colours, bought separately.',
  planks: 'Laminate, vinyl and parquet in rows; `tileHeight` is the length of a board.',
};

/** The patterns with their parameters and defaults, and how the start relates to a tile: paragraphs. */
export function patternLines(): readonly string[] {
  const lines = PATTERNS.map((pattern) => {
    const name = shortNameOf(pattern);
    const own = Object.entries(pattern.parameters).map(([parameter, facts]) => parameterInShort(parameter, facts));
    const note = Object.hasOwn(NOTES, name) ? ` ${NOTES[name]}` : '';
    return `- \`${name}\`: ${own.join('; ')}; joint ${pattern.defaultJoint}.${note}`;
  });
  const { rotation } = parametersOf(DEFAULT_PATTERN);
  const { length } = LIMITS;
  return [
    `**Patterns, their parameters and defaults.** Lengths of tiles are ${length.min} to ${length.max} mm. Every pattern takes \`rotation\` too (${spoken(rotation.label)}, ${rangeInWords(rotation)}, default ${defaultInWords(rotation)}).`,
    lines.join('\n'),
  ];
}

/** `offset` 50 % (row offset, 0 to 50 %). Lengths share one range, and some names need no explanation. */
function parameterInShort(name: string, parameter: Parameter): string {
  const head = `\`${name}\` ${defaultInWords(parameter)}`;
  if (parameter.kind === 'choice') {
    return `${head} (or ${parameter.values.filter((value) => value !== parameter.default).join(', ')})`;
  }
  const meaning = spoken(parameter.label);
  const facts = [
    meaning === name.replace(/[A-Z]/g, ' $&').toLowerCase() ? '' : meaning,
    parameter.unit === 'mm' ? '' : rangeInWords(parameter),
  ].filter((fact) => fact !== '');
  return facts.length > 0 ? `${head} (${facts.join(', ')})` : head;
}

export const THE_ANSWER =
  '**The answer.** `surface` (areaM2, perimeterM, wallsCm, boundingBoxCm), `pattern` (id, name, parameters, derived, jointMm, startCm, startWhy), `tiles` (total to buy, whole, cut, wastePercent, laidAreaM2, purchasedAreaM2, narrowestCutMm or null, sliverCount, kinds, reuse), `warnings`, `notes`, `summary`, `svgUrl`, `plannerUrl`, and `svg` on POST or with `inlineSvg=true`.';

export const WHAT_TO_BUY =
  '**What to buy.** `tiles.total` is what this layout needs: every cut tile is bought, without breakage and spares. `order` adds them: tiles, boxes, leftOver, cost, and `text`. Never add a share of the area. `reuse` (tilesWithReuse, atLeast, sharedTiles) says what is enough if offcuts are reused; `atLeast` is proven. Each list in `sharedTiles` numbers the tiles cut from one.';

export const WARNINGS =
  '**Warnings.** Slivers, narrow strips, high waste, a cutout that cuts nothing, a plan that was not stored. Act on them first, unless people fix the start: send the one that a warning names, or `start=best`; `thrift` wastes least. `notes` say what no start avoids, what the trade asks and where a unit looks mistaken: tell people. Send `link=false` while comparing starts and take the link from the final call.';

export const HOW_TO_LAY =
  '**How should I lay it?** Send `choices=true`: each of `choices` has figures, a picture (`svgUrl`), a `sentence` for the customer, and its `startCm`.';
