// The form for a room. A browser sends all fields of a form, so each has a valid initial value.

import { LIMITS, type Pattern, shortNameOf } from '../engine/index.ts';
import { FORMATS, type ListedParameter, listPatterns } from '../wire/index.ts';
import { LANGUAGES, type Lang, say } from '../words/index.ts';
import { PLAN_ADDRESS } from './addresses.ts';
import { FIRST_WALK } from './examples.ts';
import { html, type Markup, NOTHING, trusted } from './markup.ts';

/** The form of a pattern: walls, parameters with their ranges, joint, start, format. */
export function planForm(lang: Lang, pattern: Pattern): Markup {
  const listed = listPatterns(lang).patterns.find(({ id }) => id === pattern.id);
  if (listed === undefined) throw new Error(`The listing lacks ${pattern.id}.`);
  const { default: joint, min, max } = listed.joint;
  const spoken = lang === LANGUAGES[0] ? NOTHING : html`<input type="hidden" name="lang" value="${lang}"/>`;
  return html`<form action="${PLAN_ADDRESS}" method="get"><input type="hidden" name="pattern" value="${shortNameOf(pattern)}"/>${spoken}
<p class="field wide small muted">${listed.description}</p>
${walls(lang)}
${listed.parameters.map(parameterField)}
${field('joint', say(lang, 'param.joint'), 'mm', numberInput('joint', joint, min, max))}
${field('start', `${say(lang, 'ui.start')} x,y`, 'cm', html`<input id="start" name="start" value="0,0" required="required" autocomplete="off" inputmode="text" pattern="-?[0-9]+([.][0-9]+)?,-?[0-9]+([.][0-9]+)?"/>`)}
${field('format', say(lang, 'page.answer'), '', formatChoice(lang))}
<p class="actions"><button class="button" type="submit">${say(lang, 'page.plan')}</button></p></form>`;
}

function walls(lang: Lang): Markup {
  return html`<p class="field wide"><label for="outline">${say(lang, 'ui.walls')}</label><input id="outline" name="outline" value="${FIRST_WALK}" required="required" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="walk-hint"/><span class="hint" id="walk-hint">${say(lang, 'page.walkHint', { most: LIMITS.outlineWalls })}</span></p>`;
}

function parameterField(parameter: ListedParameter): Markup {
  const { name, label } = parameter;
  if (parameter.type === 'number') {
    const { unit, min, max } = parameter;
    // Labels of angles and percentages include their unit.
    return field(name, label, unit === 'mm' ? unit : '', numberInput(name, parameter.default, min, max));
  }
  const options = parameter.values.map(({ value, label }) => optionOf(value, label, value === parameter.default));
  return field(name, label, '', html`<select id="${name}" name="${name}">${options}</select>`);
}

function formatChoice(lang: Lang): Markup {
  const names = {
    svg: say(lang, 'page.drawing'),
    json: say(lang, 'page.numbers'),
    dxf: say(lang, 'page.cad'),
    png: say(lang, 'page.png'),
    pdf: say(lang, 'page.pdf'),
    csv: say(lang, 'page.csv'),
    xlsx: say(lang, 'page.xlsx'),
    ifc: say(lang, 'page.ifc'),
    glb: say(lang, 'page.glb'),
    'cut-dxf': say(lang, 'page.cut-dxf'),
  };
  const options = FORMATS.map((format) => optionOf(format, names[format], format === 'svg'));
  return html`<select id="format" name="format">${options}</select>`;
}

function optionOf(value: string, label: string, chosen: boolean): Markup {
  return html`<option value="${value}"${chosen ? trusted(' selected="selected"') : NOTHING}>${label}</option>`;
}

function numberInput(name: string, value: number, min: number, max: number): Markup {
  return html`<input id="${name}" name="${name}" type="number" value="${value}" min="${min}" max="${max}" step="any" required="required" inputmode="decimal"/>`;
}

function field(name: string, label: string, unit: string, control: Markup): Markup {
  const named = unit === '' ? label : `${label} (${unit})`;
  return html`<p class="field"><label for="${name}">${named}</label>${control}</p>`;
}
