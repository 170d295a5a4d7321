// Writes tables as an XLSX file: SpreadsheetML in a ZIP archive. The same tables give the same bytes. There are texts and
// numbers and no formulas, so a text is never computed.

import { strToU8, zipSync } from 'fflate';
import { formatNumber } from '../words/index.ts';
import { rowHeightOf } from './row-height.ts';
import type { Cell, Column } from './table.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether the headings of its columns are its first row, which stays in view and is printed on every page. */
  readonly hasHeadings: boolean;
}

/** The archive stores local times, so this one is the same in every time zone. */
const MADE = new Date(1980, 0, 1, 12);
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Styles by their place in `cellXfs`: as is, a heading, numbers with 0, 1 and 2 decimals, and a text below a heading. The
 * indent of texts keeps them apart from the number to their left.
 */
const HEADING = 1;
const DECIMALS = [2, 3, 4];
const TEXT = 5;
const TOP = '<alignment vertical="top"/>';
const WRAPPED = '<alignment horizontal="left" vertical="top" wrapText="1" indent="1"/>';
/** Of figures in a column without decimals of its own, which are rounded already. */
const MOST_DECIMALS = 6;
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" xfId="0"/><xf numFmtId="0" fontId="1" xfId="0" applyFont="1" applyAlignment="1">${WRAPPED}</xf><xf numFmtId="1" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="164" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="2" xfId="0" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="0" fontId="0" xfId="0" applyAlignment="1">${WRAPPED}</xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Writes sheets as the bytes of an XLSX file. */
export function workbookOf(sheets: readonly Sheet[]): Uint8Array {
  const each = (write: (sheet: Sheet, number: number) => string) =>
    sheets.map((sheet, i) => write(sheet, i + 1)).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(({ name }, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets><definedNames>${each((sheet, n) => (sheet.hasHeadings ? printedHeadings(sheet, n - 1) : ''))}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, worksheet(sheet)])),
  };
  const packed = Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)] as const);
  return zipSync(Object.fromEntries(packed), { mtime: MADE });
}

function worksheet({ columns, rows, hasHeadings }: Sheet): string {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetViews><sheetView workbookViewId="0">${hasHeadings ? frozen : ''}</sheetView></sheetViews>`;
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const lines = hasHeadings ? [columns.map(({ heading }) => heading), ...rows] : rows;
  const written = lines.map((cells, r) => {
    const style = !hasHeadings ? 0 : r === 0 ? HEADING : TEXT;
    const height = hasHeadings ? ` ht="${rowHeightOf(cells, columns)}" customHeight="1"` : '';
    return `<row r="${r + 1}"${height}>${cells.map((cell, i) => cellOf(cell, placeOf(i, r + 1), columns[i], style)).join('')}</row>`;
  });
  // As wide as a page, on as many pages as it takes.
  const fitting = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
  const margins = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
  const paper = `${margins}<pageSetup orientation="${hasHeadings ? 'landscape' : 'portrait'}" fitToHeight="0"/>`;
  const lined = hasHeadings ? '<printOptions gridLines="1"/>' : '';
  return `<worksheet xmlns="${MAIN}">${fitting}${view}<cols>${widths.join('')}</cols><sheetData>${written.join('')}</sheetData>${lined}${paper}</worksheet>`;
}

/** The name by which spreadsheets know the rows that they print on every page. */
function printedHeadings({ name }: Sheet, index: number): string {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escaped(quoted)}!$1:$1</definedName>`;
}

function cellOf(cell: Cell, place: string, { decimals }: Column, textStyle: number): string {
  if (typeof cell === 'string') return cell === '' ? '' : textCell(cell, place, textStyle);
  const style = decimals === undefined ? 0 : DECIMALS[decimals];
  return `<c r="${place}" s="${style}"><v>${formatNumber('en', cell, decimals ?? MOST_DECIMALS)}</v></c>`;
}

function textCell(text: string, place: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** The name of a cell, such as C12; there are fewer columns than letters. */
function placeOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row}`;
}

/** Everything that XML forbids, halves of surrogate pairs included. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
}
