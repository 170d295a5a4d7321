// Swatches: a pattern in the material that it is usually laid in, as small drawings without words, a room or marks. The
// textures are those of the planner's canvas, drawn as a few contours on every tile.

import { completeParameters, latticeOf, type Pattern, type Point, type Ring, shortNameOf } from '../../engine/index.ts';
import { boxOf, type Size } from '../scene/box.ts';
import { hex } from '../scene/colors.ts';
import { paletteOf } from '../scene/palette.ts';
import { type FieldTile, fieldOf } from './field.ts';
import { MATERIALS, type OwnMaterial, ownMaterialOf } from './materials.ts';
import { shadeOf } from './shade.ts';
import { textureOn } from './tile-texture.ts';
import { shaded, toneOf, tonesIn } from './tones.ts';

/** The size of a swatch, px. */
export const SWATCH = { width: 300, height: 200 } as const;
/** Path data is in whole fifths of a pixel, that of textures in halves. */
const GRAIN = 5;
const COARSE_GRAIN = 2;

interface Sample {
  readonly parameters?: Readonly<Record<string, number | string>>;
  /** How many tiles would fill the swatch. */
  readonly tiles?: number;
}

const TILES = 15;
const MORE_FOR_MOTIFS = 5;
/** Sizes and counts that show some patterns better. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  chevron: { tiles: 16 },
  versailles: { tiles: 34 },
  'octagon-dot': { tiles: 26 },
  checkerboard: { tiles: 24 },
  hopscotch: { tiles: 26 },
};

/** Joints are drawn wider than they are: this share of a tile, within these bounds in px. */
const JOINT = { share: 0.03, least: 1.8, most: 3 };
/** Shades of tiles, in steps. */
const SHADES = 5;
/** How much of its light a floor keeps on a dark page. */
const DIM = 0.82;

/** The swatch of a pattern, for a light page and for a dark one, as SVG text. */
export function drawSwatch(pattern: Pattern): { readonly light: string; readonly dark: string } {
  const own = ownMaterialOf(pattern);
  const { parameters = {}, tiles: count } = SAMPLES[shortNameOf(pattern)] ?? {};
  const values = completeParameters(pattern, parameters);
  const plain = latticeOf(pattern.tiling(values, 0), 0);
  const tiles = count ?? TILES + MORE_FOR_MOTIFS * (plain.motif.length - 1);
  const pxPerMm = Math.sqrt((SWATCH.width * SWATCH.height) / (tiles * plain.tileAreaMm2));
  const wanted = JOINT.share * Math.sqrt(plain.tileAreaMm2) * pxPerMm;
  const joint = Math.min(JOINT.most, Math.max(JOINT.least, wanted)) / pxPerMm;
  const lattice = latticeOf(pattern.tiling(values, joint), 0);
  const size = { width: SWATCH.width / pxPerMm, height: SWATCH.height / pxPerMm };
  const drawn = paletteOf({ lattice, pattern, parameters: values }, { color: null, gapColor: null });
  const tones = tonesIn(own, drawn.tiles.map(hex));
  const field = fieldOf(lattice, size, centredOrigin(lattice.motif[0], size));
  const fills = fillsOf(own, tones, field, pxPerMm);
  const { joint: jointColor } = MATERIALS[own.name];
  return {
    light: svgOf(jointColor, fills, (color) => color),
    dark: svgOf(jointColor, fills, (color) => toneOf(color, DIM)),
  };
}

/** The origin with which the first tile lies in the middle. */
function centredOrigin(first: Ring, { width, height }: Size): Point {
  const box = boxOf(first);
  return { x: width / 2 - box.left - box.width / 2, y: height / 2 - box.top - box.height / 2 };
}

function svgOf(joint: string, { tiles, marks }: Fills, shown: (color: string) => string): string {
  const [width, height] = [SWATCH.width * GRAIN, SWATCH.height * GRAIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SWATCH.width}" height="${SWATCH.height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">`,
    `<clipPath id="a"><rect width="${width}" height="${height}" rx="${8 * GRAIN}"/></clipPath><g clip-path="url(#a)">`,
    `<path fill="${shown(joint)}" d="M0 0H${width}V${height}H0z"/>`,
    ...tiles.map(({ color, path }) => `<path fill="${shown(color)}" d="${path}"/>`),
    `<g transform="scale(${GRAIN / COARSE_GRAIN})">`,
    ...marks.map(({ color, opacity, path }) => `<path fill="${shown(color)}" fill-opacity="${opacity}" d="${path}"/>`),
    '</g></g></svg>\n',
  ].join('');
}

interface Fill {
  readonly color: string;
  readonly path: string;
}

interface Mark extends Fill {
  readonly opacity: number;
}

interface Fills {
  readonly tiles: readonly Fill[];
  readonly marks: readonly Mark[];
}

/** The tiles in their shades, and their textures over them: one path for each colour. */
function fillsOf(own: OwnMaterial, tones: readonly string[], field: readonly FieldTile[], pxPerMm: number): Fills {
  const tiles = new Map<string, string>();
  const marks = new Map<string, Mark>();
  for (const tile of field) {
    const step = Math.round(((shadeOf(tile.motif, tile.place, tile.row) + 1) / 2) * (SHADES - 1));
    const shade = ((2 * step) / (SHADES - 1) - 1) * (MATERIALS[own.name].shade / 100);
    const color = shaded(tones[tile.motif], shade);
    tiles.set(color, (tiles.get(color) ?? '') + pathOf(tile.outline, pxPerMm * GRAIN));
    for (const { rings, ...fill } of textureOn(tile, own.name, tones[tile.motif], pxPerMm)) {
      const key = `${fill.color} ${fill.opacity}`;
      const path = rings.map((ring) => pathOf(ring, pxPerMm * COARSE_GRAIN)).join('');
      marks.set(key, { ...fill, path: (marks.get(key)?.path ?? '') + path });
    }
  }
  return {
    tiles: [...tiles].map(([color, path]) => ({ color, path })),
    marks: [...marks.values()].filter(({ path }) => path !== ''),
  };
}

function pathOf(ring: Ring, scale: number): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (const corner of ring) {
    const [x, y] = [Math.round(corner.x * scale), Math.round(corner.y * scale)];
    if (path === '') path = `M${x} ${y}l`;
    else path += `${path.endsWith('l') || x < lastX ? '' : ' '}${x - lastX}${y < lastY ? '' : ' '}${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return `${path}z`;
}
