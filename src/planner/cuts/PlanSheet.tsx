// The part of the plan that one sheet shows, true to scale: the drawing is measured in millimetres of paper.

import type { Point, Ring } from '../../engine/index.ts';
import { formatNumber } from '../../words/index.ts';
import { placeLabels } from '../stage/labels.ts';
import { INK, PAPER, SLATE, SOLID } from '../stage/palette.ts';
import { useLang } from '../state/context.ts';
import { pathOf } from './placing.ts';
import { type SheetTiles, tilesWithin } from './print-paths.ts';
import { OVERLAP, type Sheet, type Sheets } from './sheets.ts';
import type { Study } from './study.ts';

/** mm of paper. */
const WALL = 2;
const WALL_TEXT = 3.2;
const NUMBER = 2.2;
/** Labels are placed as on a screen of so many pixels a millimetre. */
const PX_PER_MM = 4;

interface PlanSheetProps {
  readonly study: Study;
  readonly sheets: Sheets;
  readonly sheet: Sheet;
}

export function PlanSheet({ study, sheets: { scale, window, rows, columns }, sheet }: PlanSheetProps) {
  const { laid, palette } = study;
  const seen = { left: sheet.left, top: sheet.top, width: window.width * scale, height: window.height * scale };
  const tiles = tilesWithin(study, seen, NUMBER * scale);
  const { x, y } = laid.floor.originUm;
  const home = (point: Point) => ({ x: point.x - x / 1000, y: point.y - y / 1000 });
  const room = laid.room.outer.map(home);
  const start = home(laid.start);
  // Names of fills are the page's: each sheet has its own.
  const name = `sheet-${sheet.row}-${sheet.column}`;
  return (
    <svg
      class="print-plan"
      role="img"
      aria-label={study.planned.answer.pattern.name}
      style={{ width: `${window.width}mm`, height: `${window.height}mm` }}
      viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`}
    >
      <Hatch id={`${name}-cut`} gap={1.4 * scale} stroke={palette.hatch} width={0.13 * scale} />
      <Hatch id={`${name}-out`} gap={3.5 * scale} stroke={SLATE} width={0.1 * scale} />
      <path d={pathOf([room])} fill={SOLID} stroke={SLATE} stroke-width={2 * WALL * scale} stroke-miterlimit="8" />
      <path d={pathOf([room])} fill={SOLID} />
      <path d={pathOf([room])} fill={`url(#${name}-out)`} />
      <path
        d={pathOf(floorRings(study))}
        fill={palette.joint}
        fill-rule="evenodd"
        stroke={SLATE}
        stroke-width={0.2 * scale}
      />
      <Tiles tiles={tiles} signal={palette.signal} hatch={`url(#${name}-cut)`} scale={scale} />
      <WallTexts room={room} study={study} scale={scale} seen={seen} />
      <g stroke={palette.signal} stroke-width={0.4 * scale} fill="none" transform={`translate(${start.x} ${start.y})`}>
        <circle r={1.6 * scale} />
        <path d={`M${-3 * scale} 0H${3 * scale}M0 ${-3 * scale}V${3 * scale}`} />
      </g>
      <Marks sheet={sheet} rows={rows} columns={columns} scale={scale} {...seen} />
    </svg>
  );
}

function floorRings({ laid: { floor } }: Study): Ring[] {
  return Array.from(floor.ringEnds, (end, ring) => {
    const begin = ring === 0 ? 0 : floor.ringEnds[ring - 1];
    return Array.from(floor.xs.subarray(begin, end), (x, i) => ({ x, y: floor.ys[begin + i] }));
  });
}

function Hatch({ id, gap, stroke, width }: { id: string; gap: number; stroke: string; width: number }) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d={`M0 ${gap / 2}H${gap}`} stroke={stroke} stroke-width={width} />
    </pattern>
  );
}

function Tiles({ tiles, signal, hatch, scale }: { tiles: SheetTiles; signal: string; hatch: string; scale: number }) {
  return (
    <g stroke={INK} stroke-width={0.08 * scale}>
      {[...tiles.whole, ...tiles.cut].map(([color, path], i) => (
        <path key={i} d={path} fill={color} />
      ))}
      {[...tiles.cut.values()].map((path, i) => (
        <path key={i} d={path} fill={hatch} />
      ))}
      <path d={tiles.slivers} fill={signal} stroke={signal} stroke-width={0.3 * scale} />
      <g class="print-numbers" fill={INK} stroke-width={0.8 * scale} font-size={NUMBER * scale}>
        {tiles.numbers.map(({ at, text, color }) => (
          <text key={text} x={at.x.toFixed(1)} y={at.y.toFixed(1)} dy="0.35em" stroke={color} paint-order="stroke">
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}

interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function WallTexts({ room, study, scale, seen }: { room: Ring; study: Study; scale: number; seen: Seen }) {
  const lang = useLang();
  const unit = scale / PX_PER_MM;
  const size = WALL_TEXT * PX_PER_MM;
  const texts = study.planned.answer.surface.wallsCm.map((cm) => formatNumber(lang, cm, 1));
  const labels = placeLabels(
    room.map(({ x, y }) => ({ x: x / unit, y: y / unit })),
    texts,
    {
      seen: { left: seen.left / unit, top: seen.top / unit, width: seen.width / unit, height: seen.height / unit },
      band: WALL * PX_PER_MM,
      textHeight: size,
      widthOf: (text) => 0.6 * size * text.length,
    },
  );
  return (
    <g class="print-numbers" fill={INK} font-size={WALL_TEXT * scale}>
      {labels.map(({ text, middle, turn }) => (
        <text
          key={`${middle.x} ${middle.y}`}
          dy="0.35em"
          transform={`translate(${middle.x * unit} ${middle.y * unit}) rotate(${(turn * 180) / Math.PI})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

interface MarksProps extends Seen {
  readonly sheet: Sheet;
  readonly rows: number;
  readonly columns: number;
  readonly scale: number;
}

/** Where the next sheets begin, and which they are. */
function Marks({ sheet: { row, column }, rows, columns, scale, left, top, width, height }: MarksProps) {
  const strip = OVERLAP * scale;
  const marks: { path: string; x: number; y: number; text: string }[] = [];
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  const beside = (to: number, x: number, textX: number) => {
    marks.push({ path: `M${x} ${top}v${height}`, x: textX, y: middleY, text: `${row + 1}/${to + 1}` });
  };
  const below = (to: number, y: number, textY: number) => {
    marks.push({ path: `M${left} ${y}h${width}`, x: middleX, y: textY, text: `${to + 1}/${column + 1}` });
  };
  if (column > 0) beside(column - 1, left + strip, left + strip / 2);
  if (column + 1 < columns) beside(column + 1, left + width - strip, left + width - strip / 2);
  if (row > 0) below(row - 1, top + strip, top + strip / 2);
  if (row + 1 < rows) below(row + 1, top + height - strip, top + height - strip / 2);
  return (
    <g class="print-numbers" font-size={WALL_TEXT * scale} stroke-width={0.15 * scale}>
      {marks.map(({ path, x, y, text }) => (
        <g key={path}>
          <path d={path} stroke={INK} stroke-dasharray={`${2 * scale} ${1.5 * scale}`} />
          <text x={x} y={y} dy="0.35em" fill={INK} stroke={PAPER} stroke-width={scale} paint-order="stroke">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
