// What is said about setting out a plan: sentences for a tiler with a tape and a chalk line.

import type { ChainPart, ChalkLine, ChalkLines, LineEnd, SetOut, WallChain } from '../engine/setting-out.ts';
import { rightAngleIn } from '../engine/setting-out.ts';
import { formatBareLength, formatLength, type Notation } from './measures.ts';
import { say } from './say.ts';
import { type Spoken, sayOf } from './surfaces.ts';

type SpokenNotation = Notation & Spoken;

/** Sentences by what they are about. */
export interface SettingOutText {
  /** How to snap the lines, which tile to begin with, and how to check the right angle. */
  readonly steps: readonly string[];
  /** What to measure before cutting. */
  readonly controls: readonly string[];
  /** Whether some of them say what the plan forgives. */
  readonly hasLeeway: boolean;
  /** What lies along each wall. */
  readonly chains: readonly string[];
}

/** A length of the room with its unit, as a tape shows it: in mm, or in feet and inches. */
function tapeLength(notation: Notation, mm: number): string {
  return notation.units === 'imperial'
    ? formatLength(notation, seen(mm) / 1000, 'm')
    : formatLength(notation, mm, 'mm', DECIMALS);
}

/** The same where the metric unit is stated elsewhere. */
export function bareTapeLength(notation: Notation, mm: number): string {
  return notation.units === 'imperial'
    ? formatLength(notation, seen(mm) / 1000, 'm')
    : formatBareLength(notation, mm, 'mm', DECIMALS);
}

/** No tape shows the hair by which a line misses a corner. */
function seen(mm: number): number {
  return mm < SIXTEENTH / 2 ? 0 : mm;
}

/** Sides of triangles are multiples of these: round numbers on the tape. */
const GRAINS = { metric: [100, 50, 10], imperial: [304.8, 152.4, 76.2, 25.4] } as const;
/** Corners by where they are in the box around a tile, from its top to its bottom. */
const POINTS = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'centre', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;
/** Of an inch, mm. */
const SIXTEENTH = 25.4 / 16;
/** A tape shows no less, mm. */
const DECIMALS = 1;

/** Returns what is said; `number` is that of the first tile in the cut list. */
export function settingOutText(
  notation: SpokenNotation,
  { lines, chains }: SetOut,
  joint: number,
  number: number,
): SettingOutText {
  const walls = chains.map((chain) => chainText(notation, chain, joint));
  if (!lines) return { steps: [], controls: [], hasLeeway: false, chains: walls };
  const ends = lines.lines.flatMap((line) => line.ends);
  const controls = ends.map((end) => controlText(notation, end));
  const hasLeeway = ends.some(({ leeway }) => leeway !== null);
  return {
    steps: [...lines.lines.map((line) => lineText(notation, line)), ...beginningText(notation, lines, number)],
    controls: hasLeeway ? [...controls, say(notation.lang, 'setting.leewayMeans')] : controls,
    hasLeeway,
    chains: walls,
  };
}

function lineText(notation: SpokenNotation, { name, kind, ends }: ChalkLine): string {
  const [from, to] = ends.map((end) => markText(notation, end));
  return say(notation.lang, 'setting.line', { name, from, to, kind: kindText(notation, kind) });
}

function kindText(notation: SpokenNotation, kind: ChalkLine['kind']): string {
  return kind === 'joint' ? sayOf(notation, 'setting.kind.joint') : say(notation.lang, `setting.kind.${kind}`);
}

function markText(notation: SpokenNotation, { name, at, measured }: LineEnd): string {
  const { lang } = notation;
  const [x, y] = [measured.from.x - at.x, measured.from.y - at.y];
  const side = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'top' : 'bottom';
  const place = {
    ...{ mark: name, side: say(lang, `setting.side.${side}`) },
    length: tapeLength(notation, measured.length),
  };
  return measured.way === 'along' ? say(lang, 'setting.fromCorner', place) : sayOf(notation, 'setting.fromWall', place);
}

/** The first tile, the way from it, and the right angle. */
function beginningText(
  notation: SpokenNotation,
  { point, side, lines, laidTowards, rows }: ChalkLines,
  number: number,
) {
  const { lang, units = 'metric' } = notation;
  const corner = point === 'centre' ? point : POINTS[side.y + 1][side.x + 1];
  const [a, b] = lines.map(({ ends }, i) => ends[laidTowards[i]].name);
  const [alongA, alongB] = lines.map(({ ends }) => Math.max(...ends.map(({ reach }) => reach)));
  const angle = rightAngleIn(alongA, alongB, GRAINS[units]);
  const length = (mm: number) => tapeLength(notation, mm);
  return [
    say(lang, 'setting.first', {
      number: `${number}`,
      point: say(lang, `setting.point.${corner}`),
    }),
    rows === null
      ? sayOf(notation, 'setting.laying', { a, b })
      : say(lang, 'setting.layingRows', { line: lines[rows].name, end: rows === 0 ? b : a }),
    ...(angle
      ? [say(lang, 'setting.check', { a: length(angle.onA), b: length(angle.onB), c: length(angle.diagonal) })]
      : []),
  ];
}

function controlText(notation: Notation, { name, reach, leeway }: LineEnd): string {
  const length = tapeLength(notation, reach);
  if (leeway === null) return say(notation.lang, 'setting.control', { mark: name, length });
  // Rounded down: what the plan forgives is never promised too large.
  const grain = notation.units === 'imperial' ? SIXTEENTH : 1;
  const [shorter, longer] = [leeway.shorter, leeway.longer].map((mm) =>
    formatBareLength(notation, grain * Math.floor(mm / grain + 1e-6), 'mm'),
  );
  return say(notation.lang, 'setting.leeway', { mark: name, length, shorter, longer });
}

/** A chain on one line, whose metric unit is stated elsewhere: `115 + 3 × 300 + 115`. */
export function chainParts(notation: Notation, parts: readonly ChainPart[]): string {
  return parts.map((part) => partText(notation, part)).join(' + ');
}

/** One part of a chain: `3 × 300`, or `1180 / 1182` for a piece that tapers. */
export function partText(notation: Notation, { count, width, farWidth }: ChainPart): string {
  const size = [width, ...(farWidth === undefined ? [] : [farWidth])]
    .map((mm) => formatBareLength(notation, mm, 'mm', DECIMALS))
    .join(' / ');
  return count > 1 ? `${count} × ${size}` : size;
}

function chainText(
  notation: SpokenNotation,
  { wall, side, parts, spans, before, after, depth }: WallChain,
  joint: number,
): string {
  const { lang } = notation;
  const length = (mm: number) => formatBareLength(notation, mm, 'mm', DECIMALS);
  const name = wall === null ? say(lang, 'setting.cutout') : sayOf(notation, 'setting.wall', { wall: `${wall + 1}` });
  const depths = depth && [...new Set([length(depth.least), length(depth.most)])].join('–');
  const details = [
    ...(parts ? [chainParts(notation, parts)] : []),
    ...(parts && spans.length > 1 && joint > 0
      ? [say(lang, 'setting.joints', { n: spans.length - 1, joint: length(joint) })]
      : []),
    ...(parts && Math.max(before, after) > 0.05
      ? [say(lang, 'setting.gaps', { a: length(before), b: length(after) })]
      : []),
    ...(depths ? [say(lang, 'setting.depth', { depth: depths })] : []),
  ];
  return say(lang, 'page.labelled', {
    name: `${name}, ${bareTapeLength(notation, side.length)}`,
    value: details.join(' · '),
  });
}
