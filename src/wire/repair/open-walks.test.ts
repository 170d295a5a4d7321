import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanError, plan } from '../../engine/index.ts';
import { walkFromText } from '../readers/walk.ts';
import { MEANINGS } from './index.ts';

function open(text: string): { message: string; example: string | null } {
  const reading = walkFromText(text, MEANINGS);
  if (reading.ok) throw new Error(`${text} closes`);
  expect(reading.mistakes).toHaveLength(1);
  expect(reading.mistakes[0].code).toBe('outline-open');
  return reading.mistakes[0];
}

/** Whether the engine can plan the room of a walk. */
function makesRoom(text: string): boolean {
  const reading = walkFromText(text, MEANINGS);
  if (!reading.ok) return false;
  const room = { ...reading.value, holes: [], rectangles: [] };
  try {
    return plan({ room, pattern: 'squares', parameters: { tileSize: 4000 } }).tiles.total > 0;
  } catch (error) {
    // A room of overlapping walls is none; one that is too small to plan is.
    return error instanceof PlanError && error.code === 'floor-too-small';
  }
}

/** The corrected walls in `wall 3 to W400 and wall 4 to N300`. */
function corrections(words: string): [index: number, token: string][] {
  return [...words.matchAll(/wall ([0-9]+) to ([ESWN][0-9.]*[0-9])/g)].map(([, number, token]) => [
    Number(number) - 1,
    token,
  ]);
}

describe('an open walk', () => {
  it.each([
    [
      'E400 S300 W410 N295',
      'The outline does not close: it ends 10 cm west and 5 cm south of its start (11.18 cm away). Add E10 N5 at the end, or correct wall 3 to W400 and wall 4 to N300, or correct wall 3 to W400 and wall 2 to S295.',
      null,
    ],
    [
      'E400 S300 W390 N300',
      'The outline does not close: it ends 10 cm east of its start. Correct wall 3 to W400, or correct wall 1 to E390.',
      null,
    ],
    [
      'E400 S300 W400',
      'The outline does not close: it ends 300 cm south of its start. Add N300 at the end.',
      'E400 S300 W400 N300',
    ],
    [
      'E400 S300 W400 N310',
      'The outline does not close: it ends 10 cm north of its start. Correct wall 4 to N300, or correct wall 2 to S310.',
      null,
    ],
    [
      'E400 S300 W400.25 N300',
      'The outline does not close: it ends 0.25 cm west of its start. Add E0.25 at the end, or correct wall 3 to W400, or correct wall 1 to E400.25.',
      null,
    ],
  ])('%s reports where it ends and what closes it', (text, message, example) => {
    expect(open(text)).toMatchObject({ message, example });
  });

  it.each([
    ['E420 S180 W160 S170 W260', 'N350'],
    ['E300 A36.8699:150 S120 W420', 'N210'],
    ['E400 S300 W200 N100 W200', 'N200'],
  ])('%s lacks only its last wall', (text, last) => {
    expect(open(text)).toMatchObject({
      message: expect.stringContaining(`Add ${last} at`),
      example: `${text} ${last}`,
    });
  });

  it('proposes one slanted wall if walls along the axes would cross', () => {
    const { message } = open('A45:100 A135:100 A225:60');
    const [, walls] = /Add ([EWNSA0-9.: ]+) at the end/i.exec(message) ?? [];
    expect(makesRoom(`A45:100 A135:100 A225:60 ${walls}`)).toBe(true);
  });

  it('names the missing walls even if they do not make a room', () => {
    const { message, example } = open('E100 S100 W50 N200 W20 S50 E200');
    expect(message).toMatch(/Bring it back by [EWNS0-9. ]+\.$/);
    expect(example).toBeNull();
  });

  it('adds no wall beyond the 64th', () => {
    const { message } = open(`${'E1 S1 '.repeat(31)}W31 N20`);
    expect(message).toBe('The outline does not close: it ends 11 cm south of its start. Correct wall 64 to N31.');
  });

  it('does not mention gaps that close by themselves', () => {
    expect(open('E400 S300 W400.04').message).toContain('Add N300 at the end.');
  });

  it('gets advice that works: every way that the message names makes a room', () => {
    const length = fc.integer({ min: 10, max: 500 });
    const direction = fc.constantFrom('E', 'S', 'W', 'N', 'A30:', 'A200:');
    const walls = fc.array(
      fc.tuple(direction, length).map(([letter, cm]) => letter + cm),
      { minLength: 3, maxLength: 8 },
    );
    fc.assert(
      fc.property(walls, (tokens) => {
        const reading = walkFromText(tokens.join(' '), MEANINGS);
        if (reading.ok || reading.mistakes[0].code !== 'outline-open') return;
        const [{ message, example }] = reading.mistakes;
        const ways = [...message.matchAll(/add ([^,]+) at the end|correct (wall [^,]+)(?=[,.])/gi)];
        const walks = ways.map(([, added, corrected]) =>
          added ? [...tokens, added] : corrections(corrected).reduce((walk, [i, token]) => walk.with(i, token), tokens),
        );
        for (const walk of walks) expect(makesRoom(walk.join(' '))).toBe(true);
        if (walks.length === 0) expect(message).toMatch(/ends .* of its start.*Bring it back by/);
        if (example !== null) expect([example]).toEqual(walks.map((walk) => walk.join(' ')));
      }),
      { numRuns: 1000 },
    );
  });
});
