// Printing to scale: in the browser's PDF, the check bar and every wall are within half a percent.

import { expect, it } from 'vitest';
import { download, type Place } from './hands.ts';
import { type PaperPage, readPages, sidesOf } from './pdf.ts';
import { serviceOfFile } from './service.ts';
import { settled } from './visit.ts';

const { journey } = serviceOfFile();

/** The walls of the first room, mm, in walking order. */
const WALLS = [4200, 1800, 1600, 1700, 2600, 3500];
const BAR = 100;
const MARGIN = 10;
const PRECISION = 0.005;

interface Choice {
  readonly scale: number;
  readonly paper: 'A4' | 'A3';
  readonly lie: 'Portrait' | 'Landscape';
  /** Paper in mm, across and down. */
  readonly size: readonly [number, number];
}

const CHOICES: readonly Choice[] = [
  { scale: 20, paper: 'A3', lie: 'Landscape', size: [420, 297] },
  { scale: 50, paper: 'A4', lie: 'Portrait', size: [210, 297] },
  // Over several sheets.
  { scale: 10, paper: 'A4', lie: 'Landscape', size: [297, 210] },
];

function expectNear(measured: number, meant: number, what: string): void {
  expect(Math.abs(measured / meant - 1), `${what}: ${measured} mm for ${meant}`).toBeLessThan(PRECISION);
}

/** The lengths of lines on a page that are nearly horizontal, about as long as the check bar, and begin where it does. */
function bars({ paths }: PaperPage): number[] {
  const lines = paths.filter((path) => path.length === 2 && Math.abs(path[0].y - path[1].y) < 0.01);
  const atMargin = lines.filter((ends) => Math.abs(Math.min(...ends.map(({ x }) => x)) - MARGIN) < 1);
  return atMargin.map(([a, b]) => Math.abs(a.x - b.x)).filter((length) => Math.abs(length - BAR) < 0.03 * BAR);
}

/** The widest outline of a page with as many corners as the room. */
function roomOn({ paths }: PaperPage): readonly Place[] {
  const widthOf = (path: readonly Place[]) => Math.max(...path.map(({ x }) => x)) - Math.min(...path.map(({ x }) => x));
  const outlines = paths.filter((path) => path.length === WALLS.length);
  expect(outlines.length).toBeGreaterThan(0);
  return outlines.reduce((widest, path) => (widthOf(path) > widthOf(widest) ? path : widest));
}

/** The sides in order, starting with the longest. */
function fromLongest(sides: readonly number[]): number[] {
  const first = sides.indexOf(Math.max(...sides));
  return [...sides.slice(first), ...sides.slice(0, first)];
}

it.each(CHOICES)('is to scale at 1:$scale on $paper, $lie', async ({ scale, paper, lie, size }) => {
  await journey('/', {}, async ({ page }) => {
    // There is no print dialog in tests.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    for (const name of [`1:${scale}`, paper, lie]) await dialog.getByRole('radio', { name, exact: true }).check();
    await settled(page);
    const [, told] = /Pages: (\d+) · 1:(?:\d+)/.exec((await dialog.getByRole('status').textContent()) ?? '') ?? [];
    await dialog.getByRole('button', { name: 'Print' }).click();
    await dialog.waitFor({ state: 'detached' }).catch(() => dialog.waitFor({ state: 'hidden' }));
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    // By then printing is loaded for the browser's own menu too, which must not undo what was chosen here.
    await page.waitForTimeout(2500);

    const pages = readPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBe(Number(told));
    // What follows the plan has no bar.
    const plans = pages.filter((sheet) => bars(sheet).length > 0);
    expect(plans).toEqual(pages.slice(0, plans.length));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.length).toBeLessThan(pages.length);
    for (const sheet of pages) {
      expectNear(sheet.width, size[0], 'paper across');
      expectNear(sheet.height, size[1], 'paper down');
    }
    for (const sheet of plans) {
      for (const length of bars(sheet)) expectNear(length, BAR, 'check bar');
      const sides = fromLongest(sidesOf(roomOn(sheet)));
      for (const [i, wall] of fromLongest(WALLS).entries()) expectNear(sides[i], wall / scale, `wall ${i + 1}`);
    }
    const [request] = await Promise.all([page.waitForRequest('**/api/plan'), download(page, 'PDF Plan')]);
    expect(request.postDataJSON()).toMatchObject({ format: 'pdf', scale, paper: paper.toLowerCase() });
  });
});
