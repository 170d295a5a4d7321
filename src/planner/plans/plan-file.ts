// Files of plans: writing them, and reading them strictly. Plans are read by the service's own reader; a file with a
// mistake is refused as a whole.

import type { Mistake } from '../../wire/index.ts';
import { save } from '../download/save.ts';
import { bodyOf, type Draft, type PageData } from '../state/draft.ts';
import type { Session } from '../state/session.ts';
import { phrases } from '../words.ts';
import { blankPlan, factsOf, newId, type SavedPlan } from './saved-plan.ts';

const FORMAT = 'tilewright-plans';
const VERSION = 1;
export const FILE_LIMITS = { bytes: 50_000_000, plans: 500, nameCharacters: 200 };

/** A plan in a file. */
interface FilePlan {
  readonly id: string;
  readonly name: string;
  /** A body of the interface. */
  readonly plan: Draft;
  /** Data that only the page uses. */
  readonly page: PageData;
  /** The address of the shared plan it was copied from; empty if there is none. */
  readonly copiedFrom: string;
  /** ISO times. */
  readonly created: string;
  readonly changed: string;
}

const BODY_FIELDS: Readonly<Record<Exclude<keyof Draft, 'page'>, true>> = {
  outline: true,
  polygon: true,
  holes: true,
  subtract: true,
  circles: true,
  pattern: true,
  parameters: true,
  joint: true,
  edge: true,
  kerf: true,
  minCut: true,
  color: true,
  colors: true,
  gapColor: true,
  start: true,
};

const words = phrases({
  notPlans: {
    en: 'This is not a file of plans saved here. Choose a file that was saved with “Save as a file”.',
    pl: 'To nie jest plik z planami zapisanymi tutaj. Wybierz plik zapisany przez „Zapisz w pliku”.',
    es: 'No es un archivo de planes guardado aquí. Elige uno creado con «Guardar en un archivo».',
    zh: '这不是在此保存的方案文件。请选择用“存为文件”保存的文件。',
  },
  newer: {
    en: 'This file was saved by a newer planner (version {version}). Reload the page and try again.',
    pl: 'Ten plik zapisał nowszy planer (wersja {version}). Odśwież stronę i spróbuj ponownie.',
    es: 'Este archivo lo guardó una versión más nueva ({version}). Recarga la página e inténtalo de nuevo.',
    zh: '此文件由更新的版本（{version}）保存。请刷新页面后重试。',
  },
  tooLarge: {
    en: 'The file is too large. At most {plans} plans and {megabytes} MB can be imported at once.',
    pl: 'Plik jest za duży. Naraz można wczytać najwyżej {plans} planów i {megabytes} MB.',
    es: 'El archivo es demasiado grande. Se pueden importar como máximo {plans} planes y {megabytes} MB a la vez.',
    zh: '文件太大。一次最多导入 {plans} 个方案、{megabytes} MB。',
  },
  wrongField: {
    en: 'Plan {n} of the file: “{field}” is missing, unknown or not what belongs there. Nothing was imported.',
    pl: 'Plan {n} w pliku: „{field}” – brak, nieznane pole albo niewłaściwa wartość. Niczego nie wczytano.',
    es: 'Plan {n} del archivo: «{field}» falta, no se conoce o no es lo que corresponde. No se importó nada.',
    zh: '文件中的第 {n} 个方案：“{field}”缺失、未知或内容不对。未导入任何方案。',
  },
  wrongPlan: {
    en: 'Plan {n} of the file cannot be planned. Nothing was imported.',
    pl: 'Planu {n} z pliku nie da się wykonać. Niczego nie wczytano.',
    es: 'El plan {n} del archivo no se puede calcular. No se importó nada.',
    zh: '文件中的第 {n} 个方案无法计算。未导入任何方案。',
  },
});

/** Why a file is refused. */
export interface Refusal {
  readonly words: (typeof words)[keyof typeof words];
  readonly values: Readonly<Record<string, string | number>>;
  /** The reader's mistake in a plan. */
  readonly mistake?: Mistake;
}

/** Saves plans as a file. */
export function downloadPlans(plans: readonly SavedPlan[], name = 'tilewright-plans'): void {
  save(new Blob([fileOf(plans, location.origin)], { type: 'application/json' }), `${name}.json`);
}

