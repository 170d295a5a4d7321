// The page of a stored plan: the drawing, the figures, the warnings, and the request behind it.

import { derivedFiguresOf, type Notice, parametersOf, patternByName, type Warning } from '../engine/index.ts';
import { draftText, type NamedKind, type PlanAnswer } from '../wire/index.ts';
import {
  derivedLabelOf,
  findingText,
  formatArea,
  formatBareLength,
  formatCount,
  formatDerived,
  formatLength,
  formatMeasure,
  formatNumber,
  formatSize,
  kindCountText,
  type Lang,
  label,
  type Notation,
  noticeText,
  type Recount,
  recountText,
  type Spoken,
  say,
  sayOf,
} from '../words/index.ts';
import { DOCS_ADDRESS, newPlanAddress } from './addresses.ts';
import { dataOf, html, type Markup, NOTHING, trusted } from './markup.ts';
import type { PageOptions } from './page.ts';
import { storedPageOf } from './stored-page.ts';

export interface PlannerOptions extends PageOptions, Notation {
  readonly id: string;
  /** The stored request as JSON text. */
  readonly project: string;
  readonly answer: PlanAnswer;
  readonly findings: readonly Warning[];
  readonly notices: readonly Notice[];
  /** What was corrected since the plan was stored; null if nothing was. */
  readonly recount: Recount | null;
  /** The kinds of its tiles; empty if there is one. */
  readonly kinds: readonly NamedKind[];
  /** What is tiled; left out for a floor. */
  readonly roomKind?: 'wall' | undefined;
  /** The drawing: an SVG element of our own, without styles and scripts. */
  readonly svg: string;
}

export function plannerPage({
  lang,
  units = 'metric',
  publicUrl,
  files,
  id,
  project,
  answer,
  findings,
  notices,
  recount,
  kinds,
  roomKind,
  svg,
}: PlannerOptions): string {
  const notation = { lang, units, kind: roomKind };
  const title = planTitle(lang, answer);
  const description = summaryOf(notation, answer);
  const main = html`<figure class="drawing" aria-label="${say(lang, 'page.drawing')}">${trusted(elementOf(svg))}</figure>
<div class="panel">${result(notation, answer, kinds)}
${remarks(notation, { findings, notices, recount })}
${pattern(notation, answer)}
${room(notation, answer)}
${address(notation, answer)}
<p class="actions">${answer.svgUrl === null ? NOTHING : html`<a class="button quiet" href="${answer.svgUrl}">${say(lang, 'page.openDrawing')}</a>`}<a href="${newPlanAddress(lang)}">${say(lang, 'page.newPlan')}</a></p></div>
<script type="application/json" id="project">${dataOf(draftText(project))}</script>${recount === null ? NOTHING : html`<script type="application/json" id="recount">${dataOf(JSON.stringify(recount))}</script>`}`;
  return storedPageOf({ ...notation, publicUrl, files, id, kind: 'planner', title, description, main });
}

/** The tiles to buy. The answer of a stored plan has the reuse of offcuts if its tiles are bought by it. */
export function tilesToBuy({ tiles }: PlanAnswer): number {
  return tiles.reuse?.tilesWithReuse ?? tiles.total;
}

/** What a plan is called in titles: the tiles to buy, and the pattern. */
export function planTitle(lang: Lang, answer: PlanAnswer): string {
  const bought = say(lang, 'page.labelled', { name: say(lang, 'ui.tilesToBuy'), value: tilesToBuy(answer) });
  return `${bought} · ${answer.pattern.name}`;
}

/** The drawing without its XML declaration, which is invalid inside a page. */
export function elementOf(svg: string): string {
  return svg.replace(/^\s*<\?xml[^>]*\?>\s*/, '');
}

function summaryOf(notation: Notation & Spoken, { surface, tiles }: PlanAnswer): string {
  const { lang } = notation;
  const { total, whole, cut } = tiles;
  const area = formatArea(notation, surface.areaM2);
  return sayOf(notation, 'page.summary', { area, total, whole, cut, waste: formatNumber(lang, tiles.wastePercent) });
}

