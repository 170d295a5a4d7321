// The printed pages: the plan over as many sheets as it needs, each with its head and check bar, then the cut list.

import type { ComponentChildren } from 'preact';
import { formatNumber, say as sayCommon } from '../../words/index.ts';
import { useLang, usePhrase } from '../state/context.ts';
import type { CutGroup } from './grouping.ts';
import { PieceDrawing } from './PieceDrawing.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { sidesOf, sizeOf } from './pieces.ts';
import { P } from './print-words.ts';
import { sortGroups, spansOf } from './rows.ts';
import type { Sheet, Sheets } from './sheets.ts';
import type { Study } from './study.ts';
import { W } from './words.ts';
import './print.css';

const FIELD = { width: 96, height: 52 };
/** Numbers of tiles and lengths of sides that a line has room for. */
const MOST_SPANS = 18;
const MOST_SIDES = 12;

export function PrintSheets({ study, sheets }: { readonly study: Study; readonly sheets: Sheets }) {
  const say = usePhrase();
  const { listRows, listPages, pageCount } = sheets;
  const placeOf = ({ row, column }: Sheet) =>
    sheets.sheets.length > 1 ? `${say(P.sheet, { row: row + 1, column: column + 1 })} · ` : '';
  const groups = listPages > 0 ? sortGroups(study, { column: 'count', falls: true }) : [];
  return (
    <>
      {sheets.sheets.map((sheet, i) => (
        <Page key={i} study={study} sheets={sheets} page={i + 1} where={placeOf(sheet) + say(P.inCm)}>
          <PlanSheet study={study} sheets={sheets} sheet={sheet} />
          <CheckBar scale={sheets.scale} />
        </Page>
      ))}
      {Array.from({ length: listPages }, (_, i) => (
        <Page key={i} study={study} sheets={sheets} page={pageCount - listPages + i + 1} where={say(W.list)}>
          <ListPage study={study} groups={groups.slice(i * listRows, (i + 1) * listRows)} />
        </Page>
      ))}
    </>
  );
}

interface PageProps {
  readonly study: Study;
  readonly sheets: Sheets;
  readonly page: number;
  readonly where: string;
  readonly children: ComponentChildren;
}

function Page({ study, sheets, page, where, children }: PageProps) {
  const say = usePhrase();
  const lang = useLang();
  const { answer } = study.planned;
  const { width, height } = sizeOf([study.moulds[0].outline]);
  const size = `${formatNumber(lang, width, 1)} × ${formatNumber(lang, height, 1)} mm`;
  const figures: readonly (readonly [Parameters<typeof sayCommon>[1], string])[] = [
    ['ui.tilesToBuy', `${answer.tiles.total}`],
    ['ui.wholeTiles', `${answer.tiles.whole}`],
    ['ui.cutTiles', `${answer.tiles.cut}`],
    ['ui.floorArea', `${formatNumber(lang, answer.surface.areaM2)} m²`],
    ['ui.waste', `${formatNumber(lang, answer.tiles.wastePercent, 1)} %`],
    ['ui.slivers', `${answer.tiles.sliverCount}`],
  ];
  return (
    <section class="print-page" style={{ width: `${sheets.page.width}mm`, height: `${sheets.page.height}mm` }}>
      <header>
        <h2>
          {answer.pattern.name} · {size} · {sayCommon(lang, 'param.joint')} {formatNumber(lang, answer.pattern.jointMm)}{' '}
          mm · 1:
          {sheets.scale}
        </h2>
        <p>{figures.map(([key, value]) => `${sayCommon(lang, key)}: ${value}`).join(' · ')}</p>
        <p>
          {say(P.page, { page, pages: sheets.pageCount })} · {where}
        </p>
      </header>
      {children}
    </section>
  );
}

/** A line of exactly 100 mm: whoever measures another length has a printer that scales. */
function CheckBar({ scale }: { readonly scale: number }) {
  const say = usePhrase();
  return (
    <footer>
      <svg class="print-bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={say(P.measure)}>
        <path d="M0 2H100M0.1 0V4M99.9 0V4M50 1V3" />
      </svg>
      <p>
        {say(P.measure)} · 1:{scale}
      </p>
    </footer>
  );
}

function ListPage({ study, groups }: { readonly study: Study; readonly groups: readonly CutGroup[] }) {
  const say = usePhrase();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{sayCommon(useLang(), 'ui.cutTiles')}</th>
          {[W.count, W.size, W.area, W.share, W.sides, W.tiles].map((words) => (
            <th key={words.en} scope="col">
              {say(words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <ListRow key={group.tiles[0]} study={study} group={group} />
        ))}
      </tbody>
    </table>
  );
}

function ListRow({ study, group }: { readonly study: Study; readonly group: CutGroup }) {
  const say = usePhrase();
  const lang = useLang();
  const number = (value: number) => formatNumber(lang, value, 1);
  const size = `${number(group.width)} × ${number(group.height)}`;
  const sides = group.rings.flatMap((ring) => sidesOf(ring).map(({ length }) => number(length)));
  return (
    <tr>
      <td>
        <PieceDrawing
          outline={study.moulds[group.motif].outline}
          rings={group.rings}
          color={study.palette.tiles[group.motif]}
          field={FIELD}
          name={size}
        />
      </td>
      <td>{group.tiles.length}</td>
      <td>
        {size} {group.isSliver && <strong>{say(W.sliver)}</strong>} {study.kindOf(group.motif, lang)}
      </td>
      <td>{number(group.areaMm2 / 100)}</td>
      <td>{number(100 * group.share)}</td>
      <td>{shortened(sides, MOST_SIDES).join(' · ')}</td>
      <td>{shortened(spansOf(study.numbersOf(group)), MOST_SPANS).join(', ')}</td>
    </tr>
  );
}

function shortened(texts: readonly string[], most: number): string[] {
  return texts.length > most ? [...texts.slice(0, most), '…'] : [...texts];
}
