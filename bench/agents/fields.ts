// The fields of a final answer: how the prompt describes them, where the service's answers have them, and how near a reported
// value must be. They do not depend on the language or the wording of a task.

import type { Body } from './task.ts';

/** A final answer, or the part of it that is expected. */
export type Figures = Partial<Record<AnswerField, unknown>>;

interface Field {
  /** Its description in the prompt. */
  readonly about: string;
  /** Where the answer to the last call has it. */
  readonly read: (answer: Answer) => unknown;
  /** By how much a number may differ; 0 unless it is rounded. */
  readonly tolerance?: number;
}

/** An answer of the service to a plan, a comparison or a job, as far as the bench reads it. */
export interface Answer {
  readonly error?: string;
  readonly surface?: { readonly areaM2: number; readonly skirtingM?: number };
  readonly tiles?: Tiles;
  readonly surfaces?: readonly { readonly surface: { readonly areaM2: number }; readonly tiles: Tiles }[];
  readonly materials?: readonly { readonly total: number; readonly tilesWithReuse: number }[];
  readonly order?: {
    readonly tiles?: number;
    readonly boxes?: number;
    readonly cost: number;
    readonly materials?: readonly Bought[];
  };
  readonly stock?: { readonly isEnough: boolean; readonly missing: number };
  readonly quantities?: { readonly groutBags: number; readonly adhesiveBags: number };
  readonly results?: readonly { readonly rank: number; readonly pattern: Pattern; readonly tiles: Tiles }[];
  readonly pattern?: Pattern;
  readonly plannerUrl?: string | null;
  /** The address of a file, from a tool or a call for the file itself. */
  readonly file?: string;
  /** What a plan that is opened was made with. */
  readonly request?: Body;
  readonly svgUrl?: string | null;
}

interface Pattern {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Bought {
  readonly tiles: number;
  readonly boxes: number;
}

interface Tiles {
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly narrowestCutMm: number | null;
  readonly wastePercent: number;
  readonly kinds?: readonly { readonly kind: string; readonly total: number }[];
  readonly reuse: { readonly tilesWithReuse: number };
}

const sum = (numbers: readonly number[] | undefined) => numbers?.reduce((total, number) => total + number, 0);
const bestOf = ({ results }: Answer) => results?.find(({ rank }) => rank === 1);
const kindOf = ({ tiles }: Answer, kind: string) => tiles?.kinds?.find((one) => one.kind === kind)?.total;

const ROUNDED = 0.006;

export const ANSWER_FIELDS = {
  tiles: {
    about: 'number of tiles that the layout needs, whole and cut, without spare ones',
    read: ({ tiles, materials }) => tiles?.total ?? sum(materials?.map(({ total }) => total)),
  },
  cut: { about: 'how many of the tiles are cut', read: ({ tiles }) => tiles?.cut },
  tilesWithReuse: {
    about: 'number of tiles when offcuts are reused, without spare ones',
    read: ({ tiles, materials }) =>
      tiles?.reuse.tilesWithReuse ?? sum(materials?.map(({ tilesWithReuse }) => tilesWithReuse)),
  },
  narrowestCutMm: {
    about: 'width of the narrowest piece, in mm',
    read: ({ tiles }) => tiles?.narrowestCutMm,
    tolerance: 0.06,
  },
  light: { about: 'number of light tiles in the layout', read: (answer) => kindOf(answer, 'light') },
  dark: { about: 'number of dark tiles in the layout', read: (answer) => kindOf(answer, 'dark') },
  areaM2: {
    about: 'area that is tiled, in square metres',
    read: ({ surface, surfaces }) => surface?.areaM2 ?? sum(surfaces?.map((one) => one.surface.areaM2)),
    tolerance: ROUNDED,
  },
  skirtingM: {
    about: 'length of the skirting, in metres',
    read: ({ surface }) => surface?.skirtingM,
    tolerance: ROUNDED,
  },
  boxes: {
    about: 'number of boxes to buy, with what is added for breakage and spares',
    read: ({ order }) => order?.boxes ?? sum(order?.materials?.map(({ boxes }) => boxes)),
  },
  cost: { about: 'what the boxes cost', read: ({ order }) => order?.cost, tolerance: ROUNDED },
  isEnough: { about: 'true if the tiles in stock are enough, otherwise false', read: ({ stock }) => stock?.isEnough },
  missing: { about: 'number of tiles to buy besides those in stock', read: ({ stock }) => stock?.missing },
  groutBags: { about: 'bags of grout', read: ({ quantities }) => quantities?.groutBags },
  adhesiveBags: { about: 'bags of adhesive', read: ({ quantities }) => quantities?.adhesiveBags },
  pattern: {
    about: 'the pattern that ranks first, by its name in the service',
    read: (answer) => bestOf(answer)?.pattern.id,
  },
  bestTileSizeMm: {
    about: 'side of the tile that ranks first, in mm',
    read: (answer) => bestOf(answer)?.pattern.parameters.tileSize,
  },
  gapCm: {
    about: 'by how many cm the walls miss their start; 0 if they close',
    read: ({ error, surface }) => (surface ? 0 : Number(/ends ([\d.]+) cm/.exec(error ?? '')?.[1])),
    tolerance: ROUNDED,
  },
  link: { about: 'the address that opens the plan in the planner', read: ({ plannerUrl }) => plannerUrl },
  file: { about: 'the address of the file', read: ({ file }) => file },
} as const satisfies Readonly<Record<string, Field>>;

export type AnswerField = keyof typeof ANSWER_FIELDS;

/** Reads what a task asks for from an answer of the service. */
export function figuresIn(answer: Answer, asks: readonly AnswerField[]): Figures {
  return Object.fromEntries(asks.map((name) => [name, ANSWER_FIELDS[name].read(answer)]));
}

/** Whether a reported value is the expected one: the same number, truth or name, however it is written. */
export function isSame(name: AnswerField, reported: unknown, expected: unknown): boolean {
  if (typeof expected === 'number') {
    const { tolerance = 0 }: Field = ANSWER_FIELDS[name];
    const isNumber = typeof reported === 'number' || (typeof reported === 'string' && reported.trim() !== '');
    return isNumber && Math.abs(Number(reported) - expected) <= tolerance;
  }
  if (typeof expected === 'string') return typeof reported === 'string' && nameOf(reported) === nameOf(expected);
  return reported === expected;
}

const nameOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/-pattern$/, '');
