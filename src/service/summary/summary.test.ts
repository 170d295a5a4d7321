// Summaries: what to buy, what to watch and what was understood, in each language; and every slip of a unit in sight.

import { describe, expect, it } from 'vitest';
import {
  type CompareAnswer,
  type JobAnswer,
  type PlanAnswer,
  readComparison,
  readJob,
  readQuery,
} from '../../wire/index.ts';
import { answerJob, answerRequest, compareVariants } from '../index.ts';

const publicUrl = 'https://tiles.example';
const ROOM = 'outline=E400+S300+W400+N300';

function planOf(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  const outcome = answerRequest({ read, where: 'query', publicUrl });
  if (!outcome.ok) throw new Error(`${query}: ${outcome.mistakes[0].message}`);
  return JSON.parse(String(outcome.content));
}

/** Without the spaces at which no line breaks. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const summaryOf = (query: string) => plain(planOf(query).summary);

function jobOf(body: object): JobAnswer {
  const read = readJob(body);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerJob({ read, publicUrl });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return JSON.parse(String(outcome.content));
}

function comparisonOf(body: object): CompareAnswer {
  const read = readComparison(body);
  const outcome = read.ok ? compareVariants(read, publicUrl) : read;
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome.answer;
}

describe('the summary of a plan', () => {
  // 3 m hold ten tiles of 30 cm without a joint; a shaft of 40 × 60 cm cuts those around it.
  const whole = 'outline=E300+S300+W300+N300&joint=0';

  it.each([
    [
      'en',
      'Buy 100 tiles (100 whole, 0 cut). Breakage and spares are not included. Planned for: a room of 3 × 3 m with 9 m² of floor, pattern “Squares”, tiles of 300 × 300 mm, joint 0 mm. Start: in the top-left corner.',
    ],
    [
      'pl',
      'Do kupienia: 100 płytek (całe: 100, docinane: 0). Bez stłuczek i zapasu. Założenia: pomieszczenie 3 × 3 m, podłoga 9 m², wzór „Na prosto (fuga w fugę)”, płytki 300 × 300 mm, fuga 0 mm. Start: w lewym górnym rogu.',
    ],
    [
      'es',
      'Compra 100 piezas (enteras: 100, cortadas: 0). Sin contar roturas ni reserva. Datos del plan: estancia de 3 × 3 m con 9 m² de suelo, patrón «Cuadrados a junta corrida», piezas de 300 × 300 mm, junta 0 mm. Arranque: en la esquina superior izquierda.',
    ],
    [
      'zh',
      '需购 100 块砖（整块 100 块，切割 0 块）。不含破损和备用。方案条件：房间 3 × 3 m，地面 9 m²，图案“方砖直铺”，瓷砖 300 × 300 mm，缝宽 0 mm。起铺点：左上角。',
    ],
  ])('says it all in %s', (lang, text) => {
    expect(summaryOf(`${whole}&lang=${lang}`)).toBe(text);
  });

  it.each([
    [10, '1 płytka ('],
    [20, '4 płytki ('],
    [50, '25 płytek ('],
  ])('counts as Polish does: a room of %d tiles of 10 cm a side', (side, text) => {
    const query = `outline=E${side}+S${side}+W${side}+N${side}&tileSize=100&joint=0&lang=pl`;
    expect(summaryOf(query)).toContain(`Do kupienia: ${text}`);
  });

  it('says what is ordered instead, in the words of the order', () => {
    const query = `${ROOM}&tilesPerBox=12&pricePerBox=30&currency=EUR&breakage=10`;
    const { summary, order } = planOf(query);
    expect(summary?.startsWith(`${order?.text} `)).toBe(true);
    expect(summary).not.toContain('not included');
  });

  it('says whether the tiles that one has are enough', () => {
    const { summary, stock } = planOf(`${ROOM}&stock=28`);
    expect(summary?.startsWith(`${stock?.text} `)).toBe(true);
  });

  it('says how many tiles are enough with offcuts reused, and buys boards that way', () => {
    const { summary, tiles } = planOf('outline=E310+S300+W310+N300');
    expect(summary).toContain(`Buy ${tiles.total} tiles`);
    expect(summary).toContain(`${tiles.reuse?.tilesWithReuse} are enough if offcuts are reused.`);
    const boards = planOf(`${ROOM}&pattern=planks&tileWidth=192&tileHeight=1285`);
    expect(boards.summary).toMatch(
      new RegExp(`^Buy ${boards.tiles.reuse?.tilesWithReuse} boards, with offcuts reused\\..*boards of 1285 × 192.mm`),
    );
  });

  it('counts tiles of several kinds by kind', () => {
    const { summary, tiles } = planOf(`${ROOM}&pattern=octagon-dot`);
    for (const { name, total } of tiles.kinds ?? []) expect(summary).toContain(`${name}: ${total} (`);
  });

  it('has feet and inches with units=imperial', () => {
    const query = 'outline=E13ft+S10ft+W13ft+N10ft&tileSize=12in&joint=0.125in&start=5in,0&units=imperial';
    const facts = 'a room of 13′ × 10′ with 130 ft² of floor, pattern “Squares”, tiles of 12″ × 12″, joint 1/8″.';
    expect(summaryOf(query)).toContain(`${facts} Start: 5″ from the wall on the left, 0″ from the wall above.`);
  });

  it('says why a start was chosen, and what to watch', () => {
    const room = 'outline=E180+S240+W180+N240&subtract=140,0,40,60&doors=3,90,80';
    const best = planOf(`${room}&start=best`);
    const why = best.pattern.startWhy ?? '';
    expect(best.summary).toContain(`Start: ${why[0].toLowerCase()}${why.slice(1)}`);
    expect(summaryOf(room)).toContain('Narrowest cut: 3 mm. There is a better start.');
    expect(summaryOf(room)).toContain('a movement joint belongs in the doorway');
    expect(summaryOf(room)).toContain('1 cut-out (40 × 60 cm), 1 door (80 cm)');
  });

  it('speaks of walls, and of several rooms', () => {
    expect(summaryOf('outline=E240+S250+W240+N250&kind=wall&openings=60,90,80,100,window')).toContain(
      'a wall of 2.4 × 2.5 m with 5.2 m² to tile, 1 cut-out (window 80 × 100 cm)',
    );
    const rooms = [
      { name: 'hall', outline: 'E400 S150 W400 N150' },
      { name: 'kitchen', outline: 'E250 S300 W250 N300', at: { x: 0, y: 160 } },
    ];
    const surface = { name: 'flat', rooms, doorways: [{ x: 80, y: 150, w: 90, h: 10 }] };
    // 6 and 7.5 m² with a doorway of 0.09 m².
    expect(plain(jobOf({ surfaces: [surface] }).summary)).toContain('2 rooms within 4 × 4.6 m, 13.59');
  });
});

/** Requests with a slip of a unit, and how the summary shows it to a person: as what it was understood. */
const SLIPS: readonly (readonly [slip: string, query: string, shown: string])[] = [
  ['a room in metres', 'outline=E4+S3+W4+N3', 'a room of 4 × 3 cm'],
  ['a room in metres with decimals', 'outline=E3.2+S2.4+W3.2+N2.4', 'The room was understood as 3.2 × 2.4 cm'],
  ['corners in metres', 'polygon=0,0+4,0+4,3+0,3', 'a room of 4 × 3 cm'],
  ['a room in millimetres', 'outline=E4000+S3000+W4000+N3000', 'a room of 40 × 30 m'],
  ['the same', 'outline=E4000+S3000+W4000+N3000', 'if millimetres or metres were meant'],
  ['a tile in cm', `${ROOM}&tileSize=60`, 'if centimetres were meant, write tileSize=600'],
  ['the sides of a tile in cm', `${ROOM}&pattern=bricks&tileWidth=60&tileHeight=30`, 'tiles of 60 × 30 mm'],
  ['everything in inches', 'outline=E10+S8+W10+N8&tileSize=12&units=imperial', 'if feet or inches were meant'],
  ['a room in feet', 'outline=E10+S8+W10+N8', 'a room of 10 × 8 cm'],
  ['an offset as a share', `${ROOM}&pattern=bricks&offset=0.33`, 'write offset=33'],
  ['a joint in cm', `${ROOM}&joint=0.3`, 'if centimetres were meant, write joint=3'],
  ['a joint in inches', `${ROOM}&joint=0.125`, 'inches with their unit'],
  ['a joint ten times as wide', `${ROOM}&joint=30`, 'joint 30 mm'],
  ['a cutout in metres', `${ROOM}&subtract=1.4,0,0.4,0.6`, '1 cut-out (0.4 × 0.6 cm)'],
  ['a cutout in millimetres', `${ROOM}&subtract=1400,0,400,600`, 'rectangle 1 cuts nothing'],
  ['a circle in metres', `${ROOM}&circles=2,1.5,0.4`, '1 cut-out (Ø 0.4 cm)'],
  ['a hole in metres', `${ROOM}&holes=1,1+2,1+2,2+1,2`, '1 cut-out (1 × 1 cm)'],
  ['a door in metres', `${ROOM}&doors=2,1.2,0.8`, '1 door (0.8 cm)'],
  ['an opening in metres', `${ROOM}&kind=wall&openings=0.6,0.9,0.8,1,window`, '1 cut-out (window 0.8 × 1 cm)'],
  ['a start in metres', `${ROOM}&start=0.15,0`, 'Start: 0.15 cm from the wall on the left'],
  ['a start in millimetres', `${ROOM}&start=150,0`, 'Start: 150 cm from the wall on the left'],
  ['a gap along the walls in cm', `${ROOM}&edge=1`, 'gap along the walls 1 mm'],
  ['a smallest piece in cm', `${ROOM}&minCut=5`, 'smallest piece 5 mm'],
  ['a cut in cm', `${ROOM}&kerf=0.3`, 'width of a cut 0.3 mm'],
  ['planks the other way round', `${ROOM}&pattern=chevron&tileWidth=500&tileHeight=90`, 'write tileWidth=90'],
  ['boards in cm', `${ROOM}&pattern=planks&tileWidth=19.2&tileHeight=128.5`, 'boards of 128.5 × 19.2 mm'],
];