/** The text of a file with these plans. */
export function fileOf(plans: readonly SavedPlan[], base: string): string {
  const written = plans.map(({ id, name, draft, origin, created, changed }): FilePlan => {
    const copiedFrom = origin && new URL(origin, base).href;
    return {
      id,
      name,
      plan: bodyOf(draft),
      page: draft.page ?? {},
      copiedFrom,
      created: isoOf(created),
      changed: isoOf(changed),
    };
  });
  return `${JSON.stringify({ format: FORMAT, version: VERSION, plans: written }, null, 2)}\n`;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Reads a file; its plans are not saved yet. */
export async function readPlanFile(
  content: Blob,
  session: Pick<Session, 'check'>,
  base: string,
): Promise<readonly SavedPlan[] | Refusal> {
  const { bytes, plans: most } = FILE_LIMITS;
  const tooLarge = { words: words.tooLarge, values: { plans: most, megabytes: bytes / 1e6 } };
  if (content.size > bytes) return tooLarge;
  const file = readFile(await content.text());
  if ('words' in file) return file;
  if (file.length > most) return tooLarge;
  const plans: SavedPlan[] = [];
  for (const [i, read] of file.entries()) {
    const outcome = await session.check(read.plan);
    if (!outcome.ok) return { words: words.wrongPlan, values: { n: i + 1 }, mistake: outcome.mistakes[0] };
    plans.push({
      ...blankPlan(Object.keys(read.page).length > 0 ? { ...read.plan, page: read.page } : read.plan),
      id: read.id,
      name: read.name,
      facts: factsOf(outcome.answer),
      origin: originOf(read.copiedFrom, base),
      created: Date.parse(read.created),
      changed: Date.parse(read.changed),
    });
  }
  return plans;
}

/** Links of this server are kept as paths. */
function originOf(copiedFrom: string, base: string): string {
  if (copiedFrom === '') return '';
  const { origin, pathname, href } = new URL(copiedFrom);
  return origin === base ? pathname : href;
}

function readFile(text: string): readonly FilePlan[] | Refusal {
  const file = parsed(text);
  if (!isObject(file) || file.format !== FORMAT || !Array.isArray(file.plans)) {
    return { words: words.notPlans, values: {} };
  }
  if (file.version !== VERSION) return { words: words.newer, values: { version: String(file.version) } };
  for (const [i, plan] of file.plans.entries()) {
    const field = wrongFieldOf(plan);
    if (field !== undefined) return { words: words.wrongField, values: { n: i + 1, field } };
  }
  return file.plans;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

/** What each field of a plan must be. */
const CHECKS: Readonly<Record<keyof FilePlan, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && /^[0-9a-z]{20}$/.test(value),
  name: (value) => isText(value) && value.length <= FILE_LIMITS.nameCharacters,
  // The service's reader checks the rest. A start that a word names would have to be searched.
  plan: (value) =>
    isObject(value) && Object.keys(value).every((name) => Object.hasOwn(BODY_FIELDS, name)) && !isText(value.start),
  page: isObject,
  copiedFrom: (value) =>
    isText(value) && (value === '' || /^https?:\/\//.test(value)) && (!value || URL.canParse(value)),
  created: isTime,
  changed: isTime,
};

/** The first field of a plan that is not right. */
function wrongFieldOf(plan: unknown): string | undefined {
  if (!isObject(plan)) return 'plans';
  const unknown = Object.keys(plan).find((name) => !Object.hasOwn(CHECKS, name));
  return unknown ?? Object.entries(CHECKS).find(([name, isRight]) => !isRight(plan[name]))?.[0];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Plans to add to those that are there: not those already there unchanged, and others under ids of their own. */
export function newAmong(plans: readonly SavedPlan[], there: readonly SavedPlan[]): readonly SavedPlan[] {
  const known = new Map(there.map((plan) => [plan.id, plan]));
  return plans.flatMap((plan) => {
    const same = known.get(plan.id);
    if (same && fileOf([same], ORIGIN) === fileOf([plan], ORIGIN)) return [];
    const added = same ? { ...plan, id: newId() } : plan;
    known.set(added.id, added);
    return [added];
  });
}

/** Any address serves to compare. */
const ORIGIN = 'http://localhost';
