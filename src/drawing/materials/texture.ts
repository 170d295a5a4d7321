// The textures of the materials, as numbers: the same on every device. Each repeats seamlessly in both directions.

import type { MaterialName } from './materials.ts';
import { spread } from './shade.ts';
import { hexOf, partsOf } from './tones.ts';

/** The width and the height of a texture, px. */
export const TEXTURE_PX = 512;

/** What a texture does to the colour of a tile at a point: lightens it, and mixes some of the vein colour in. */
export type Grain = readonly [light: number, vein: number];

export interface Texture {
  /** The colour of veins as a share of the tile's colour: red, green, blue. */
  readonly vein: readonly [number, number, number];
  /** The texture at a point; both coordinates are from 0 to 1. */
  grain(u: number, v: number): Grain;
}

export const TEXTURES: Readonly<Record<MaterialName, Texture>> = {
  stone: {
    vein: [0.8, 0.77, 0.71],
    grain: (u, v) => {
      const beds = clouds(u, v, 3, 7, 5, 11);
      const pores = above(noise(u, v, 90, 90, 12), 0.5) * above(clouds(u, v, 8, 8, 2, 13), -0.05);
      return [0.1 * beds + 0.05 * noise(u, v, 250, 250, 14), 0.9 * pores + 0.5 * above(beds, -0.3, 1.4)];
    },
  },
  marble: {
    vein: [0.6, 0.62, 0.66],
    grain: (u, v) => {
      const bend = 0.11 * clouds(u, v, 3, 3, 4, 21);
      const drift = 0.11 * clouds(u, v, 3, 3, 4, 22);
      // Broad veins, which fade here and there, and fine ones between them.
      const broad = ridge(noise(u + v + bend, v + drift, 3, 2, 23), 0.05) * above(clouds(u, v, 3, 3, 2, 24), -0.25);
      const fine = ridge(noise(u + bend, u + v + drift, 7, 5, 25), 0.04) * above(clouds(u, v, 5, 5, 2, 26), 0);
      const haze = ridge(noise(u + v + bend, v + drift, 3, 2, 23), 0.4);
      return [0.03 * clouds(u, v, 4, 4, 4, 27), Math.min(1, 0.75 * broad + 0.5 * fine + 0.16 * haze)];
    },
  },
  slate: {
    vein: [1.12, 1.02, 0.88],
    grain: (u, v) => {
      const bend = 0.05 * clouds(u, v, 4, 4, 3, 31);
      const layers = clouds(u + bend, v + bend, 4, 9, 6, 32);
      const cleft = ridge(noise(u + bend, v + bend, 3, 8, 33), 0.06);
      return [0.24 * layers - 0.1 * cleft, 0.55 * above(clouds(u + bend, v + bend, 3, 3, 4, 34), -0.2, 1.4)];
    },
  },
  porcelain: {
    vein: [0.72, 0.71, 0.69],
    grain: (u, v) => [
      0.045 * clouds(u, v, 3, 3, 4, 41) + 0.045 * noise(u, v, 256, 256, 42),
      0.6 * above(noise(u, v, 170, 170, 43), 0.66),
    ],
  },
  cement: {
    vein: [0.86, 0.86, 0.87],
    grain: (u, v) => {
      const cloudy = clouds(u, v, 2, 2, 6, 51);
      const pores = above(noise(u, v, 128, 128, 52), 0.8);
      return [
        0.16 * cloudy + 0.03 * noise(u, v, 256, 256, 53),
        0.5 * above(clouds(u, v, 3, 3, 5, 54), -0.3, 1.2) + pores,
      ];
    },
  },
  terracotta: {
    vein: [0.8, 0.68, 0.6],
    grain: (u, v) => [
      0.11 * clouds(u, v, 5, 5, 5, 61) + 0.05 * noise(u, v, 200, 200, 62),
      0.75 * above(clouds(u, v, 4, 4, 5, 63), -0.7, 1.8) + 0.4 * above(noise(u, v, 110, 110, 64), 0.66),
    ],
  },
  zellige: {
    vein: [0.62, 0.7, 0.72],
    grain: (u, v) => {
      const bend = 0.05 * clouds(u, v, 6, 6, 2, 71);
      const glaze = clouds(u + bend, v, 5, 5, 3, 72);
      const shine = above(noise(u, v + bend, 6, 6, 73), 0.1, 1);
      return [0.08 * glaze + 0.14 * shine, 0.4 * above(clouds(u, v, 5, 5, 3, 74), -0.3, 1.5)];
    },
  },
  oak: {
    vein: [0.76, 0.68, 0.58],
    grain: (u, v) => {
      const bend = clouds(u, v, 2, 4, 2, 81);
      // Year rings, cut along the trunk: slowly lighter, then dark at once.
      const ring = part(17 * v + 1.7 * bend + 0.15 * noise(u, v, 5, 40, 82));
      const fibres = noise(u, v, 14, 250, 83);
      const pores = above(noise(u, v, 46, 256, 84), 0.42);
      return [
        0.05 * fibres + 0.07 * clouds(u, v, 2, 9, 3, 85),
        Math.min(1, 0.62 * ring * ring * ring + 0.55 * pores * (0.3 + ring)),
      ];
    },
  },
};

