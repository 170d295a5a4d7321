// The page of a stored plan that other sites show in a frame: its picture, its figures, and a link to the planner.

import { tileLengthsOf } from '../engine/index.ts';
import { type NamedKind, orderCost, type PlanAnswer, quantitiesCells } from '../wire/index.ts';
import {
  formatArea,
  formatBareLength,
  formatCount,
  formatLength,
  formatMeasure,
  formatSize,
  type Lang,
  type Notation,
  type Recount,
  recountText,
  type Spoken,
  say,
  sayOf,
} from '../words/index.ts';
import { plannerAddress, publicAddress } from './addresses.ts';
import { framedPage, newWindow } from './framed.ts';
import { html, type Markup, NOTHING, trusted } from './markup.ts';
import { elementOf, patternOf, planTitle, tilesToBuy } from './planner.ts';

export interface EmbedOptions extends Notation {
  readonly publicUrl: string;
  readonly id: string;
  readonly answer: PlanAnswer;
  /** What was corrected since the plan was stored; null if nothing was. */
  readonly recount: Recount | null;
  /** The kinds of its tiles; empty if there is one. */
  readonly kinds: readonly NamedKind[];
  /** What is tiled; left out for a floor. */
  readonly roomKind?: 'wall' | undefined;
  /** The plan without texts: an SVG element of our own. */
  readonly svg: string;
}

export function embedPage({ lang, units, publicUrl, id, answer, recount, kinds, roomKind, svg }: EmbedOptions): string {
  const notation = { lang, units, kind: roomKind };
  const planner = publicAddress(publicUrl, plannerAddress(id, notation));
  const main = html`<figure class="drawing" aria-label="${say(lang, 'page.drawing')}">${trusted(elementOf(svg))}</figure>
<div class="panel"><h1>${say(lang, 'ui.tilesToBuy')} <span class="total">${formatCount(lang, tilesToBuy(answer))}</span></h1>
<p class="tile small muted"><span>${answer.pattern.name}</span>${kinds.length > 0 ? NOTHING : html` <span>${tileSize(notation, answer.pattern)}</span>`}</p>
<dl class="facts">${[...kindFigures(notation, kinds, answer), ...figuresOf(notation, answer)].map(rowOf)}</dl>${recount === null ? NOTHING : html`<p class="small muted">${recountText(notation, recount)}</p>`}</div>`;
  const action = newWindow(planner, html`${say(lang, 'page.openPlanner')}`, 'button');
  return framedPage({ lang, publicUrl, title: planTitle(lang, answer), main, action });
}

type Figure = readonly [name: string, value: string];

function figuresOf(notation: Notation & Spoken, { tiles, surface, order, quantities }: PlanAnswer): readonly Figure[] {
  const { lang } = notation;
  return [
    [say(lang, 'ui.wholeTiles'), formatCount(lang, tiles.whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, tiles.cut)],
    [say(lang, 'ui.waste'), formatMeasure(lang, tiles.wastePercent, '%')],
    [sayOf(notation, 'ui.floorArea'), formatArea(notation, surface.areaM2)],
    ...(order ? orderFigures(lang, order) : []),
    ...(quantities ? quantitiesCells(lang, quantities) : []),
  ];
}

/** The tiles of each kind; if the order counts in boxes or sets, those beside them. */
export function kindFigures(
  notation: Notation,
  kinds: readonly NamedKind[],
  { order }: Pick<PlanAnswer, 'order'>,
): readonly Figure[] {
  return kinds.map(({ kind, name, total, width, height }) => {
    const boxes = order?.kinds.find((line) => line.kind === kind)?.boxes ?? null;
    const called = `${name}, ${formatSize(notation, [width, height], 'mm', 1)}`;
    const inBoxes = boxes === null ? '' : ` (${say(notation.lang, 'order.inBoxes', { boxes })})`;
    return [called, formatCount(notation.lang, total) + inBoxes];
  });
}

function orderFigures(lang: Lang, order: NonNullable<PlanAnswer['order']>): readonly Figure[] {
  const { tiles, boxes, sets } = order;
  const cost = orderCost(lang, order);
  return [
    sets !== undefined
      ? [say(lang, 'order.sets'), formatCount(lang, sets)]
      : boxes === null
        ? [say(lang, 'order.tiles'), formatCount(lang, tiles)]
        : [say(lang, 'order.boxes'), formatCount(lang, boxes)],
    ...(cost === null ? [] : [[say(lang, 'order.cost'), cost] as const]),
  ];
}

function rowOf([name, value]: Figure): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** The lengths of the tile: `300 × 100 mm`. */
function tileSize(notation: Notation, { id, parameters }: PlanAnswer['pattern']): string {
  const lengths = tileLengthsOf(patternOf(id), parameters);
  const last = lengths.length - 1;
  return lengths.map((mm, i) => (i === last ? formatLength : formatBareLength)(notation, mm, 'mm')).join(' × ');
}
