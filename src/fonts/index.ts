// The fonts of pictures and printed files, which do not depend on those of the machine. `npm run fonts` makes them.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = folderAbove(import.meta.url);

/** Paths of the font files. Chinese has one weight; the signs are ↔ and ∠. */
export const FONTS = {
  regular: pathOf('NotoSans-Regular.ttf'),
  bold: pathOf('NotoSans-Bold.ttf'),
  chinese: pathOf('NotoSansSC-Regular.ttf'),
  signs: pathOf('NotoSansSC-Signs.ttf'),
} as const;

type FontFiles = Readonly<Record<keyof typeof FONTS, Uint8Array>>;

let read: FontFiles | undefined;

/** The bytes of the font files, which are read once. */
export function readFonts(): FontFiles {
  read ??= {
    regular: readFileSync(FONTS.regular),
    bold: readFileSync(FONTS.bold),
    chinese: readFileSync(FONTS.chinese),
    signs: readFileSync(FONTS.signs),
  };
  return read;
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

/** The folder of the fonts in the root of the repository: the code also runs from dist and from dist-bench. */
function folderAbove(start: string): URL {
  for (let at = new URL('./', start); ; at = new URL('../', at)) {
    const folder = new URL('fonts/', at);
    if (existsSync(new URL('NotoSans-Regular.ttf', folder))) return folder;
    if (at.pathname === new URL('../', at).pathname) throw new Error(`There is no folder of fonts above ${start}.`);
  }
}
