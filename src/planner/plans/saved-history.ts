// The steps to undo and redo as they are kept with a plan: each as the fields in which it differs from the one before,
// so that a photo or a long outline is not repeated with every step.

import type { Draft } from '../state/draft.ts';
import { NO_PAST, type Past, type Version } from '../state/history.ts';

/** Raise it with every change of the form; a history of another form is dropped. */
const FORMAT = 1;
/** The most steps that are kept in each direction, and characters of all of them. */
const MOST_STEPS = 50;
const MOST_CHARACTERS = 100_000;
/** Parts of the page's data are compared one by one. */
const PART = 'page.';

/** What a step changes; null removes a field. */
type Patch = Readonly<Record<string, unknown>>;

export interface SavedHistory {
  readonly format: typeof FORMAT;
  /** When the plan was changed to which it belongs; another time means that something else has changed it since. */
  readonly changed: number;
  /** Each leads from the step before, the first one from the plan. */
  readonly undo: readonly Patch[];
  readonly redo: readonly Patch[];
}

/** The history of a version, to be kept with it. Steps that lead to another plan, and those before them, are not. */
export function historyOf({ draft, plan }: Version, { undo, redo }: Past, changed: number): SavedHistory {
  let characters = 0;
  const patches = (steps: readonly Version[]): Patch[] => {
    const kept: Patch[] = [];
    let from = draft;
    for (const step of steps.slice(-MOST_STEPS).reverse()) {
      const patch = between(from, step.draft);
      characters += JSON.stringify(patch).length;
      if (step.plan !== plan || characters > MOST_CHARACTERS) break;
      kept.push(patch);
      from = step.draft;
    }
    return kept;
  };
  return { format: FORMAT, changed, undo: patches(undo), redo: patches(redo) };
}

interface Kept extends Version {
  readonly history: unknown;
  readonly changed: number;
}

/** The past of a plan that is opened; without steps if its history is missing, damaged or of another version. */
export function pastOf({ draft, plan, history, changed }: Kept): Past {
  const kept = history as SavedHistory | null | undefined;
  if (kept?.format !== FORMAT || kept.changed !== changed) return NO_PAST;
  const versions = (patches: unknown): Version[] => {
    const found: Version[] = [];
    let from = draft;
    for (const patch of Array.isArray(patches) ? patches : []) {
      // What lies beyond a damaged step cannot be reached.
      if (typeof patch !== 'object' || patch === null) break;
      from = patched(from, patch);
      found.unshift({ draft: from, plan });
    }
    return found;
  };
  return { undo: versions(kept.undo), redo: versions(kept.redo) };
}

/** The fields of a draft, with those of the page's data beside them. */
function fieldsOf({ page = {}, ...body }: Draft): Record<string, unknown> {
  const parts = Object.entries(page).map(([name, part]) => [PART + name, part]);
  return { ...body, ...Object.fromEntries(parts) };
}

function between(from: Draft, to: Draft): Patch {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
}

function patched(draft: Draft, patch: Patch): Draft {
  const fields = Object.entries({ ...fieldsOf(draft), ...patch }).filter(([, value]) => value !== null);
  const isPart = ([name]: readonly [string, unknown]) => name.startsWith(PART);
  const page = fields.filter(isPart).map(([name, part]) => [name.slice(PART.length), part]);
  const body = Object.fromEntries(fields.filter((field) => !isPart(field)));
  return page.length > 0 ? { ...body, page: Object.fromEntries(page) } : body;
}