describe('a slip of a unit is seen in the summary', () => {
  it.each(SLIPS)('%s: %s', (_, query, shown) => {
    expect(summaryOf(query)).toContain(shown);
  });

  it('in a job too, with the name of the surface', () => {
    const { summary } = jobOf({ surfaces: [{ name: 'hall', outline: 'E4 S3 W4 N3' }] });
    expect(summary).toContain('hall: The room was understood as 4 × 3 cm');
    expect(plain(summary)).toContain('hall: a room of 4 × 3 cm');
  });
});

describe('the summary of a job', () => {
  const surfaces = [
    { name: 'hall', outline: 'E410 S155 W410 N155' },
    { name: 'bath', outline: 'E185 S240 W185 N240' },
  ];

  it('buys by material', () => {
    const one = jobOf({ surfaces, parameters: { tileSize: 600 } });
    const [{ total, tilesWithReuse }] = one.materials;
    expect(one.summary).toMatch(new RegExp(`^Buy ${total} tiles \\(.*${tilesWithReuse} are enough`));
    const two = jobOf({
      surfaces: [
        { ...surfaces[0], tile: 'Oak 60' },
        { ...surfaces[1], tile: 'Slate 30' },
      ],
    });
    for (const { tile, total } of two.materials) expect(two.summary).toContain(`${tile}: ${total} tiles.`);
  });

  it('is the order where there is one, and says what each surface was understood as', () => {
    const { summary, order } = jobOf({ surfaces, tilesPerBox: 4, lang: 'pl' });
    expect(summary.startsWith(`${order?.text} `)).toBe(true);
    for (const name of ['hall', 'bath']) expect(summary).toContain(`${name}: pomieszczenie`);
  });
});

it('the summary of a comparison has the best variant with what decided', () => {
  const variants = [{ parameters: { tileSize: 600 } }, { parameters: { tileSize: 300 } }];
  const { summary, results } = comparisonOf({ outline: 'E410 S155 W410 N155', joint: 3, variants });
  const best = results.find(({ rank }) => rank === 1);
  expect(summary).toContain(`tiles of ${best?.pattern.parameters.tileSize} × `);
  expect(summary).toContain(`${best?.tiles.total} tiles. ${best?.reason} Planned for: a room of 4.1 × 1.55`);
});
