// The texture of a material on one tile as a few contours, for drawings made of lines: where it is lighter or darker than
// the tile, and where it has veins.

import { type Ring, signedArea } from '../../engine/index.ts';
import type { Size } from '../scene/box.ts';
import { contoursOf, type Samples, simplified, withinConvex } from './contours.ts';
import type { FieldTile } from './field.ts';
import { lieOn } from './lie.ts';
import { MATERIALS, type MaterialName } from './materials.ts';
import { cutFor } from './shade.ts';
import { TEXTURES } from './texture.ts';
import { hexOf, partsOf } from './tones.ts';

/** A texture is as coarse in every swatch: its side, or the mean of its sides, is this long, px. */
const TEXTURE_PX = 480;
/** Pixels between two samples of a texture, and samples of it in each direction that are averaged to one. */
const STEP_PX = 3;
const SMOOTH = 2;
/** Contours are simplified by this much, and left out if they are smaller, px. */
const SIMPLE_PX = 0.7;
const LEAST_PX2 = 12;

/** Where a texture is lighter or darker than its tile, and has veins: limits and the fills of what is beyond. */
const LEVELS = [
  { of: 'light', limit: 0.04, color: '#ffffff', opacity: 0.09 },
  { of: 'dark', limit: 0.04, color: '#000000', opacity: 0.06 },
  { of: 'vein', limit: 0.16, color: null, opacity: 0.3 },
  { of: 'vein', limit: 0.55, color: null, opacity: 0.5 },
] as const;

export interface TextureFill {
  readonly color: string;
  readonly opacity: number;
  /** In the coordinates of the tile's outline. */
  readonly rings: readonly Ring[];
}

/** The contours of a texture on a tile of this colour. */
export function textureOn(tile: FieldTile, name: MaterialName, tone: string, pxPerMm: number): TextureFill[] {
  const { vein } = TEXTURES[name];
  const step = STEP_PX / pxPerMm;
  const { cos, sin, covered } = lieOn(tile.outline);
  const samples = samplesOf(tile, name, covered, step);
  const veinColor = hexOf(partsOf(tone).map((part, k) => part * vein[k]));
  return LEVELS.map(({ of, limit, color, opacity }) => {
    const rings = contoursOf(samples[of], limit).map((ring) =>
      ring.map(({ x, y }) => {
        const [along, across] = [covered.left + (x - 1) * step, covered.top + (y - 1) * step];
        return { x: along * cos - across * sin, y: along * sin + across * cos };
      }),
    );
    const clipped = rings
      .map((ring) => simplified(withinConvex(ring, tile.outline), SIMPLE_PX / pxPerMm))
      .filter((ring) => ring.length > 2 && Math.abs(signedArea(ring)) * pxPerMm * pxPerMm > LEAST_PX2);
    return { color: color ?? veinColor, opacity, rings: clipped };
  });
}

function samplesOf(
  { motif, place, row }: FieldTile,
  name: MaterialName,
  covered: Size,
  step: number,
): Readonly<Record<'light' | 'dark' | 'vein', Samples>> {
  const { width, height } = MATERIALS[name].size;
  const mmPerPx = Math.sqrt(width * height) / TEXTURE_PX;
  const { grain } = TEXTURES[name];
  const { isTurned, along, across } = cutFor(motif, place, row);
  const turn = isTurned ? -1 : 1;
  const [columns, rows] = [Math.ceil(covered.width / step) + 3, Math.ceil(covered.height / step) + 3];
  const [light, dark, vein] = [0, 1, 2].map(() => new Float64Array(columns * rows));
  for (let i = 0; i < columns * rows; i++) {
    for (let k = 0; k < SMOOTH * SMOOTH; k++) {
      const x = (i % columns) + ((k % SMOOTH) + 0.5) / SMOOTH - 0.5;
      const y = Math.floor(i / columns) + (Math.floor(k / SMOOTH) + 0.5) / SMOOTH - 0.5;
      const [lightness, mixed] = grain(
        along + (turn * x * STEP_PX * mmPerPx) / width,
        across + (turn * y * STEP_PX * mmPerPx) / height,
      );
      light[i] += lightness / SMOOTH ** 2;
      vein[i] += mixed / SMOOTH ** 2;
    }
  }
  for (const values of [light, vein]) blur(values, columns);
  for (const [i, value] of light.entries()) dark[i] = -value;
  return {
    light: { columns, rows, values: light },
    dark: { columns, rows, values: dark },
    vein: { columns, rows, values: vein },
  };
}

/** Averages each sample with its neighbours along the texture, which keeps the grain of wood. */
function blur(values: Float64Array, columns: number): void {
  const old = values.slice();
  for (let i = 0; i < values.length; i++) {
    if (i % columns > 0 && (i + 1) % columns > 0) values[i] = (old[i - 1] + old[i] + old[i + 1]) / 3;
  }
}
