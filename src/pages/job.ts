// The pages of a stored job: what is bought for all of it, and its surfaces, each of which opens as a plan of its own.

import { noticesOf } from '../engine/index.ts';
import { type OpenedJob, type OpenedSurface, surfaceIdOf } from '../service/index.ts';
import { jobDraftText, orderCost } from '../wire/index.ts';
import {
  findingText,
  formatArea,
  formatCount,
  formatMeasure,
  type Lang,
  type Notation,
  noticeText,
  recountText,
  say,
} from '../words/index.ts';
import { newPlanAddress, plannerAddress, publicAddress } from './addresses.ts';
import { framedPage, newWindow } from './framed.ts';
import { dataOf, html, type Markup, NOTHING } from './markup.ts';
import type { PageOptions } from './page.ts';
import { pictureOf, picturesOf } from './picture.ts';
import { storedPageOf } from './stored-page.ts';

export interface JobPageOptions extends PageOptions, Notation, OpenedJob {
  readonly id: string;
  /** The stored job as JSON text. */
  readonly project: string;
}

type Figure = readonly [name: string, value: string];

/** The shape of the picture in a frame; frames have any size. */
export const FRAMED_SPACE = { width: 4, height: 3 };

/** What a job is called in titles: the tiles to buy, and how many surfaces it has. */
export function jobTitle(lang: Lang, { total, surfaces }: Pick<OpenedJob, 'total' | 'surfaces'>): string {
  const labelled = (name: string, value: number) => say(lang, 'page.labelled', { name, value });
  return `${labelled(say(lang, 'ui.tilesToBuy'), total)} · ${labelled(say(lang, 'job.surfaces'), surfaces.length)}`;
}

export function jobPage({ publicUrl, id, project, files, ...job }: JobPageOptions): string {
  const { lang, units, surfaces, total } = job;
  const notation = { lang, units };
  const title = jobTitle(lang, job);
  const description = `${title} · ${surfaces.map(({ name }) => name).join(' · ')}`;
  const main = html`<h1>${say(lang, 'ui.tilesToBuy')} <span class="total">${formatCount(lang, total)}</span></h1>
${list(figuresOf(notation, job))}
${section('surfaces', say(lang, 'job.surfaces'), html`<ul class="rooms">${surfaces.map((surface, i) => card(notation, surface, plannerAddress(surfaceIdOf(id, i), notation)))}</ul>`)}
${section('buy', say(lang, 'job.buy'), html`<div class="rooms">${materials(lang, job)}</div>${cost(lang, job)}`)}
${remarks(notation, surfaces)}
<p class="actions"><a href="${newPlanAddress(lang)}">${say(lang, 'page.newPlan')}</a></p>
<script type="application/json" id="project">${dataOf(jobDraftText(project))}</script>`;
  return storedPageOf({ ...notation, publicUrl, files, id, kind: 'job', title, description, main });
}

/** The page of a job for frames on other sites. */
export function jobEmbedPage({ publicUrl, id, project: _, files: _files, ...job }: JobPageOptions): string {
  const { lang, units, surfaces, total } = job;
  const notation = { lang, units };
  const picture = picturesOf(
    surfaces.map(({ plan }) => plan),
    FRAMED_SPACE,
  );
  const main = html`<figure class="drawing" aria-label="${say(lang, 'page.drawing')}">${picture}</figure>
<div class="panel"><h1>${say(lang, 'ui.tilesToBuy')} <span class="total">${formatCount(lang, total)}</span></h1>
${list([[say(lang, 'job.surfaces'), formatCount(lang, surfaces.length)], ...figuresOf(notation, job)])}</div>`;
  const address = publicAddress(publicUrl, plannerAddress(id, notation));
  const action = newWindow(address, html`${say(lang, 'page.openPlanner')}`, 'button');
  return framedPage({ lang, publicUrl, title: jobTitle(lang, job), main, action });
}

