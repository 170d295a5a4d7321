// The printed pages: the plan on as many sheets as it needs, each with a head and a check bar, then the cut list.

import type { ComponentChildren } from 'preact';
import {
  COLUMNS,
  type Column,
  type CutGroup,
  DEFAULT_ORDER,
  joined,
  shapeOfPiece,
  shapeText,
  sidesOf,
  sortGroups,
} from '../../../cutlist/index.ts';
import { PLANNER_ADDRESS } from '../../../wire/index.ts';
import { formatArea, formatBareLength, formatLength, formatSize, type WordKey } from '../../../words/index.ts';
import { offcutReuse } from '../../search/found.ts';
import { getContext } from '../../state/context.ts';
import type { CutAnalysis } from '../analysis.ts';
import { Cells } from '../CutList.tsx';
import { Hatch, PieceDrawing } from '../PieceDrawing.tsx';
import { useSpeech } from '../speech.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';
import type { Sheets } from './sheets.ts';
import './print.css';

const FIELD = { width: 96, height: 52 };
const MARGIN = { width: 1, height: 1 };
/** Tile numbers and side lengths that fit on a line. */
const MOST_SPANS = 12;
const MOST_SIDES = 12;
const MOST_CORNERS = 8;

interface PrintSheetsProps {
  readonly analysis: CutAnalysis;
  readonly sheets: Sheets;
  readonly name: string;
}

export function PrintSheets({ analysis, sheets, name }: PrintSheetsProps) {
  const { say, notation } = useSpeech();
  const { listRows, listPages } = sheets;
  const plans = sheets.sheets.length;
  const groups = sortGroups(analysis, DEFAULT_ORDER);
  const { signal, hatch } = analysis.palette;
  const legend = offcutReuse.now.value?.shared.size ? ` · ${say('cuts.oneTileMark')}` : '';
  return (
    <div style={{ '--signal': signal, '--over': hatch }}>
      <svg class="unseen" aria-hidden="true">
        <Hatch id="print-out" gap={14} />
        <Hatch id="print-cut" gap={5.6} />
      </svg>
      {sheets.sheets.map((sheet, i) => {
        const lengths = say(notation.units === 'imperial' ? 'paper.inFeet' : 'paper.inCm');
        const place = plans > 1 ? `${say('paper.sheet', { row: sheet.row + 1, column: sheet.column + 1 })} · ` : '';
        return (
          <Page key={i} analysis={analysis} sheets={sheets} name={name} page={i + 1} where={place + lengths + legend}>
            <SettingOut analysis={analysis} sheets={sheets} />
            <PlanSheet analysis={analysis} sheets={sheets} sheet={sheet} />
            <footer>
              {/* If it has another length on paper, the printer has scaled the page. */}
              <svg class="print-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 2H100M0.1 0V4M99.9 0V4M50 1V3" />
              </svg>
              <p>
                {say('paper.measure')} · 1:{sheets.scale}
              </p>
            </footer>
          </Page>
        );
      })}
      {Array.from({ length: listPages }, (_, i) => (
        <Page
          key={plans + i}
          analysis={analysis}
          sheets={sheets}
          name={name}
          page={plans + i + 1}
          where={say('cuts.list')}
        >
          <ListPage analysis={analysis} groups={groups.slice(i * listRows, (i + 1) * listRows)} />
        </Page>
      ))}
    </div>
  );
}

interface PageProps extends PrintSheetsProps {
  readonly page: number;
  readonly where: string;
  readonly children: ComponentChildren;
}

function Page({ analysis, sheets, name, page, where, children }: PageProps) {
  const { say, notation, number } = useSpeech();
  const { tiles, surface, pattern } = analysis.planned.answer;
  const figures: readonly (readonly [WordKey, string | number])[] = [
    ['ui.tilesToBuy', tiles.total],
    ['ui.wholeTiles', tiles.whole],
    ['ui.cutTiles', tiles.cut],
    ['ui.floorArea', formatArea(notation, surface.areaM2)],
    ['ui.waste', `${number(tiles.wastePercent)} %`],
    ['ui.slivers', tiles.sliverCount],
  ];
  const { width, height } = analysis.whole;
  const tile = formatSize(notation, [width, height], 'mm', 1);
  const joint = `${say('param.joint')} ${formatLength(notation, pattern.jointMm, 'mm')}`;
  return (
    <section class="print-page" style={{ width: `${sheets.page.width}mm`, height: `${sheets.page.height}mm` }}>
      <header>
        <h2>{[pattern.name, tile, joint, `1:${sheets.scale}`].join(' · ')}</h2>
        <p>{figures.map(([key, value]) => `${say(key)}: ${value}`).join(' · ')}</p>
        <p>
          {say('paper.page', { page, pages: sheets.pageCount })} · {where}
        </p>
        <p>{[name, new Date().toLocaleDateString(notation.lang), linkOf()].filter(Boolean).join(' · ')}</p>
      </header>
      {children}
    </section>
  );
}

