// Surfaces as an IFC4 file for building models: a space for each room, a covering for each surface with its quantities and
// figures, and its pieces as parts if they are asked for. Millimetres, y to the back, z up.

import { placementsOf } from '../placing.ts';
import type { ModelSurface } from '../surface.ts';
import { addCovering } from './covering.ts';
import { guidsOf } from './guid.ts';
import { Model } from './model.ts';
import { addSpaces } from './spaces.ts';
import { list, StepFile, text } from './step.ts';

export interface IfcOptions {
  /** The name of the project; empty if it has none. */
  readonly name: string;
  /** Whether every piece is a part of its own. */
  readonly withPieces: boolean;
}

/** The same request gives the same file on every day. */
const NO_DATE = '1970-01-01T00:00:00';
const PROGRAM = 'Tilewright';
/** What programs show of a project or a building without a name. */
const NAMELESS = 'Floor plan';

/** Writes surfaces as IFC4. The same surfaces give the same text. */
export function writeIfc(surfaces: readonly ModelSurface[], { name, withPieces }: IfcOptions): string {
  const file = new StepFile();
  const model = new Model(file, guidsOf(seedOf(surfaces, name)), name || NAMELESS);
  const places = placementsOf(surfaces);
  const spaces = surfaces.map((surface, i) => addSpaces(model, surface, i, { place: places[i], all: surfaces }));
  const coverings = surfaces.map((surface, i) => addCovering(model, surface, i, { place: places[i], withPieces }));
  model.contain(
    spaces.flatMap(({ spaces: rooms }) => rooms),
    [...coverings, ...spaces.flatMap(({ doors }) => doors)],
  );
  spaces.forEach(({ spaces: [room, ...others] }, i) => {
    // A covering covers one space at most.
    if (room && others.length === 0) model.relate('IFCRELCOVERSSPACES', `${i}`, room, list([coverings[i]]));
  });
  return file.written([
    "FILE_DESCRIPTION(('ViewDefinition [DesignTransferView_V1.0]'),'2;1')",
    `FILE_NAME(${text(`${name || NAMELESS}.ifc`)},'${NO_DATE}',(''),(''),'${PROGRAM}','${PROGRAM}','')`,
    "FILE_SCHEMA(('IFC4'))",
  ]);
}

/** What the model is of: its names and rooms, but not how they are tiled, so that a new plan of a room replaces the old one. */
function seedOf(surfaces: readonly ModelSurface[], name: string): string {
  return JSON.stringify([name, surfaces.map((one) => [one.name, one.plan.room.kind ?? 'floor', one.plan.room.outer])]);
}
