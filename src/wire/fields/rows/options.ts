// The fields of the answer: what it contains, how it is drawn and written. The engine never sees them.

import { LANGUAGES, type Lang, UNIT_SYSTEMS } from '../../../words/index.ts';
import { boolean } from '../kinds/boolean.ts';
import { choice } from '../kinds/choice.ts';
import { number } from '../kinds/number.ts';
import { SCALE } from '../kinds/scale.ts';
import { text } from '../kinds/text.ts';
import type { Row } from '../row.ts';

export const FORMATS = ['json', 'svg', 'png', 'pdf', 'dxf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf'] as const;
export type Format = (typeof FORMATS)[number];
/** A format that is saved as a file. */
export type FileFormat = Exclude<Format, 'json'>;

export const LOOKS = ['working', 'clean'] as const;

const PAPERS = ['a4', 'a3', 'letter'] as const;

/** Characters of a plan's name, as Unicode counts them. */
export const NAME_CHARACTERS = 120;

/** The language of a tag such as `pl-PL`. The nearest word is no guide: `est` is Estonian. */
function languageMeantBy(tag: string): Lang | undefined {
  const [, language] = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(tag) ?? [];
  return LANGUAGES.find((lang) => lang === language?.toLowerCase());
}

export const ANSWER = {
  width: {
    ...number(1200, { unit: 'px', range: { min: 100, max: 4000 }, whole: true, default: 800 }),
    description: 'Width of the drawing.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  walls: {
    ...boolean(true),
    description: 'Whether the drawing shows walls and their lengths.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  format: {
    ...choice(FORMATS, 'json'),
    description:
      'json: the figures; svg: the drawing; png: a picture of at most 25 megapixels; pdf: paper to scale with the cut list; dxf: for CAD programs; csv, xlsx: the cut list; ifc: a building model; glb: a 3D model; cut-dxf: a ZIP of drawings for saws.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'beside',
  },
  inlineSvg: {
    ...boolean(false),
    description: 'Whether the JSON answer contains the drawing.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'beside',
  },
  credit: {
    ...boolean(true),
    description: 'Whether the drawing has a credit line.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  link: {
    ...boolean(true),
    description: 'Whether to store the plan for a link that opens it in the planner.',
    group: 'answer',
    role: 'answer',
    inJob: 'beside',
    isForView: false,
  },
  lang: {
    ...choice(LANGUAGES, 'en', languageMeantBy),
    description: 'Language of pattern names, warnings and the planner link.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  buyWithReuse: {
    ...boolean(false, 'true for planks, and false for all other patterns'),
    absent: false,
    description:
      'Whether tiles are bought for reuse of offcuts: in an order, and where starts are compared. By default true for planks and false for other patterns.',
    group: 'layout',
    role: 'order',
    storedAfter: 'currency',
  },
  units: {
    ...choice(UNIT_SYSTEMS, 'metric'),
    description: 'imperial: drawings, pages and cut lists in feet and inches; figures stay metric.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  pieces: {
    ...boolean(false),
    description: 'Whether the JSON answer has the outline of every piece, in mm, and an IFC file each piece as a part.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'refused',
  },
  skirting: {
    ...choice(['walls', 'all'], 'walls'),
    description: 'What skirtingM goes along: the walls, or columns and islands too.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    exampleNeeds: { edge: 8 },
  },
  offcuts: {
    ...boolean(false),
    description:
      'Whether JSON, CSV, XLSX and PDF have offcuts: the rectangles of a third of a tile and more that are left to keep.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'refused',
  },
  skirtingHeight: {
    ...number(70, { unit: 'mm', range: { min: 20, max: 300 } }),
    absent: null,
    description:
      'Height of a skirting cut from the offcuts; adds skirting: the metres that they give and what is missing.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'refused',
  },
  choices: {
    ...boolean(false),
    description: 'Whether the JSON answer has the few starts that a tiler would offer.',
    group: 'answer',
    role: 'answer',
    inComparison: 'refused',
    inJob: 'refused',
  },
  name: {
    ...text(NAME_CHARACTERS, 'Bathroom, 1st floor'),
    description: `Title of the plan in files and their names, at most ${NAME_CHARACTERS} characters; not stored.`,
    group: 'answer',
    role: 'answer',
  },
  scale: {
    ...SCALE,
    description: 'Scale of a PDF: the whole number n of 1:n, or fit for one sheet.',
    group: 'answer',
    role: 'answer',
    inJob: 'beside',
  },
  paper: {
    ...choice(PAPERS, 'a4'),
    description: 'Paper of a PDF file.',
    group: 'answer',
    role: 'answer',
    inJob: 'beside',
  },
  settingOut: {
    ...boolean(false),
    description:
      'Whether the JSON answer says how to set out the floor, and drawings show the chalk lines; a PDF always does.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  look: {
    ...choice(LOOKS, 'working'),
    description:
      'Look of the drawing and of the plan in a PDF: working, or clean without hatching and marks, for people.',
    group: 'answer',
    role: 'drawing',
    inJob: 'beside',
  },
  labels: {
    ...boolean(false),
    description:
      'Whether a PDF ends with labels for the cut pieces: 24 a page on A4 (70 × 37 mm), 30 on letter (1 × 2 5/8 in).',
    group: 'answer',
    role: 'answer',
    inJob: 'beside',
  },
} as const satisfies Readonly<Record<string, Row<unknown>>>;