function section(id: string, heading: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>${content}</section>`;
}

function figuresOf(notation: Notation, { whole, cut, tilesWithReuse, areaM2 }: OpenedJob): Figure[] {
  const { lang } = notation;
  return [
    [say(lang, 'cuts.bareArea'), formatArea(notation, areaM2)],
    [say(lang, 'ui.wholeTiles'), formatCount(lang, whole)],
    [say(lang, 'ui.cutTiles'), formatCount(lang, cut)],
    [say(lang, 'paper.withReuse'), formatCount(lang, tilesWithReuse)],
  ];
}

/** The card of a surface, which links to its plan in the planner. */
function card(notation: Notation, { name, tile, plan, answer }: OpenedSurface, planner: string): Markup {
  const { lang } = notation;
  const { surface, pattern, tiles, svgUrl } = answer;
  const labelled = (label: string, value: string | number) => say(lang, 'page.labelled', { name: label, value });
  const facts = [
    formatArea(notation, surface.areaM2),
    labelled(say(lang, 'ui.wholeTiles'), tiles.whole),
    labelled(say(lang, 'ui.cutTiles'), tiles.cut),
    labelled(say(lang, 'ui.waste'), formatMeasure(lang, tiles.wastePercent, '%')),
  ];
  const link = (address: string, text: string) =>
    html`<a href="${address}" aria-label="${labelled(text, name)}">${text}</a>`;
  const drawing = svgUrl === null ? NOTHING : link(svgUrl, say(lang, 'page.openDrawing'));
  return html`<li class="room"><a class="sheet" href="${planner}" tabindex="-1" aria-hidden="true">${pictureOf(plan)}</a><div class="text"><h3>${name}</h3><p class="small">${[pattern.name, tile].filter((text) => text !== '').join(' · ')}</p><p class="small muted">${facts.map((fact, i) => html`${i === 0 ? '' : ' · '}<span class="fact">${fact}</span>`)}</p><p class="actions">${link(planner, say(lang, 'page.openPlanner'))}${drawing}</p></div></li>`;
}

/** What is bought of each material, and for which surfaces. */
function materials(lang: Lang, { materials, order }: OpenedJob): Markup[] {
  return materials.map(({ label, surfaces, kinds, total, tilesWithReuse, wastePercentWithReuse, sharedTiles }, i) => {
    const byKind = kinds.flatMap(({ name, total }): Figure[] => (name ? [[name, formatCount(lang, total)]] : []));
    const shared = sharedTiles.filter((places) => places.some(({ surface }) => surface !== places[0].surface)).length;
    const figures: Figure[] = [
      [say(lang, 'ui.tilesToBuy'), formatCount(lang, total)],
      ...byKind,
      [say(lang, 'paper.withReuse'), formatCount(lang, tilesWithReuse)],
      [say(lang, 'cuts.wasteWithReuse'), formatMeasure(lang, wastePercentWithReuse, '%')],
      ...(shared > 0 ? [[say(lang, 'job.sharedTiles'), formatCount(lang, shared)] as const] : []),
    ];
    const bought = order && html`<p class="small">${order.materials[i].text}</p>`;
    return html`<div class="room"><div class="text"><h3>${label}</h3><p class="small muted">${surfaces.join(' · ')}</p>${list(figures)}${bought ?? NOTHING}</div></div>`;
  });
}

/** The cost of several materials; that of one is in its text. */
function cost(lang: Lang, { materials, order }: OpenedJob): Markup {
  const sum = order && materials.length > 1 ? orderCost(lang, order) : null;
  return sum === null ? NOTHING : list([[say(lang, 'job.cost'), sum]]);
}

function remarks(notation: Notation, surfaces: readonly OpenedSurface[]): Markup {
  const items = surfaces.flatMap(({ name, plan, recount }) => {
    const spoken = { ...notation, kind: plan.room.kind };
    const texts = [
      ...plan.warnings.map((warning) => findingText(spoken, warning)),
      ...noticesOf(plan).map((notice) => noticeText(spoken, notice)),
      ...(recount === null ? [] : [recountText(notation, recount)]),
    ];
    return texts.map((text) => html`<li>${say(notation.lang, 'page.labelled', { name, value: text })}</li>`);
  });
  if (items.length === 0) return NOTHING;
  return section('warnings', say(notation.lang, 'page.warnings'), html`<ul class="warnings">${items}</ul>`);
}

function list(figures: readonly Figure[]): Markup {
  return html`<dl class="facts">${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
