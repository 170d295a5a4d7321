// Writes the pictures of the README to docs/pictures, each as the service answers the request beside its name. With
// `--check` nothing is written, and pictures that are no longer what the service answers are listed.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PATTERNS, shortNameOf } from '../src/engine/index.ts';
import { documentedServer } from './docs/server.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));

/** A floor that shows each pattern at its default sizes. */
const SAMPLE = 'outline=E150+S100+W150+N100&width=240&walls=false&credit=false&start=best';

/** Requests by the name of their picture. */
const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PATTERNS.map(shortNameOf).map((name) => [`pattern-${name}.svg`, `${SAMPLE}&pattern=${name}`] as const),
  ),
  // Boards are longer than the sample is wide.
  'pattern-planks.svg': 'outline=E420+S280+W420+N280&width=240&walls=false&credit=false&pattern=planks&start=best',
  'kitchen-herringbone.svg': 'outline=E420+S180+W160+S170+W260+N350&pattern=herringbone&start=30,0',
  'bathroom-squares.svg': 'outline=E180+S240+W180+N240&subtract=140,0,40,60&pattern=squares&width=400',
  'hallway-cubes.svg': 'outline=E300+A36.8699:150+S120+W420+N210&pattern=isometric-cubes&lang=es&width=400',
};

async function draw(): Promise<Map<string, string>> {
  const app = documentedServer();
  const drawn = new Map<string, string>();
  for (const [name, query] of Object.entries(PICTURES)) {
    const { statusCode, body } = await app.inject(`/api/plan?${query}&format=svg`);
    if (statusCode !== 200) throw new Error(`${name}: the service answers ${statusCode}: ${body}`);
    drawn.set(name, body);
  }
  await app.close();
  return drawn;
}

/** What is wrong with the pictures that lie there. */
function stalePictures(drawn: ReadonlyMap<string, string>): string[] {
  const kept = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const stale = [...drawn].filter(([name, svg]) => !kept.includes(name) || readFileSync(FOLDER + name, 'utf8') !== svg);
  return [
    ...stale.map(([name]) => `docs/pictures/${name} is not what the service answers; run "npm run readme:pictures"`),
    ...kept
      .filter((name) => name.endsWith('.svg') && !drawn.has(name))
      .map((name) => `docs/pictures/${name} is the picture of no request`),
  ];
}

const drawn = await draw();
if (process.argv.includes('--check')) {
  const failures = stalePictures(drawn);
  for (const failure of failures) console.log(failure);
  console.log(`${drawn.size} pictures checked, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, svg] of drawn) {
    writeFileSync(FOLDER + name, svg);
    console.log(`written: docs/pictures/${name}`);
  }
}
