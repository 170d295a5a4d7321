// What browsers and messengers show of the site outside its pages: icons, the preview of a link, and the manifest of the
// installed app. `npm run page:pictures` makes the pictures.

import { PICTURES_FOLDER, pictureAddress } from './docs/site.ts';

/** The mark: tiles of three lengths in a running bond, one of them cut and red; on a ground that covers a whole icon. */
export const MARK_GROUND = '#2f3a45';
export const MARK_TILES =
  '<path fill="#d9cfc1" d="M5 6h13v6H5zM5 14h6v6H5zM13 14h14v6H13zM5 22h13v5H5z"/><path fill="#c0394b" d="M20 6h7v6h-7z"/><path fill="#bfb3a2" d="M20 22h7v5h-7z"/>';

/** A bitmap, because messengers ignore SVG. */
export const PREVIEW = { address: pictureOf('preview'), width: 1200, height: 630 } as const;

/** By their width in pixels; phones take the first for their home screen. */
export const ICONS = { touch: 180, small: 192, large: 512 } as const;

export function iconAddress(width: number): string {
  return pictureOf(`icon-${width}`);
}

function pictureOf(name: string): string {
  return pictureAddress(`${PICTURES_FOLDER}${name}.png`);
}

export const MANIFEST: { readonly path: string; readonly text: string } = {
  path: '/manifest.webmanifest',
  text: JSON.stringify({
    name: 'Tilewright',
    short_name: 'Tilewright',
    description: 'Plans a tile or floor-panel layout for a room: exact counts, cuts and waste, drawn to scale.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [ICONS.small, ICONS.large].map((width) => ({
      src: iconAddress(width),
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }),
};
