// How spreadsheet programs show and print an XLSX file, by the attributes of its parts.

import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../test/support/cut-list-files.ts';
import { readSent } from '../../test/support/sent-requests.ts';
import { patternByName, plan } from '../engine/index.ts';
import { LANGUAGES, type Notation } from '../words/index.ts';
import { DEFAULT_ORDER } from './rows.ts';
import { xlsxOf } from './xlsx.ts';

/** Many whole tiles, a slanted wall and a round cutout: long numbers, sides and shapes. */
const planned = plan(
  readSent({
    outline: 'E300 A36.8699:150 S120 W420 N210',
    circles: [{ x: 110, y: 110, d: 40 }],
    pattern: 'bricks',
    parameters: { tileWidth: 600, tileHeight: 300, offset: 33 },
  }).request,
);
const pattern = patternByName('bricks') ?? expect.fail('There are no bricks.');
const { tiles } = planned;
const facts = {
  name: 'Bath',
  pattern,
  figures: {
    surface: { areaM2: 8.15, boundingBoxCm: { width: 420, height: 210 } },
    pattern: { name: 'Bricks', parameters: planned.parameters, jointMm: 3, startCm: { x: 0, y: 0 } },
    tiles,
  },
  address: 'https://tiles.example/',
};

function partsOf(notation: Notation): (path: string, name: string) => Element[] {
  const files = unzipSync(xlsxOf(listOf(planned), [], notation, DEFAULT_ORDER, facts));
  return (path, name) => {
    const document = new DOMParser().parseFromString(strFromU8(files[`xl/${path}.xml`]), 'text/xml');
    return Array.from(document.getElementsByTagName(name));
  };
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));
const LINE_PT = 15;
/** No program shows a higher row. */
const HIGHEST_PT = 409;

describe.each(LANGUAGES.flatMap((lang) => [{ lang }, { lang, units: 'imperial' as const }]))('in %j', (notation) => {
  const all = partsOf(notation);
  const cells = all('worksheets/sheet2', 'c').map((cell) => {
    const [, column, row] = /^([A-Z])(\d+)$/.exec(cell.getAttribute('r') ?? '') ?? [];
    const text = cell.getAttribute('t') === 'inlineStr' ? (cell.textContent ?? '') : undefined;
    return { column: column.charCodeAt(0) - 65, row: Number(row), text, style: numberOf(cell, 's') };
  });
  const styles = all('styles', 'cellXfs')[0].getElementsByTagName('xf');
  const alignmentOf = (style: number) => styles[style].getElementsByTagName('alignment')[0];

  it('shows every text of the cut list in full, headings too', () => {
    const widths = all('worksheets/sheet2', 'col').map((column) => numberOf(column, 'width'));
    const heights = all('worksheets/sheet2', 'row').map((row) => numberOf(row, 'ht'));
    const texts = cells.filter(({ text }) => text !== undefined);
    expect(texts.some(({ column, text = '' }) => text.length > 2 * widths[column])).toBe(true);
    for (const { column, row, text = '', style } of texts) {
      expect(alignmentOf(style).getAttribute('wrapText')).toBe('1');
      // A Chinese character is as wide as two digits.
      const wide = text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;
      const lines = Math.ceil(wide / widths[column]);
      expect(heights[row - 1]).toBeGreaterThanOrEqual(Math.min(HIGHEST_PT, LINE_PT * lines));
      expect(heights[row - 1]).toBeLessThanOrEqual(HIGHEST_PT);
    }
  });

  it('keeps a text apart from the number to its left', () => {
    const indents = cells.filter(({ text }) => text !== undefined).map(({ style }) => alignmentOf(style));
    for (const indent of indents) expect(numberOf(indent, 'indent')).toBeGreaterThan(0);
  });

  it('prints the cut list across pages that are as wide as it, with its headings on each', () => {
    for (const sheet of ['worksheets/sheet1', 'worksheets/sheet2']) {
      expect(numberOf(all(sheet, 'pageSetUpPr')[0], 'fitToPage')).toBe(1);
      // Any number of pages below each other.
      expect(numberOf(all(sheet, 'pageSetup')[0], 'fitToHeight')).toBe(0);
    }
    expect(all('worksheets/sheet2', 'pageSetup')[0].getAttribute('orientation')).toBe('landscape');
    const [titles] = all('workbook', 'definedName');
    const name = all('workbook', 'sheet')[1].getAttribute('name');
    expect([titles.getAttribute('name'), titles.getAttribute('localSheetId'), titles.textContent]).toEqual([
      '_xlnm.Print_Titles',
      '1',
      `'${name}'!$1:$1`,
    ]);
  });
});
