// A card for a planned room: its picture, figures and links.

import { answerPlanned } from '../service/index.ts';
import { formatArea, formatMeasure, type Lang, say } from '../words/index.ts';
import { languageField, planAddress } from './addresses.ts';
import { type ExampleRoom, planExample } from './examples.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { pictureOf } from './picture.ts';

/** The file that cards link to; the planner has the others. */
const PAPER = 'pdf';

/**
 * The card of a room. `planner` is the address of its plan in the planner: the picture links to it, and the card to its
 * file for paper.
 */
export function roomCard(lang: Lang, { name, fields }: ExampleRoom, planner?: string): Markup {
  const planned = planExample({ ...fields, lang });
  const { surface, pattern, tiles } = answerPlanned(planned, { svgUrl: null, plannerUrl: null });
  const drawing = planAddress({ ...fields, ...languageField(lang), format: 'svg' });
  const numbers = planAddress({ ...fields, ...languageField(lang), link: 'false' });
  const labelled = (name: string, value: string | number) => say(lang, 'page.labelled', { name, value });
  const facts = [
    formatArea({ lang }, surface.areaM2),
    labelled(say(lang, 'ui.tilesToBuy'), tiles.total),
    labelled(say(lang, 'ui.waste'), formatMeasure(lang, tiles.wastePercent, '%', 1)),
  ];
  const title = say(lang, name);
  const link = (address: string, text: string) =>
    html`<a href="${address}" aria-label="${labelled(text, `${title}, ${pattern.name}`)}">${text}</a>`;
  const picture = pictureOf(planned.plan);
  // The link below the picture has the same target and a text, so this one is hidden from keyboards and screen readers.
  const sheet =
    planner === undefined
      ? html`<div class="sheet">${picture}</div>`
      : html`<a class="sheet" href="${planner}" tabindex="-1" aria-hidden="true">${picture}</a>`;
  const file =
    planner === undefined
      ? NOTHING
      : link(planAddress({ ...fields, ...languageField(lang), format: PAPER }), PAPER.toUpperCase());
  return html`<li class="room">${sheet}<div class="text"><h3>${title}</h3><p class="small">${pattern.name}</p><p class="small muted">${facts.map((fact, i) => html`${i === 0 ? '' : ' · '}<span class="fact">${fact}</span>`)}</p><p class="walk">${String(fields.outline)}</p><p class="actions">${planner === undefined ? NOTHING : link(planner, say(lang, 'page.openPlanner'))}${link(drawing, say(lang, 'page.drawing'))}${link(numbers, say(lang, 'page.numbers'))}${file}</p></div></li>`;
}
