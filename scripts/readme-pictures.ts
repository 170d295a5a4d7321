// Writes the pictures of the README and of docs/starts.md to docs/pictures, each as the service answers the request beside
// its name, and the README's table of patterns. With `--check` nothing is written; what is stale is listed, and plans that
// are no recommendation: a picture of the README shows no slivers.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { label } from '../src/words/index.ts';
import { PICTURE_ADVICE, wrongPicture } from './docs/pictures.ts';
import { documentedServer } from './docs/server.ts';
import { START_PICTURES, wrongExamples } from './docs/start-pictures.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const README = fileURLToPath(new URL('../README.md', import.meta.url));
const COLUMNS = 5;
/** The most waste of a picture, in percent. */
const MOST_WASTE = 20;

/** A floor for a pattern at its default sizes. */
const SAMPLE = 'outline=E180+S120+W180+N120';
/**
 * The patterns of the table, with floors and sizes that leave no slivers and little waste. Boards are longer than the
 * sample is wide.
 */
const SHOWN: Readonly<Record<string, string>> = {
  squares: SAMPLE,
  bricks: SAMPLE,
  'vertical-bricks': SAMPLE,
  hexagons: 'outline=E200+S135+W200+N135',
  'flat-top-hexagons': 'outline=E170+S120+W170+N120',
  diamonds: 'outline=E190+S125+W190+N125&tileSize=150',
  rhombus: SAMPLE,
  'isometric-cubes': SAMPLE,
  herringbone: 'outline=E177.5+S120+W177.5+N120&tileWidth=75&tileHeight=150',
  chevron: 'outline=E200+S135+W200+N135&tileWidth=60&tileHeight=200',
  'basket-weave': SAMPLE,
  versailles: `${SAMPLE}&tileSize=130`,
  hopscotch: `${SAMPLE}&tileSize=200&dotSize=100`,
  windmill: SAMPLE,
  'double-herringbone': 'outline=E185+S135+W185+N135&tileWidth=50&tileHeight=150',
  'octagon-dot': 'outline=E190+S120+W190+N120',
  picket: 'outline=E150+S100+W150+N100',
  'brick-and-square': SAMPLE,
  ladder: SAMPLE,
  checkerboard: SAMPLE,
  planks: 'outline=E450+S300+W450+N300&tileWidth=160&tileHeight=1000',
};

/** Requests by the name of their picture. */
const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SHOWN).map(([name, fields]) => [
      pictureOf(name),
      `${fields}&pattern=${name}&start=best&width=240&walls=false&credit=false`,
    ]),
  ),
  'kitchen-herringbone.svg':
    'outline=E440+S180+W160+S180+W280+N360&pattern=herringbone&tileWidth=100&tileHeight=400&start=best',
  ...START_PICTURES,
};

interface Picture {
  readonly svg: string;
  readonly sliverCount: number;
  readonly wastePercent: number;
}

function pictureOf(name: string): string {
  return `pattern-${name}.svg`;
}

async function draw(): Promise<Map<string, Picture>> {
  const app = documentedServer();
  const ask = async (name: string, query: string): Promise<string> => {
    const { statusCode, body } = await app.inject(`/api/plan?${query}`);
    if (statusCode !== 200) throw new Error(`${name}: the service answers ${statusCode}: ${body}`);
    return body;
  };
  const drawn = new Map<string, Picture>();
  for (const [name, query] of Object.entries(PICTURES)) {
    const { sliverCount, wastePercent } = JSON.parse(await ask(name, `${query}&link=false`)).tiles;
    drawn.set(name, { svg: await ask(name, `${query}&format=svg`), sliverCount, wastePercent });
  }
  await app.close();
  return drawn;
}

/** The README with the pictures in its table. */
function withTable(readme: string): string {
  const cells = Object.keys(SHOWN).map(
    (name) => `![Drawing: ${label('en', `pattern.${name}`)}](docs/pictures/${pictureOf(name)}) \`${name}\``,
  );
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
    ...[...drawn].flatMap(([name, { svg, sliverCount, wastePercent }]) => [
      ...wrongPicture(name, kept.includes(name) ? readFileSync(FOLDER + name, 'utf8') : undefined, svg),
      ...(sliverCount === 0 || name in START_PICTURES
        ? []
        : [`docs/pictures/${name} shows slivers: ${sliverCount}; choose another room or size`]),
      ...(wastePercent <= MOST_WASTE || name in START_PICTURES
        ? []
        : [`docs/pictures/${name} shows ${wastePercent} % waste; choose another room`]),
    ]),
    ...kept.filter((name) => !drawn.has(name)).map((name) => `docs/pictures/${name} is the picture of no request`),
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
