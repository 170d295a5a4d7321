// Checks that a repair does not contradict another field.

import { type Mistake, withoutRepair } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { interpretName } from './names.ts';
import { type SentFields, sentFields, textOf } from './sent-request.ts';
import { isBareSize } from './sizes.ts';
import { contradicts } from './trade-names.ts';

/**
 * The mistakes without repairs that contradict each other or what was sent: another value of a field that was sent, a
 * pattern whose name excludes a parameter, two unknown names that mean the same field, and metres or centimetres where
 * lengths are in feet and inches.
 */
export function withoutContradictions(mistakes: readonly Mistake[], entries: readonly RawField[]): readonly Mistake[] {
  const sent = sentFields(entries);
  const named = new Map<string, Set<string>>();
  for (const found of mistakes) {
    for (const name of namesSetBy(found)) named.set(name, (named.get(name) ?? new Set()).add(repairText(found)));
  }
  return mistakes.map((found) => {
    const isDenied =
      isChangeDenied(found, sent) ||
      (found.param === 'pattern' && isPatternDenied(found, sent)) ||
      (textOf(sent.get('units')) === 'imperial' && isBareSize(found.received));
    const isDisputed = namesSetBy(found).some((name) => (named.get(name)?.size ?? 0) > 1);
    return isDenied || isDisputed ? withoutRepair(found) : found;
  });
}

/** Whether a repair would replace what was sent by another name; only the pattern may be another one. */
function isChangeDenied({ changes = {} }: Mistake, sent: SentFields): boolean {
  return Object.entries(changes).some(
    ([name, value]) => value !== null && name !== 'pattern' && sent.has(name) && textOf(sent.get(name)) !== value,
  );
}

function isPatternDenied({ received }: Mistake, sent: SentFields): boolean {
  return contradicts(received ?? '', (parameter) => textOf(valueMeaning(parameter, sent)));
}

/** The value that was sent by the name of a parameter, or by a name that probably means it. */
function valueMeaning(parameter: string, sent: SentFields): unknown {
  for (const [name, value] of sent) if (interpretName(name.replace('parameters.', ''), [parameter])) return value;
  return undefined;
}

/** The names that the repair of an unknown name gives a value. */
function namesSetBy({ code, example, changes }: Mistake): string[] {
  if (code !== 'parameter-unknown') return [];
  if (changes === undefined) return example === null ? [] : [example];
  return Object.keys(changes).filter((name) => changes[name] !== null);
}

/** The same for all mistakes that one repair resolves. */
function repairText({ param, changes }: Mistake): string {
  return JSON.stringify(changes ?? param);
}
