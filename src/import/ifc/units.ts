// The units of a model: millimetres, square metres and radians in one of the file's.

import { allOf, type Entity, Unreadable } from './model.ts';
import type { StepFile } from './step/index.ts';

export interface Units {
  /** Null if the file does not say. */
  readonly unitMm: number | null;
  readonly areaM2: number | null;
  /** Radians, which the schema takes where nothing is said. */
  readonly radians: number;
}

const PREFIXES: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 1e1,
  DECI: 1e-1,
  CENTI: 1e-2,
  MILLI: 1e-3,
  MICRO: 1e-6,
  NANO: 1e-9,
  PICO: 1e-12,
  FEMTO: 1e-15,
  ATTO: 1e-18,
};

/** Units are converted into units that are converted into others; nothing needs more steps. */
const MOST_STEPS = 8;

/** Reads the units that the project assigns. */
export function unitsOf(file: StepFile): Units {
  const sizes = new Map<string, number>();
  for (const project of allOf(file, 'IFCPROJECT')) {
    for (const unit of project.entityOrNull(8)?.entities(0) ?? []) {
      const type = unit.enumeration(1);
      if (type !== null && !sizes.has(type) && NEEDED.has(type)) sizes.set(type, siSize(unit));
    }
  }
  const metres = sizes.get('LENGTHUNIT');
  return {
    // Powers of ten are kept exact.
    unitMm: metres === undefined ? null : Number((metres * 1000).toPrecision(15)),
    areaM2: sizes.get('AREAUNIT') ?? null,
    radians: sizes.get('PLANEANGLEUNIT') ?? 1,
  };
}

const NEEDED: ReadonlySet<string> = new Set(['LENGTHUNIT', 'AREAUNIT', 'PLANEANGLEUNIT']);

/** The size of a unit in metres, square metres or radians. */
export function siSize(unit: Entity, step = 0): number {
  if (unit.type === 'IFCSIUNIT') {
    const prefix = unit.enumeration(2);
    const factor = prefix === null ? 1 : PREFIXES[prefix];
    // The prefix of a square unit is that of its side: a square millimetre is a millionth.
    return positive(unit.enumeration(3) === 'SQUARE_METRE' ? factor * factor : factor);
  }
  if (!unit.type.startsWith('IFCCONVERSIONBASEDUNIT') || step >= MOST_STEPS) throw new Unreadable();
  const factor = unit.entity(3);
  return positive(factor.number(0) * siSize(factor.entity(1), step + 1));
}

function positive(size: number | undefined): number {
  if (size === undefined || !(size > 0 && size < Infinity)) throw new Unreadable();
  return size;
}
