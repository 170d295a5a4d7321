// Makes the fonts of pictures and printed files, fonts/*.ttf, from packages with whole fonts: only the characters that
// our words and the names of plans need. `npm run fonts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'sfnt'; noHinting: true }) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// Without types of its own.
const subsetFont: SubsetFont = require('subset-font');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LATIN = '@expo-google-fonts/noto-sans';
const CHINESE = '@fontsource/noto-sans-sc';

function pathOf(name: string): string {
  return join(ROOT, 'node_modules', name);
}

/** Every character from one code point to another. */
function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** ASCII, Latin-1 and Latin Extended-A; punctuation, primes, superscripts, fractions and signs of measures. */
const LATIN_LETTERS = [range(0x20, 0x7e), range(0xa0, 0x17f), range(0x2010, 0x2044), '²³€№™½¼¾⅛⅜⅝⅞−√∞≈≠'].join('');
const CHINESE_PUNCTUATION = [range(0x3000, 0x301f), range(0xff01, 0xff5e), '·—‘’“”…'].join('');

/** The most common 3,755 characters of Chinese, in which people name their plans: rows 16 to 55 of GB 2312. */
function commonCharacters(): string {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) for (let place = 0xa1; place <= 0xfe; place++) bytes.push(row, place);
  return new TextDecoder('gb2312').decode(Uint8Array.from(bytes)).replace(/[^\p{Script=Han}]/gu, '');
}

/** The Chinese characters in the sources of our words. */
function ownCharacters(): string {
  const files = ['src/words', 'src/planner'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(ROOT, folder, name)),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set(text.match(/\p{Script=Han}/gu))].sort().join('');
}

const FONTS = [
  { file: 'NotoSans-Regular.ttf', from: `${LATIN}/400Regular/NotoSans_400Regular.ttf`, text: LATIN_LETTERS },
  { file: 'NotoSans-Bold.ttf', from: `${LATIN}/700Bold/NotoSans_700Bold.ttf`, text: LATIN_LETTERS },
  {
    file: 'NotoSansSC-Regular.ttf',
    from: `${CHINESE}/files/noto-sans-sc-chinese-simplified-400-normal.woff2`,
    text: commonCharacters() + ownCharacters() + CHINESE_PUNCTUATION,
  },
  // The signs of pairs and angles are in another part of the Chinese font, and in no other of these.
  { file: 'NotoSansSC-Signs.ttf', from: `${CHINESE}/files/noto-sans-sc-90-400-normal.woff2`, text: '↔∠' },
];

const LICENCES = [
  { file: 'NotoSans-OFL.txt', from: `${LATIN}/LICENSE_FONT` },
  { file: 'NotoSansSC-OFL.txt', from: `${CHINESE}/LICENSE` },
];

for (const { file, from, text } of FONTS) {
  const font = await subsetFont(readFileSync(pathOf(from)), text, { targetFormat: 'sfnt', noHinting: true });
  writeFileSync(join(ROOT, 'fonts', file), font);
  console.log(`written: fonts/${file}, ${Math.ceil(font.length / 1000)} KB`);
}
for (const { file, from } of LICENCES) writeFileSync(join(ROOT, 'fonts', file), readFileSync(pathOf(from)));
