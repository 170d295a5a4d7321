// Writes gallery/index.html: every pattern in four rooms and four languages, drawn by the service. For visual review after
// a change to the drawing.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PATTERNS, shortNameOf } from '../src/engine/index.ts';
import { LANGUAGES } from '../src/words/index.ts';
import { documentedServer } from './docs/server.ts';

const FOLDER = fileURLToPath(new URL('../gallery/', import.meta.url));
const WIDTH_PX = 480;

/** Straight and angled walls, a shaft, an island, and a very small room. */
const ROOMS: Readonly<Record<string, string>> = {
  'Bathroom with a shaft': 'outline=E180 S240 W180 N240&subtract=140,0,40,60',
  'L-shaped kitchen with an island': 'outline=E420 S180 W160 S170 W260 N350&subtract=90,110,70,50',
  'Hallway with an angled wall': 'outline=E300 A36.8699:150 S120 W420 N210',
  Niche: 'outline=E90 S60 W90 N60',
};

const app = documentedServer();

async function drawingOf(query: string): Promise<string> {
  const { statusCode, body } = await app.inject(`/api/plan?${query.replaceAll(' ', '+')}&format=svg`);
  if (statusCode !== 200) throw new Error(`${query}: ${statusCode} ${body}`);
  return body;
}

async function sectionOf(pattern: string): Promise<string> {
  const rows: string[] = [];
  for (const [room, query] of Object.entries(ROOMS)) {
    const drawings: string[] = [];
    for (const lang of LANGUAGES) {
      drawings.push(await drawingOf(`${query}&pattern=${pattern}&width=${WIDTH_PX}&lang=${lang}`));
    }
    rows.push(`<h3>${room}</h3><div class="row">${drawings.join('\n')}</div>`);
  }
  return `<section id="${pattern}"><h2>${pattern}</h2>${rows.join('\n')}</section>`;
}

/** The page, with the drawings inlined unchanged, as people embed them. */
function pageOf(title: string, links: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 24px; font-family: system-ui, sans-serif; color: #1d252d; background: #e9e6df; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
</style>
<h1>${title}</h1>
<p>${links}</p>
${sections.join('\n')}
</html>
`;
}

const names = PATTERNS.map(shortNameOf);
const sections: string[] = [];
for (const name of names) sections.push(await sectionOf(name));
await app.close();
const contents = names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}index.html`, pageOf('Gallery of drawings', contents, sections));
console.log(`written: gallery/index.html, ${names.length * Object.keys(ROOMS).length * LANGUAGES.length} drawings`);