/** The address of the plan, or of the planner if the plan has none. */
function linkOf(): string {
  const { publicUrl } = getContext().page;
  return publicUrl + (location.pathname.startsWith(PLANNER_ADDRESS) ? location.pathname : '');
}

/** What is measured on the floor: the start and the cutouts, as many as there is room for. */
function SettingOut({ analysis, sheets }: Omit<PrintSheetsProps, 'name'>) {
  const { say, notation } = useSpeech();
  const { room, start } = analysis.laid;
  // In cm, as the head says.
  const length = (mm: number) => formatBareLength(notation, mm / 10, 'cm', 2);
  const { left, top } = offsetsOf(room.outer, start);
  const cutouts = cutoutPlaces(room);
  const fitting = cutouts.length < sheets.entriesOut ? cutouts : cutouts.slice(0, sheets.entriesOut - 2);
  const entries = [
    say('paper.startAt', {
      left: say(left < 0 ? 'paper.outsideLeft' : 'paper.fromLeft', { length: length(Math.abs(left)) }),
      top: say(top < 0 ? 'paper.outsideTop' : 'paper.fromTop', { length: length(Math.abs(top)) }),
    }),
    ...fitting.map((cutout, i) =>
      say('paper.cutoutAt', {
        number: `${i + 1}`,
        size: cutoutSize(notation, cutout),
        left: length(cutout.left),
        top: length(cutout.top),
      }),
    ),
    ...(fitting.length < cutouts.length ? [say('paper.cutoutsMore', { count: cutouts.length - fitting.length })] : []),
  ];
  return (
    <ul class="print-out" style={{ gridTemplateColumns: `repeat(${sheets.columnsOut}, 1fr)` }}>
      {entries.map((entry, i) => (
        <li key={i}>{entry}</li>
      ))}
    </ul>
  );
}

function ListPage({ analysis, groups }: { readonly analysis: CutAnalysis; readonly groups: readonly CutGroup[] }) {
  const { say, heads } = useSpeech();
  const columns = [...(Object.keys(COLUMNS) as Column[]), 'sides'] as const;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('ui.cutTiles')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {say(heads[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.tiles[0].number}>
            <td>
              <PieceDrawing
                outline={analysis.templates[group.motif].outline}
                rings={group.rings}
                color={analysis.palette.tiles[group.motif]}
                hatch={`offcut-${group.tiles[0].number}`}
                field={FIELD}
                margin={MARGIN}
              />
            </td>
            <Cells
              group={group}
              analysis={analysis}
              size={<PrintedShape analysis={analysis} group={group} />}
              most={MOST_SPANS}
            />
            <td>
              <PrintedSides analysis={analysis} group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PieceProps {
  readonly analysis: CutAnalysis;
  readonly group: CutGroup;
}

/** The size of a piece, and its shape if that has a name. */
function PrintedShape({ analysis, group }: PieceProps) {
  const { notation } = useSpeech();
  const shape = shapeOfPiece(analysis, group);
  const { size, form } = shapeText(notation, shape);
  return (
    <>
      {size}
      {shape.kind !== 'corners' && form && <small>{form}</small>}
    </>
  );
}

/** The sides of a piece, or where its corners are if its shape has no name. A row has room for four lines. */
function PrintedSides({ analysis, group }: PieceProps) {
  const { say, length, notation } = useSpeech();
  const shape = shapeOfPiece(analysis, group);
  if (shape.kind === 'corners') {
    const count = shape.corners.length;
    return <>{count > MOST_CORNERS ? say('paper.manyCorners', { count }) : shapeText(notation, shape).form}</>;
  }
  const sides = group.rings.flatMap(sidesOf).map((side) => length(side.length));
  return <>{joined(sides, ' · ', MOST_SIDES)}</>;
}
