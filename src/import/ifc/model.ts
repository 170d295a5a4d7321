// The instances of a file with the types that the schema gives their attributes. A file may refer to anything, so every
// step from one instance to the next is checked.

import type { RemarkCode } from '../drawing.ts';
import { Enum, type Instance, Ref, type StepFile, type StepValue, Typed } from './step/index.ts';

/** Something in the file is not what the schema says, or is of a kind that is not read. It concerns one room or one door. */
export class Unreadable extends Error {
  /** What to remark about it. */
  readonly remark: RemarkCode;
  constructor(remark: RemarkCode = 'entity-damaged') {
    super(remark);
    this.remark = remark;
  }
}

/** An instance whose attributes are read by their place in the schema, from 0. */
export class Entity {
  readonly #file: StepFile;
  readonly #values: readonly StepValue[];
  readonly id: number;
  readonly type: string;

  constructor(file: StepFile, { id, type, values }: Instance) {
    this.#file = file;
    this.#values = values;
    this.id = id;
    this.type = type;
  }

  /** The value of an attribute; null if it is not given. */
  value(place: number): StepValue {
    return this.#values[place] ?? null;
  }

  text(place: number): string | null {
    const value = this.value(place);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  }

  /** A number, with or without its type; null if there is none. */
  numberOrNull(place: number): number | null {
    return numberOf(this.value(place));
  }

  number(place: number): number {
    return given(this.numberOrNull(place));
  }

  enumeration(place: number): string | null {
    const value = this.value(place);
    return value instanceof Enum ? value.name : null;
  }

  list(place: number): readonly StepValue[] {
    return listOf(this.value(place));
  }

  /** Numbers of a list, such as coordinates. */
  numbers(place: number): number[] {
    return numbersOf(this.list(place));
  }

  entity(place: number): Entity {
    return given(this.entityOrNull(place));
  }

  entityOrNull(place: number): Entity | null {
    const value = this.value(place);
    return value instanceof Ref ? entityOf(this.#file, value.id) : null;
  }

  /** The numbers of the instances that an attribute refers to; what is no reference is left out. */
  ids(place: number): number[] {
    const value = this.value(place);
    // A select type may have its list in parentheses with a type before them.
    const list = value instanceof Typed ? value.values.flatMap((inner) => (isList(inner) ? inner : [inner])) : value;
    return (isList(list) ? list : [list]).filter((item) => item instanceof Ref).map(({ id }) => id);
  }

  /** The instances that an attribute refers to. */
  *entities(place: number): Iterable<Entity> {
    for (const id of this.ids(place)) {
      const found = entityOf(this.#file, id);
      if (found) yield found;
    }
  }
}

/** The instance of a number; null if there is none. */
export function entityOf(file: StepFile, id: number): Entity | null {
  const found = file.instance(id);
  return found ? new Entity(file, found) : null;
}

/** The value, or a refusal of the thing that lacks it. */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Unreadable();
  return value;
}

export function isList(value: StepValue | undefined): value is readonly StepValue[] {
  return Array.isArray(value);
}

export function listOf(value: StepValue | undefined): readonly StepValue[] {
  if (!isList(value)) throw new Unreadable();
  return value;
}

export function numbersOf(values: readonly StepValue[]): number[] {
  return values.map((value) => given(numberOf(value)));
}

export function numberOf(value: StepValue | undefined): number | null {
  if (value instanceof Typed) return value.values.length === 1 ? numberOf(value.values[0]) : null;
  return typeof value === 'number' ? value : null;
}

/** All instances of the given types, as they stand in the file. */
export function* allOf(file: StepFile, ...types: readonly string[]): Iterable<Entity> {
  for (const type of types) for (const instance of file.instancesOf(type)) yield new Entity(file, instance);
}
