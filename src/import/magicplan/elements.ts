// Elements, attributes and values of magicplan's XML.

import type { XmlElement } from '../xml.ts';

/** Nothing in a plan is a hundred kilometres away or wide. */
const FARTHEST_M = 1e5;

export function childrenNamed(element: XmlElement, wanted: string): readonly XmlElement[] {
  return element.children.filter(({ name }) => name === wanted);
}

/** The number of an attribute; undefined if it is missing or none. */
export function numberIn(element: XmlElement, name: string): number | undefined {
  const written = element.attributes.get(name)?.trim();
  if (written === undefined || !/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test(written)) return undefined;
  const number = Number(written);
  return Math.abs(number) <= FARTHEST_M ? number : undefined;
}

/** The number if it is above 0. */
export function positive(number: number | undefined): number | null {
  return number !== undefined && number > 0 && number <= FARTHEST_M ? number : null;
}

/** What people have entered: `<values><value key="ceilingHeight">2.5</value></values>`. */
export function valuesOf(element: XmlElement): ReadonlyMap<string, string> {
  const values = childrenNamed(element, 'values').flatMap((list) => childrenNamed(list, 'value'));
  return new Map(values.map((value) => [value.attributes.get('key') ?? '', value.text.trim()]));
}
