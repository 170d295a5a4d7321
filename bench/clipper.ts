// The parts of clipper2-wasm that the benchmark uses, with their types.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Ring } from '../src/engine/index.ts';

interface Handle {
  delete(): void;
}

export interface Paths extends Handle {
  push_back(path: Handle): void;
  size(): number;
}

export interface Clipper {
  readonly PathsD: new () => Paths;
  MakePathD(coordinates: readonly number[]): Handle;
  IntersectD(subjects: Paths, clips: Paths, fillRule: object, decimals: number): Paths;
  DifferenceD(subjects: Paths, clips: Paths, fillRule: object, decimals: number): Paths;
  readonly FillRule: { readonly NonZero: object };
}

/** Decimals that the library keeps for coordinates in mm. */
export const DECIMALS = 6;

export async function loadClipper(): Promise<Clipper> {
  const require = createRequire(import.meta.url);
  const main = require.resolve('clipper2-wasm');
  const factory = require('clipper2-wasm') as (options: object) => Promise<Clipper>;
  return factory({ locateFile: (file: string) => join(dirname(main), file) });
}

/** Converts rings to the library's paths. */
export function pathsOf(clipper: Clipper, rings: readonly Ring[]): Paths {
  const paths = new clipper.PathsD();
  for (const ring of rings) {
    const path = clipper.MakePathD(ring.flatMap(({ x, y }) => [x, y]));
    paths.push_back(path);
    path.delete();
  }
  return paths;
}
