// The heights of the panel on a phone, where it is a sheet over the plan.

export const HEIGHTS = ['low', 'half', 'tall'] as const;
export type Height = (typeof HEIGHTS)[number];

/** The handle, the big number and the tabs. */
export const LOW_PX = 138;
const HALF_SHARE = 0.54;

/** Each height in CSS; percentages are of the window without the bar. */
export const STYLE_OF: Readonly<Record<Height, string>> = {
  low: `calc(${LOW_PX}px + env(safe-area-inset-bottom))`,
  half: `${100 * HALF_SHARE}%`,
  tall: '100%',
};

/** A released sheet glides on for this long. */
const GLIDE_MS = 120;

/** The height at which a released sheet settles. */
export function restOf(heightPx: number, pxPerMs: number, availablePx: number): Height {
  const aim = heightPx + pxPerMs * GLIDE_MS;
  const distances = [LOW_PX, HALF_SHARE * availablePx, availablePx].map((rest) => Math.abs(rest - aim));
  return HEIGHTS[distances.indexOf(Math.min(...distances))];
}

/** The next height up or down; the same at the end. */
export function heightBeside(height: Height, step: 1 | -1): Height {
  return HEIGHTS[HEIGHTS.indexOf(height) + step] ?? height;
}

/** The height after pressing the handle: the next one up, and the lowest after the top. */
export function nextOf(height: Height): Height {
  return HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length];
}
