// Asks two running servers for the files of the same random plans and compares their contents:
// `npx tsx scripts/compare-files.ts <base> <other base> [files] [seed]`. Both need the same PUBLIC_URL and
// RATE_LIMIT_PER_MINUTE=0. CSV, XLSX and PNG files are compared byte for byte; of DXF files the entities, on micrometres; of
// PDF files the characters, and the places of words as poppler reads them, within a twentieth of a point. Exits with 1 if any differ.

import { execFileSync } from 'node:child_process';
import { randomAt } from '../test/fuzz/random.ts';
import { validRequest } from '../test/fuzz/valid-requests.ts';
import { demand } from '../test/services/programs.ts';
import { entitiesOf } from '../test/support/dxf-entities.ts';

const FORMATS = ['pdf', 'dxf', 'csv', 'xlsx', 'png'] as const;
type Format = (typeof FORMATS)[number];
const TOLERANCE_PT = 0.05;
/** The share of words without a twin. */
const MOST_ALONE = 0.01;

const [firstBase, secondBase, countText = '250', seedText = '14'] = process.argv.slice(2);
if (secondBase === undefined) {
  process.stderr.write('Pass the addresses of two servers, such as http://127.0.0.1:3001 http://127.0.0.1:3002.\n');
  process.exit(2);
}
const count = Number(countText);
const seed = Number(seedText);

async function fileFrom(base: string, body: object): Promise<{ status: number; bytes: Buffer }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function isSameContent(format: Format, one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  if (format === 'pdf') return areSameWords(wordsIn(one), wordsIn(other));
  return format === 'dxf' && entityTexts(one) === entityTexts(other);
}

interface Word {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

function wordsIn(pdf: Buffer): Word[] {
  const options = { input: pdf, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const text = execFileSync(demand('poppler-utils', 'pdftotext'), ['-bbox', '-', '-'], options);
  const words = text.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="[\d.-]+" yMax="[\d.-]+">([^<]*)</g);
  return [...words].map(([, x, y, text]) => ({ x: Number(x), y: Number(y), text }));
}

/** Whether the files have the same characters, and nearly all words a twin: poppler splits words that overlap as it likes. */
function areSameWords(some: readonly Word[], others: readonly Word[]): boolean {
  const charactersOf = (words: readonly Word[]) => [...words.map(({ text }) => text).join('')].sort().join('');
  const byText = new Map<string, Word[]>();
  for (const word of others) byText.set(word.text, [...(byText.get(word.text) ?? []), word]);
  const isTwin = (a: Word, b: Word) => Math.abs(a.x - b.x) < TOLERANCE_PT && Math.abs(a.y - b.y) < TOLERANCE_PT;
  const alone = some.filter((word) => {
    const twins = byText.get(word.text) ?? [];
    const place = twins.findIndex((twin) => isTwin(word, twin));
    if (place >= 0) twins.splice(place, 1);
    return place < 0;
  });
  return charactersOf(some) === charactersOf(others) && alone.length <= MOST_ALONE * some.length;
}

function entityTexts(dxf: Buffer): string {
  return entitiesOf(dxf.toString())
    .map(({ type, layer, isClosed, corners, text }) => {
      const places = corners.map(([x, y]) => `${(x ?? 0).toFixed(3)},${(y ?? 0).toFixed(3)}`).sort();
      return [type, layer, isClosed, text, ...places].join(' ').replaceAll('-0.000', '0.000');
    })
    .sort()
    .join('\n');
}

const tally = new Map<string, number>();
let differences = 0;
for (let number = 0; number < count; number++) {
  const format = FORMATS[number % FORMATS.length];
  const body = { ...validRequest(randomAt(seed, number)).body, format, link: false };
  const [one, other] = await Promise.all([firstBase, secondBase].map((base) => fileFrom(base, body)));
  tally.set(`${format} ${one.status}`, (tally.get(`${format} ${one.status}`) ?? 0) + 1);
  if (one.status === other.status && (one.status !== 200 || isSameContent(format, one.bytes, other.bytes))) continue;
  differences++;
  process.stdout.write(`${format} ${one.status} ${other.status}: ${JSON.stringify(body).slice(0, 400)}\n`);
}
const counted = [...tally].sort().map(([what, times]) => `${times} times ${what}`);
process.stdout.write(`${count} files, seed ${seed}: ${counted.join(', ')}; ${differences} differences\n`);
process.exit(differences === 0 ? 0 : 1);
