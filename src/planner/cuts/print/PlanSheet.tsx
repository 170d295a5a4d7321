// The part of the plan on one sheet, to scale. The unit of the drawing is a quarter of a millimetre of paper, about a
// pixel, so wall lengths are placed as on a screen. Everything that all plans have in common is in print.css.

import { outlineOf, pathOf, ringsAt } from '../../../cutlist/index.ts';
import type { Point, Ring } from '../../../engine/index.ts';
import { formatBareLength, type Notation } from '../../../words/index.ts';
import { sharedNow } from '../../search/found.ts';
import { placeLabels } from '../../stage/painting/labels.ts';
import { toFloor } from '../../stage/tiles.ts';
import type { Box } from '../../state/view.ts';
import type { CutAnalysis } from '../analysis.ts';
import { useSpeech } from '../speech.ts';
import type { NumberSpace } from './beside.ts';
import { insidePlace, sizeOfNumber, turnedSize } from './inside.ts';
import { type PieceToNumber, placeNumbers } from './numbers.ts';
import { type CutoutPlace, cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';
import { OVERLAP, type Sheet, type Sheets } from './sheets.ts';

/** Units of the drawing per millimetre of paper. All other lengths are in these units. */
const UNITS = 4;
const WALL = 8;
const WALL_TEXT = 12.8;
const NUMBER = 8.8;

interface PlanSheetProps {
  readonly analysis: CutAnalysis;
  readonly sheets: Sheets;
  readonly sheet: Sheet;
}

export function PlanSheet({ analysis, sheets, sheet }: PlanSheetProps) {
  const { notation } = useSpeech();
  const { laid, palette, planned } = analysis;
  const { scale, window } = sheets;
  const { width, height } = analysis.whole;
  const seen = { left: 0, top: 0, width: window.width * UNITS, height: window.height * UNITS };
  const toPaper = ({ x, y }: Point) => ({
    x: ((x - sheet.left) / scale) * UNITS,
    y: ((y - sheet.top) / scale) * UNITS,
  });
  const room = laid.room.outer.map((corner) => toPaper(toFloor(laid, corner)));
  const start = toPaper(toFloor(laid, laid.start));
  const wallLengths = planned.answer.surface.wallsCm.map((cm) => formatBareLength(notation, cm, 'cm', 1));
  const lengths = placeLabels(room, wallLengths, {
    seen,
    band: WALL,
    textHeight: WALL_TEXT,
    widthOf: (text) => 0.6 * WALL_TEXT * text.length,
  });
  const offsets = offsetsOf(laid.room.outer, laid.start);
  const onPaper = (mm: number) => (mm / scale) * UNITS;
  const floor = floorRings(analysis).map((ring) => ring.map(toPaper));
  const cutouts = cutoutPlaces(laid.room).map((place, i) => ({
    ...cutoutLabel(place, `${i + 1}`, notation, scale),
    middle: toPaper(toFloor(laid, place.middle)),
  }));
  const space = {
    seen,
    textHeight: NUMBER,
    taken: [
      ...lengths.map(({ text, middle, turn }) => ({
        middle,
        ...turnedSize({ width: 0.6 * WALL_TEXT * text.length, height: WALL_TEXT }, turn),
      })),
      ...cutouts,
    ],
    floor,
    walls: room,
    band: WALL,
  };
  return (
    <svg
      class="print-plan"
      aria-hidden="true"
      width={`${window.width}mm`}
      height={`${window.height}mm`}
      viewBox={`0 0 ${seen.width} ${seen.height}`}
    >
      <path class="print-walls" d={pathOf([room])} />
      <path d={pathOf([room])} fill="url(#print-out)" />
      <path class="print-floor" d={pathOf(floor)} fill={palette.joint} />
      {cutouts.map(({ text, middle: { x, y } }) => (
        <text key={text} class="print-cutout" x={x} y={y} dy="0.35em">
          {text}
        </text>
      ))}
      <Tiles analysis={analysis} toPaper={toPaper} reach={(UNITS / scale) * Math.hypot(width, height)} space={space} />
      <path
        class="print-offset"
        d={`M${start.x} ${start.y}h${-onPaper(offsets.left)}M${start.x} ${start.y}v${-onPaper(offsets.top)}`}
      />
      {lengths.map(({ text, middle: { x, y }, turn }, i) => (
        <text
          key={i}
          class="print-length"
          dy="0.35em"
          transform={`translate(${x} ${y}) rotate(${(turn * 180) / Math.PI})`}
        >
          {text}
        </text>
      ))}
      <g class="print-start" transform={`translate(${start.x} ${start.y})`}>
        <circle r="6.4" />
        <path d="M-12 0H12M0-12V12" />
      </g>
      <Marks sheets={sheets} sheet={sheet} seen={seen} />
    </svg>
  );
}

/** The number of a cutout in its middle, with its size if there is room. */
function cutoutLabel(place: CutoutPlace, number: string, notation: Notation, scale: number) {
  const [width, height] = [place.width, place.height].map((mm) => (mm / scale) * UNITS);
  const text = `${number}: ${cutoutSize(notation, place)}`;
  const size = sizeOfNumber(text, NUMBER);
  return size.width < 0.9 * width && size.height < 0.9 * height
    ? { text, ...size }
    : { text: number, ...sizeOfNumber(number, NUMBER) };
}

function floorRings({ laid: { floor } }: CutAnalysis): Ring[] {
  return Array.from(floor.ringEnds, (end, ring) => {
    const begin = floor.ringEnds[ring - 1] ?? 0;
    return Array.from(floor.xs.subarray(begin, end), (x, i) => ({ x, y: floor.ys[begin + i] }));
  });
}

interface TilesProps {
  readonly analysis: CutAnalysis;
  readonly toPaper: (point: Point) => Point;
  /** How far a tile extends from its centre. */
  readonly reach: number;
  readonly space: NumberSpace;
}

/** The tiles of a sheet, one path per colour, and the number of every piece. */
function Tiles({ analysis, toPaper, reach, space }: TilesProps) {
  const { laid, palette, tiles } = analysis;
  const { width, height } = space.seen;
  const paths = palette.tiles.map(() => '');
  const pieces: (PieceToNumber & { readonly color: string })[] = [];
  // At a scale at which a whole tile has no room for a number, lines to numbers beside pieces could not be followed.
  const isReadable = palette.tiles.map((_, motif) => {
    const outline = outlineOf(laid, motif).map((corner) => toPaper(corner));
    return insidePlace([outline], `${tiles.length}`, NUMBER) !== null;
  });
  let [hatched, slivers] = ['', ''];
  for (const tile of tiles) {
    const centre = toPaper(tile.centre);
    if (Math.abs(centre.x - width / 2) > width / 2 + reach || Math.abs(centre.y - height / 2) > height / 2 + reach)
      continue;
    const rings = ringsAt(laid, tile).map((ring) => ring.map(toPaper));
    const path = pathOf(rings);
    if (laid.slivers[tile.cut]) slivers += path;
    else {
      paths[tile.motif] += path;
      if (tile.cut >= 0) hatched += path;
    }
    const pair = sharedNow().get(tile.number)?.pair;
    // If both do not fit, the shared tile has priority: nothing else on this sheet shows it.
    const texts = pair === undefined ? [`${tile.number}`] : [`${tile.number} ↔${pair}`, `↔${pair}`];
    const color = laid.slivers[tile.cut] ? '#fbfaf7' : palette.tiles[tile.motif];
    pieces.push({ texts, rings, isCut: tile.cut >= 0 && isReadable[tile.motif], color });
  }
  const numbers = placeNumbers(pieces, space);
  const leaders = pathOf(numbers.flatMap(({ leader }) => (leader ? [[leader.from, leader.to]] : [])));
  return (
    <g class="print-tiles">
      {paths.map((path, motif) => (
        <path key={motif} d={path} fill={palette.tiles[motif]} />
      ))}
      <path d={hatched} fill="url(#print-cut)" />
      <path class="print-slivers" d={slivers} />
      <path class="print-rim" d={leaders} />
      <path class="print-leader" d={leaders} />
      {numbers.map(({ text, piece, middle: { x, y }, turn, leader }) => (
        <text
          key={piece}
          class={leader ? 'print-beside' : undefined}
          dy="0.35em"
          transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${(turn * 180) / Math.PI})`}`}
          stroke={leader ? undefined : pieces[piece].color}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** The edges of the neighbouring sheets, with their names. */
function Marks({ sheets, sheet, seen: { width, height } }: Omit<PlanSheetProps, 'analysis'> & { readonly seen: Box }) {
  const strip = OVERLAP * UNITS;
  return [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ].map(([down, across]) => {
    const [row, column] = [sheet.row + down, sheet.column + across];
    if (!(sheets.rows > row && row >= 0 && sheets.columns > column && column >= 0)) return null;
    // From the middle of the sheet to the strip, and to the middle of the strip.
    const [x, y] = [width / 2 + across * (width / 2 - strip), height / 2 + down * (height / 2 - strip)];
    return (
      <g key={down - 2 * across} class="print-mark">
        <path d={across ? `M${x} 0V${height}` : `M0 ${y}H${width}`} />
        <text x={x + (across * strip) / 2} y={y + (down * strip) / 2} dy="0.35em">
          {row + 1}/{column + 1}
        </text>
      </g>
    );
  });
}
