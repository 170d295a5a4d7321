// Writes the drawings of the documents to docs/pictures: swatches of the patterns, plans as the service answers the request
// beside their name, and the rules of docs/counting.md; and the README's table of patterns. With `--check` nothing is
// written; what is stale is listed, and plans that are no recommendation: a picture of the README shows no slivers.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawSwatch } from '../src/drawing/materials.ts';
import { PATTERNS, shortNameOf } from '../src/engine/index.ts';
import { swatchName } from '../src/pages/index.ts';
import { label } from '../src/words/index.ts';
import { PICTURE_ADVICE, wrongPicture } from './docs/pictures.ts';
import { darkDrawing, darkName, drawnInMaterial, PLAN_PICTURES } from './docs/plan-pictures.ts';
import { rulePictures } from './docs/rule-pictures.ts';
import { documentedServer } from './docs/server.ts';
import { START_PICTURES, wrongExamples } from './docs/start-pictures.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const README = fileURLToPath(new URL('../README.md', import.meta.url));
const COLUMNS = 5;
/** The most waste of a picture, in percent. */
const MOST_WASTE = 20;

/** Requests by the name of their picture. */
const PICTURES: Readonly<Record<string, string>> = { ...PLAN_PICTURES, ...START_PICTURES };

interface Picture {
  readonly svg: string;
  /** What it shows of a plan that should be a recommendation. */
  readonly plan?: { readonly sliverCount: number; readonly wastePercent: number };
}

async function draw(): Promise<Map<string, Picture>> {
  const app = documentedServer();
  const ask = async (name: string, query: string): Promise<string> => {
    const { statusCode, body } = await app.inject(`/api/plan?${query}`);
    if (statusCode !== 200) throw new Error(`${name}: the service answers ${statusCode}: ${body}`);
    return body;
  };
  const drawn = new Map<string, Picture>(swatches());
  for (const [name, query] of Object.entries(PICTURES)) {
    const svg = await ask(name, `${query}&format=svg`);
    if (name in START_PICTURES) drawn.set(name, { svg });
    else {
      const plan = JSON.parse(await ask(name, `${query}&link=false`)).tiles;
      const shown = drawnInMaterial(svg, query);
      drawn.set(name, { svg: shown, plan });
      drawn.set(darkName(name), { svg: darkDrawing(shown) });
    }
  }
  for (const [name, svg] of rulePictures()) {
    drawn.set(name, { svg });
    drawn.set(darkName(name), { svg: darkDrawing(svg) });
  }
  await app.close();
  return drawn;
}

function swatches(): [name: string, Picture][] {
  return PATTERNS.flatMap((pattern) => {
    const { light, dark } = drawSwatch(pattern);
    const name = swatchName(shortNameOf(pattern));
    return [
      [name, { svg: light }],
      [darkName(name), { svg: dark }],
    ] as [string, Picture][];
  });
}

/** The README with the swatches in its table. */
function withTable(readme: string): string {
  const cells = PATTERNS.map((pattern) => {
    const name = shortNameOf(pattern);
    const file = `docs/pictures/${swatchName(name)}`;
    const source = `<source media="(prefers-color-scheme: dark)" srcset="${darkName(file)}">`;
    const image = `<img src="${file}" width="160" alt="Swatch: ${label('en', `pattern.${name}`)}">`;
    return `<picture>${source}${image}</picture><br>\`${name}\``;
  });
  while (cells.length % COLUMNS !== 0) cells.push('');
  const rows = Array.from({ length: cells.length / COLUMNS }, (_, i) =>
    `| ${cells.slice(COLUMNS * i, COLUMNS * (i + 1)).join(' | ')} |`.replaceAll(/ {2,}/g, ' '),
  );
  const table = ['| '.repeat(COLUMNS).concat('|'), '|---'.repeat(COLUMNS).concat('|'), ...rows];
  return readme.replace(/(?<=## Patterns\n\n)(?:\|.*\n)+/, () => `${table.join('\n')}\n`);
}

/** What is wrong with the pictures and the table. */
function failuresOf(drawn: ReadonlyMap<string, Picture>): string[] {
  const kept = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  const readme = readFileSync(README, 'utf8');
  return [
    ...[...drawn].flatMap(([name, { svg, plan }]) => [
      ...wrongPicture(name, kept.includes(name) ? readFileSync(FOLDER + name, 'utf8') : undefined, svg),
      ...(plan === undefined || plan.sliverCount === 0
        ? []
        : [`docs/pictures/${name} shows slivers: ${plan.sliverCount}; choose another room or size`]),
      ...(plan === undefined || plan.wastePercent <= MOST_WASTE
        ? []
        : [`docs/pictures/${name} shows ${plan.wastePercent} % waste; choose another room`]),
    ]),
    ...kept.filter((name) => !drawn.has(name)).map((name) => `docs/pictures/${name} is drawn by nothing`),
    ...wrongExamples(),
    ...(withTable(readme) === readme ? [] : [`the README's table of patterns is stale; ${PICTURE_ADVICE}`]),
  ];
}

const drawn = await draw();
if (process.argv.includes('--check')) {
  const failures = failuresOf(drawn);
  for (const failure of failures) console.log(failure);
  console.log(`${drawn.size} pictures checked, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { svg }] of drawn) {
    writeFileSync(FOLDER + name, svg);
    console.log(`written: docs/pictures/${name}`);
  }
  writeFileSync(README, withTable(readFileSync(README, 'utf8')));
}
