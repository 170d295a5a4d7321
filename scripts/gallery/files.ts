// The files of the gallery: the PDF, XLSX and CSV with their pages as pictures, the DXF drawn by a reader of its own, the
// PNG and the preview of six rooms in four languages.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../src/http/app.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { dxfPicture } from './dxf-picture.ts';
import { hasSpreadsheetProgram, printSpreadsheets } from './spreadsheets.ts';

/** Dots per inch at which small texts can be read. */
const PAGE_DPI = 110;
const WIDTH_PX = 1200;

/** Rooms that differ in all that paper depends on: cutouts, patterns, walls, sizes, and the number of sheets. */
const ROOMS: Readonly<Record<string, { readonly query: string; readonly isImperialIn: string }>> = {
  bathroom: {
    query: 'outline=E180 S240 W180 N240&subtract=0,170,70,70;140,0,40,60&tileSize=300&name=Bathroom, 2nd floor',
    isImperialIn: 'en',
  },
  kitchen: {
    query: 'outline=E420 S180 W160 S170 W260 N350&pattern=herringbone&tileWidth=150&tileHeight=600&scale=25',
    isImperialIn: 'es',
  },
  hall: { query: 'outline=E360 S520 W360 N520&pattern=hexagons&tileSize=200', isImperialIn: 'zh' },
  'slanted-wall': {
    query:
      'outline=E300 A36.8699:150 S120 W420 N210&circles=110,110,40&pattern=bricks&tileWidth=600&tileHeight=300&offset=33',
    isImperialIn: 'pl',
  },
  niche: { query: 'outline=E90 S60 W90 N60&tileSize=100&joint=2', isImperialIn: 'en' },
  corridor: {
    query:
      'outline=E1500 S160 W1500 N160&pattern=chevron&tileWidth=120&tileHeight=600&subtract=600,0,40,40&scale=20&buyWithReuse=true',
    isImperialIn: 'es',
  },
};

async function bytesOf(app: App, address: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await app.inject(address.replaceAll(' ', '+'));
  if (statusCode !== 200) throw new Error(`${address}: ${statusCode} ${rawPayload}`);
  return rawPayload;
}

/** Whether pages of PDF files can be made into pictures here. */
function hasPdftoppm(): boolean {
  return spawnSync('pdftoppm', ['-v']).error === undefined;
}

const SPREADSHEETS = ['xlsx', 'csv'] as const;

/** Writes the files to a folder, and returns their names and what could not be made into pictures. */
export async function writeFiles(app: App, folder: string): Promise<{ names: string[]; missing: string[] }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const canShowPages = hasPdftoppm();
  const canShowSpreadsheets = canShowPages && hasSpreadsheetProgram();
  for (const lang of LANGUAGES) {
    for (const [room, { query, isImperialIn }] of Object.entries(ROOMS)) {
      const units = lang === isImperialIn ? '&units=imperial' : '';
      const file = join(folder, `${room}-${lang}`);
      const address = `/api/plan?${query}&lang=${lang}${units}`;
      writeFileSync(`${file}.pdf`, await bytesOf(app, `${address}&format=pdf`));
      if (canShowPages) showPages(`${file}.pdf`, `${file}-page`, PAGE_DPI);
      writeFileSync(`${file}-picture.png`, await bytesOf(app, `${address}&format=png&width=${WIDTH_PX}`));
      const { plannerUrl } = JSON.parse(`${await bytesOf(app, address)}`);
      const { pathname } = new URL(plannerUrl);
      writeFileSync(`${file}-preview.png`, await bytesOf(app, `${pathname}/preview.png?lang=${lang}${units}`));
      const dxf = await bytesOf(app, `${address}&format=dxf`);
      writeFileSync(`${file}.dxf`, dxf);
      writeFileSync(`${file}-dxf.svg`, dxfPicture(`${dxf}`));
      for (const format of SPREADSHEETS)
        writeFileSync(`${file}.${format}`, await bytesOf(app, `${address}&format=${format}`));
    }
    if (canShowSpreadsheets) for (const format of SPREADSHEETS) showSpreadsheets(folder, lang, format);
  }
  const names = readdirSync(folder).toSorted();
  const missing = [
    ...(canShowPages ? [] : ['pdftoppm (poppler-utils) is missing: pages of PDF files are not made into pictures.']),
    ...(canShowSpreadsheets ? [] : ['soffice or pdftoppm is missing: XLSX and CSV files are only links.']),
  ];
  return { names, missing };
}

function showPages(pdf: string, prefix: string, dpi: number): void {
  const { status, stderr } = spawnSync('pdftoppm', ['-r', `${dpi}`, '-png', pdf, prefix]);
  if (status !== 0) throw new Error(`pdftoppm failed: ${stderr}`);
}

/** Makes pictures of the printed pages of all files of a format and a language. */
function showSpreadsheets(folder: string, lang: string, format: string): void {
  const printed = join(folder, 'printed');
  const rooms = Object.keys(ROOMS);
  printSpreadsheets(
    rooms.map((room) => join(folder, `${room}-${lang}.${format}`)),
    lang,
    printed,
  );
  for (const room of rooms)
    showPages(join(printed, `${room}-${lang}.pdf`), join(folder, `${room}-${lang}-${format}-page`), PAGE_DPI);
  rmSync(printed, { recursive: true });
}