function result(notation: Notation, answer: PlanAnswer, kinds: readonly NamedKind[]): Markup {
  const { lang } = notation;
  const { tiles } = answer;
  const figures: [string, string][] = [
    [say(lang, 'ui.wholeTiles'), formatCount(lang, tiles.whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, tiles.cut)],
    [say(lang, 'ui.waste'), formatMeasure(lang, tiles.wastePercent, '%')],
    [say(lang, 'ui.slivers'), formatCount(lang, tiles.sliverCount)],
  ];
  const row = figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<section><h1>${say(lang, 'ui.tilesToBuy')} <span class="total">${formatCount(lang, tilesToBuy(answer))}</span></h1>${kinds.length === 0 ? NOTHING : html`<ul class="small muted">${kinds.map((kind) => html`<li>${kindCountText(notation, kind)}</li>`)}</ul>`}<dl class="quiet-row">${row}</dl></section>`;
}

function remarks(
  notation: Notation & Spoken,
  { findings, notices, recount }: Pick<PlannerOptions, 'findings' | 'notices' | 'recount'>,
): Markup {
  const texts = [
    ...findings.map((warning) => findingText(notation, warning)),
    ...notices.map((notice) => noticeText(notation, notice)),
  ];
  if (recount !== null) texts.push(recountText(notation, recount));
  if (texts.length === 0) return NOTHING;
  const items = texts.map((text) => html`<li>${text}</li>`);
  return html`<section aria-labelledby="warnings"><h2 id="warnings">${say(notation.lang, 'page.warnings')}</h2><ul class="warnings">${items}</ul></section>`;
}

function pattern(notation: Notation, { pattern, tiles }: PlanAnswer): Markup {
  const { lang } = notation;
  const { startCm, jointMm } = pattern;
  const narrowest = tiles.narrowestCutMm === null ? '–' : formatLength(notation, tiles.narrowestCutMm, 'mm', 1);
  const [x, y] = [formatBareLength(notation, startCm.x, 'cm', 6), formatLength(notation, startCm.y, 'cm', 6)];
  const figures: Figure[] = [
    ...parameterFigures(notation, pattern),
    [say(lang, 'param.joint'), formatLength(notation, jointMm, 'mm')],
    [say(lang, 'ui.start'), `x ${x} · y ${y}`],
    [say(lang, 'ui.narrowestCut'), narrowest],
    [say(lang, 'ui.laidArea'), formatArea(notation, tiles.laidAreaM2)],
    [say(lang, 'ui.purchasedArea'), formatArea(notation, tiles.purchasedAreaM2)],
  ];
  return html`<section><h2>${pattern.name}</h2>${list(figures)}<details><summary>${say(lang, 'page.moreFigures')}</summary>${list(derivedFigures(notation, pattern))}</details></section>`;
}

type Figure = readonly [name: string, value: string];

function parameterFigures(notation: Notation, { id, parameters }: PlanAnswer['pattern']): Figure[] {
  const { lang } = notation;
  const declared = parametersOf(patternOf(id));
  return Object.entries(parameters).map(([name, value]) => {
    const parameter = declared[name];
    const named = label(lang, parameter.label);
    if (parameter.kind === 'choice') return [named, label(lang, `${parameter.valueLabels}.${value}`)];
    // Labels of angles and percentages include their unit.
    const number = Number(value);
    return [named, parameter.unit === 'mm' ? formatLength(notation, number, 'mm') : formatNumber(lang, number)];
  });
}

function derivedFigures(notation: Notation, { id, derived }: PlanAnswer['pattern']): Figure[] {
  return derivedFiguresOf(patternOf(id)).map((figure) => [
    label(notation.lang, derivedLabelOf(notation, figure)),
    formatDerived(notation, derived[figure.name], figure.unit),
  ]);
}

/** The pattern of an answer. */
export function patternOf(id: string) {
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  return pattern;
}

function room(notation: Notation & Spoken, { surface }: PlanAnswer): Markup {
  const { lang, units } = notation;
  const { width, height } = surface.boundingBoxCm;
  const figures: Figure[] = [
    [sayOf(notation, 'ui.floorArea'), formatArea(notation, surface.areaM2, 4)],
    [say(lang, 'ui.perimeter'), formatLength(notation, surface.perimeterM, 'm', 3)],
    [say(lang, 'page.overall'), formatSize(notation, [width, height], 'cm')],
  ];
  const walls = surface.wallsCm.map((length) => html`<li>${formatBareLength(notation, length, 'cm')}</li>`);
  const name = sayOf(notation, 'ui.walls') + (units === 'imperial' ? '' : ' (cm)');
  return html`<section><h2>${sayOf(notation, 'ui.room')}</h2>${list(figures)}<details><summary>${say(lang, 'page.labelled', { name, value: surface.wallsCm.length })}</summary><ol class="wall-list">${walls}</ol></details></section>`;
}

function list(figures: readonly Figure[]): Markup {
  const rows = figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${rows}</dl>`;
}

/** The address of the same plan as JSON: that of the drawing without its format. */
function address(notation: Notation & Spoken, { svgUrl }: PlanAnswer): Markup {
  const { lang } = notation;
  const heading = html`<h2>${say(lang, 'page.sameByApi')}</h2>`;
  if (svgUrl === null) {
    return html`<section class="address">${heading}<p class="small muted">${sayOf(notation, 'page.tooLongForAddress')} <a href="${DOCS_ADDRESS}#post" hreflang="en">${say(lang, 'page.docs')}</a></p></section>`;
  }
  const [path, query] = svgUrl.split('?', 2);
  const fields = query.split('&').filter((part) => !/^(format|link)=/.test(part));
  const numbers = `${path}?${[...fields, 'link=false'].join('&')}`;
  return html`<section class="address">${heading}<a href="${numbers}"><code>${numbers}</code></a></section>`;
}
