// The page of a stored plan: the drawing, the figures, the warnings, and the request behind it.

import { derivedFiguresOf, parametersOf, patternByName } from '../engine/index.ts';
import type { PlanAnswer } from '../wire/index.ts';
import { formatNumber, LANGUAGES, type Lang, label, say } from '../words/index.ts';
import { DOCS_ADDRESS, inLanguage } from './addresses.ts';
import { dataOf, html, type Markup, NOTHING, trusted } from './markup.ts';
import { measure, NAME, type PageOptions, pageOf } from './page.ts';

export interface PlannerOptions extends PageOptions {
  readonly id: string;
  /** The stored request as JSON text. */
  readonly project: string;
  readonly answer: PlanAnswer;
  /** The drawing: an SVG element of our own, without styles and scripts. */
  readonly svg: string;
}

export function plannerPage({ lang, publicUrl, files, id, project, answer, svg }: PlannerOptions): string {
  const bought = say(lang, 'page.labelled', { name: say(lang, 'ui.tilesToBuy'), value: answer.tiles.total });
  const title = `${bought} · ${answer.pattern.name}`;
  const main = html`<figure class="drawing" aria-label="${say(lang, 'page.drawing')}">${trusted(elementOf(svg))}</figure>
<div class="panel">${result(lang, answer)}
${warnings(lang, answer)}
${pattern(lang, answer)}
${room(lang, answer)}
${address(lang, answer)}
<p class="actions">${answer.svgUrl === null ? NOTHING : html`<a class="button quiet" href="${answer.svgUrl}">${say(lang, 'page.openDrawing')}</a>`}<a href="${inLanguage('/', lang)}">${say(lang, 'page.newPlan')}</a></p></div>
<script type="application/json" id="project">${dataOf(project)}</script>`;
  return pageOf({
    lang,
    publicUrl,
    title: `${title} · ${NAME}`,
    description: summaryOf(lang, answer),
    path: `/planner/${encodeURIComponent(id)}`,
    languages: LANGUAGES,
    image: answer.svgUrl,
    unlisted: true,
    kind: 'planner',
    planner: files,
    main,
  });
}

/** The drawing without its XML declaration, which is invalid inside a page. */
function elementOf(svg: string): string {
  return svg.replace(/^\s*<\?xml[^>]*\?>\s*/, '');
}

function summaryOf(lang: Lang, { surface, tiles }: PlanAnswer): string {
  const { total, whole, cut } = tiles;
  const area = formatNumber(lang, surface.areaM2);
  return say(lang, 'page.summary', { area, total, whole, cut, waste: formatNumber(lang, tiles.wastePercent) });
}

