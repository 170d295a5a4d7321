// The addresses that pages link to. Links in a page are paths, so they work under any host. Only what previews and search
// engines read has the public address.

import { PATTERNS, type Pattern, patternByName, shortNameOf } from '../engine/index.ts';
import { PATTERNS_ADDRESS, PLAN_ADDRESS, PLANNER_ADDRESS } from '../wire/index.ts';
import {
  isLang,
  isUnitSystem,
  LANGUAGES,
  type Lang,
  type Notation,
  UNIT_SYSTEMS,
  type UnitSystem,
} from '../words/index.ts';

export { PATTERNS_ADDRESS, PLAN_ADDRESS };
export const DOCS_ADDRESS = '/docs';
export const SEARCH_ADDRESS = '/search';
export const GALLERY_ADDRESS = '/gallery';
export const OPENAPI_ADDRESS = '/openapi.json';
export const LLMS_ADDRESS = '/llms.txt';
/** The pages of stored plans for frames on other sites are below this path. */
export const EMBED_ADDRESS = '/embed/';
/** The planner for a shop's page. */
export const EMBED_PLANNER_ADDRESS = `${EMBED_ADDRESS}planner`;
export const OEMBED_ADDRESS = '/oembed';
/** After the address of a stored plan. */
export const PROJECT_PREVIEW = '/preview.png';

/** Decoded fields of a query, in order. */
export type Fields = Readonly<Record<string, string | number>>;

/** The address of a plan: `planAddress({ outline: 'E400 S300 W400 N300' })` ends in `?outline=E400+S300+W400+N300`. */
export function planAddress(fields: Fields): string {
  return `${PLAN_ADDRESS}?${queryOf(fields)}`;
}

/** A readable query string: spaces as `+`, and the punctuation of rooms unescaped. */
export function queryOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(2C|3A|3B)/g, decodeURIComponent);
}

/** The language as a field; empty for the default language. */
export function languageField(lang: Lang): Fields {
  return lang === LANGUAGES[0] ? {} : { lang };
}

/** The address of a page in a language. */
export function inLanguage(path: string, lang: Lang): string {
  const query = queryOf(languageField(lang));
  return query === '' ? path : `${path}?${query}`;
}

/** The planner with a new plan; without `plan` it opens the last one of the device. */
export function newPlanAddress(lang: Lang): string {
  return `/?${queryOf({ plan: 'new', ...languageField(lang) })}`;
}

/** The picture that messengers show with a link to a stored plan. */
export function projectPreviewAddress(id: string, notation: Notation): string {
  return inNotation(`${PLANNER_ADDRESS}${encodeURIComponent(id)}${PROJECT_PREVIEW}`, notation);
}

/** The page of a stored plan in the planner. */
export function plannerAddress(id: string, notation: Notation): string {
  return inNotation(PLANNER_ADDRESS + encodeURIComponent(id), notation);
}

/** The page of a stored plan for frames. */
export function embedAddress(id: string, notation: Notation): string {
  return inNotation(EMBED_ADDRESS + encodeURIComponent(id), notation);
}

/** What describes the page of a stored plan to sites that embed it. */
export function oembedAddress(publicUrl: string, id: string, notation: Notation): string {
  return `${OEMBED_ADDRESS}?url=${encodeURIComponent(publicAddress(publicUrl, plannerAddress(id, notation)))}`;
}

function inNotation(path: string, { lang, units }: Notation): string {
  const query = queryOf({ ...languageField(lang), ...(units === 'imperial' ? { units } : {}) });
  return query === '' ? path : `${path}?${query}`;
}

/** The public address of a path. */
export function publicAddress(publicUrl: string, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path;
}

/** What the query of a page can select. */
export interface PageChoice {
  readonly lang: Lang;
  readonly units: UnitSystem;
  readonly pattern: Pattern;
}

/**
 * Reads the query of a page: `lang=pl&units=imperial&pattern=chevron`. Other sites append parameters to links, so unlike the API a page
 * ignores unknown names and values.
 */
export function readPageQuery(queryString: string): PageChoice {
  const sent = (name: string) =>
    queryString
      .split('&')
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const [lang, units] = [sent('lang'), sent('units')];
  return {
    lang: isLang(lang) ? lang : LANGUAGES[0],
    units: isUnitSystem(units) ? units : UNIT_SYSTEMS[0],
    pattern: patternByName(sent('pattern')) ?? PATTERNS[0],
  };
}

/** The home page with the form of a pattern. */
export function patternAddress(lang: Lang, pattern: Pattern): string {
  return `/?${queryOf({ ...languageField(lang), pattern: shortNameOf(pattern) })}#plan`;
}