/** How many pixels are made in each direction, and what share of the texture they cover. */
interface Sample {
  readonly px: number;
  readonly share: number;
}

const ALL: Sample = { px: TEXTURE_PX, share: 1 };

/** The pixels of a material on tiles of a colour, `#rrggbb`: red, green, blue and opacity, row by row. */
export function pixelsOf(name: MaterialName, color: string, { px, share } = ALL): Uint8ClampedArray<ArrayBuffer> {
  const base = partsOf(color);
  const { vein, grain } = TEXTURES[name];
  const pixels = new Uint8ClampedArray(4 * px * px);
  for (let i = 0; i < px * px; i++) {
    const [light, mixed] = grain(((i % px) * share) / px, (Math.floor(i / px) * share) / px);
    for (let k = 0; k < 3; k++) {
      pixels[4 * i + k] = Math.round(base[k] * (1 + light) * (1 + (vein[k] - 1) * mixed));
    }
    pixels[4 * i + 3] = 255;
  }
  return pixels;
}

/** The mean colour of a material on tiles of a colour, `#rrggbb`. */
export function meanOf(name: MaterialName, color: string): string {
  const pixels = pixelsOf(name, color, { px: 32, share: 1 });
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i++) if (i % 4 < 3) sums[i % 4] += pixels[i];
  return hexOf(sums.map((sum) => (4 * sum) / pixels.length));
}

/** The sum of noises that are twice as fine and half as strong each; about from -1 to 1. */
function clouds(u: number, v: number, across: number, down: number, octaves: number, seed: number): number {
  let sum = 0;
  for (let k = 0, size = 1; k < octaves; k++, size *= 2) {
    sum += noise(u, v, across * size, down * size, seed + 131 * k) / size;
  }
  return sum;
}

/** Smooth noise from -1 to 1 that repeats with 1, with this many knots across and down. */
function noise(u: number, v: number, across: number, down: number, seed: number): number {
  const x = u * across;
  const y = v * down;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = eased(x - left);
  const i = left - across * Math.floor(left / across);
  const j = top - down * Math.floor(top / down);
  const next = i + 1 === across ? 0 : i + 1;
  const below = j + 1 === down ? 0 : j + 1;
  const [upper, lower] = [knot(i, j, seed), knot(i, below, seed)];
  const high = upper + (knot(next, j, seed) - upper) * right;
  const low = lower + (knot(next, below, seed) - lower) * right;
  return high + (low - high) * eased(y - top);
}

/** A number from -1 to 1. */
function knot(i: number, j: number, seed: number): number {
  return spread(i + 1, j + 1, seed);
}

function eased(share: number): number {
  return share * share * share * (share * (6 * share - 15) + 10);
}

/** 0 up to a limit, then rising softly to 1 over a width. */
function above(value: number, limit: number, width = 0.3): number {
  return eased(Math.min(1, Math.max(0, (value - limit) / width)));
}

/** 1 where a value is 0, falling to 0 at this distance. */
function ridge(value: number, width: number): number {
  return eased(Math.max(0, 1 - Math.abs(value) / width));
}

/** The part behind the decimal point. */
function part(value: number): number {
  return value - Math.floor(value);
}