function result(lang: Lang, { tiles }: PlanAnswer): Markup {
  const figures: [string, string][] = [
    [say(lang, 'ui.wholeTiles'), formatNumber(lang, tiles.whole)],
    [say(lang, 'ui.cutTiles'), formatNumber(lang, tiles.cut)],
    [say(lang, 'ui.waste'), measure(lang, tiles.wastePercent, '%')],
    [say(lang, 'ui.slivers'), formatNumber(lang, tiles.sliverCount)],
  ];
  const row = figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<section><h1>${say(lang, 'ui.tilesToBuy')} <span class="total">${formatNumber(lang, tiles.total)}</span></h1><dl class="quiet-row">${row}</dl></section>`;
}

function warnings(lang: Lang, answer: PlanAnswer): Markup {
  if (answer.warnings.length === 0) return NOTHING;
  const items = answer.warnings.map((warning) => html`<li>${warning}</li>`);
  return html`<section aria-labelledby="warnings"><h2 id="warnings">${say(lang, 'page.warnings')}</h2><ul class="warnings">${items}</ul></section>`;
}

function pattern(lang: Lang, { pattern, tiles }: PlanAnswer): Markup {
  const { startCm, jointMm } = pattern;
  const narrowest = tiles.narrowestCutMm === null ? '–' : measure(lang, tiles.narrowestCutMm, 'mm', 1);
  const figures: Figure[] = [
    ...parameterFigures(lang, pattern),
    [say(lang, 'param.joint'), measure(lang, jointMm, 'mm')],
    [say(lang, 'ui.start'), `x ${formatNumber(lang, startCm.x, 6)} · y ${measure(lang, startCm.y, 'cm', 6)}`],
    [say(lang, 'ui.narrowestCut'), narrowest],
    [say(lang, 'ui.laidArea'), measure(lang, tiles.laidAreaM2, 'm²')],
    [say(lang, 'ui.purchasedArea'), measure(lang, tiles.purchasedAreaM2, 'm²')],
  ];
  return html`<section><h2>${pattern.name}</h2>${list(figures)}<details><summary>${say(lang, 'page.moreFigures')}</summary>${list(derivedFigures(lang, pattern))}</details></section>`;
}

type Figure = readonly [name: string, value: string];

function parameterFigures(lang: Lang, { id, parameters }: PlanAnswer['pattern']): Figure[] {
  const declared = parametersOf(patternOf(id));
  return Object.entries(parameters).map(([name, value]) => {
    const parameter = declared[name];
    const named = label(lang, parameter.label);
    if (parameter.kind === 'choice') return [named, label(lang, `${parameter.valueLabels}.${value}`)];
    // Labels of angles and percentages include their unit.
    const number = Number(value);
    return [named, parameter.unit === 'mm' ? measure(lang, number, 'mm') : formatNumber(lang, number)];
  });
}

const UNITS = { mm: 'mm', cm2: 'cm²', deg: '°', percent: '%', perM2: '', count: '', ratio: '' } as const;

function derivedFigures(lang: Lang, { id, derived }: PlanAnswer['pattern']): Figure[] {
  return derivedFiguresOf(patternOf(id)).map(({ name, unit }) => {
    const value = derived[name];
    return [label(lang, `derived.${name}`), measure(lang, value, UNITS[unit])];
  });
}

/** The pattern of an answer. */
function patternOf(id: string) {
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  return pattern;
}

function room(lang: Lang, { surface }: PlanAnswer): Markup {
  const { width, height } = surface.boundingBoxCm;
  const figures: Figure[] = [
    [say(lang, 'ui.floorArea'), measure(lang, surface.areaM2, 'm²', 4)],
    [say(lang, 'ui.perimeter'), measure(lang, surface.perimeterM, 'm', 3)],
    [say(lang, 'page.overall'), `${formatNumber(lang, width)} × ${measure(lang, height, 'cm')}`],
  ];
  const walls = surface.wallsCm.map((length) => html`<li>${formatNumber(lang, length)}</li>`);
  return html`<section><h2>${say(lang, 'ui.room')}</h2>${list(figures)}<details><summary>${say(lang, 'page.labelled', { name: `${say(lang, 'ui.walls')} (cm)`, value: surface.wallsCm.length })}</summary><ol class="wall-list">${walls}</ol></details></section>`;
}

function list(figures: readonly Figure[]): Markup {
  const rows = figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${rows}</dl>`;
}

/** The address of the same plan as JSON: that of the drawing without its format. */
function address(lang: Lang, { svgUrl }: PlanAnswer): Markup {
  const heading = html`<h2>${say(lang, 'page.sameByApi')}</h2>`;
  if (svgUrl === null) {
    return html`<section class="address">${heading}<p class="small muted">${say(lang, 'page.tooLongForAddress')} <a href="${DOCS_ADDRESS}#post" hreflang="en">${say(lang, 'page.docs')}</a></p></section>`;
  }
  const [path, query] = svgUrl.split('?', 2);
  const fields = query.split('&').filter((part) => !/^(format|link)=/.test(part));
  const numbers = `${path}?${[...fields, 'link=false'].join('&')}`;
  return html`<section class="address">${heading}<a href="${numbers}"><code>${numbers}</code></a></section>`;
}
