import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from '../../../engine/index.ts';
import { walkFromText } from './walk.ts';

function open(text: string): { message: string; example: string | null } {
  const reading = walkFromText(text);
  if (reading.ok) throw new Error(`${text} closes`);
  expect(reading.mistakes).toHaveLength(1);
  expect(reading.mistakes[0].code).toBe('outline-open');
  return reading.mistakes[0];
}

/** Whether the engine can plan the room of a walk. */
function makesRoom(text: string): boolean {
  const reading = walkFromText(text);
  if (!reading.ok) return false;
  const room = { ...reading.value, holes: [], rectangles: [] };
  return plan({ room, pattern: 'squares', parameters: { tileSize: 4000 } }).tiles.total > 0;
}

describe('an open walk', () => {
  it.each([
    [
      'E400 S300 W410 N295',
      'The outline does not close: it ends 10 cm west and 5 cm south of its start (11.18 cm away). Add E10 N5 at the end, or correct wall 3 to W400 and wall 4 to N300.',
      'E400 S300 W410 N295 E10 N5',
    ],
    [
      'E400 S300 W390 N300',
      'The outline does not close: it ends 10 cm east of its start. Correct wall 3 to W400.',
      'E400 S300 W400 N300',
    ],
    [
      'E400 S300 W400',
      'The outline does not close: it ends 300 cm south of its start. Add N300 at the end.',
      'E400 S300 W400 N300',
    ],
    [
      'E400 S300 W400 N310',
      'The outline does not close: it ends 10 cm north of its start. Correct wall 4 to N300.',
      'E400 S300 W400 N300',
    ],
    [
      'E400 S300 W400.25 N300',
      'The outline does not close: it ends 0.25 cm west of its start. Add E0.25 at the end, or correct wall 3 to W400.',
      'E400 S300 W400.25 N300 E0.25',
    ],
  ])('%s reports where it ends and what closes it', (text, message, example) => {
    expect(open(text)).toMatchObject({ message, example });
  });

  it('proposes one slanted wall if walls along the axes would cross', () => {
    const { message, example } = open('A45:100 A135:100 A225:60');
    expect(message).toMatch(/Add [EWNSA0-9.: ]+ at the end/);
    expect(makesRoom(example ?? '')).toBe(true);
  });

  it('names the missing walls even if they do not make a room', () => {
    const { message, example } = open('E100 S100 W50 N200 W20 S50 E200');
    expect(message).toMatch(/Bring it back by [EWNS0-9. ]+\.$/);
    expect(example).toBe('E400 S300 W400 N300');
  });

  it('adds no wall beyond the 64th', () => {
    const { message } = open(`${'E1 S1 '.repeat(31)}W31 N20`);
    expect(message).toBe('The outline does not close: it ends 11 cm south of its start. Correct wall 64 to N31.');
  });

  it('does not mention gaps that close by themselves', () => {
    expect(open('E400 S300 W400.04').message).toContain('Add N300 at the end.');
  });

  it('gets advice that works: the proposal closes the walk, and makes a room if it says so', () => {
    const length = fc.integer({ min: 10, max: 500 });
    const direction = fc.constantFrom('E', 'S', 'W', 'N', 'A30:', 'A200:');
    const walls = fc.array(
      fc.tuple(direction, length).map(([letter, cm]) => letter + cm),
      { minLength: 3, maxLength: 8 },
    );
    fc.assert(
      fc.property(walls, (tokens) => {
        const reading = walkFromText(tokens.join(' '));
        if (reading.ok || reading.mistakes[0].code !== 'outline-open') return;
        const [{ message, example }] = reading.mistakes;
        expect(walkFromText(example ?? '').ok).toBe(true);
        if (/Add|Correct/.test(message)) expect(makesRoom(example ?? '')).toBe(true);
        else expect(message).toMatch(/ends .* of its start.*Bring it back by/);
      }),
      { numRuns: 1000 },
    );
  });
});
