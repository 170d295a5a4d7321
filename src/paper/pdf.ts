// Pages as a PDF file: vectors to scale, texts with embedded fonts, an outline, and measurable plans. The same pages give
// the same bytes.

import PDFDocument from 'pdfkit';
import type { Ring } from '../engine/index.ts';
import type { Box } from './boxes.ts';
import { boxOf } from './boxes.ts';
import { FontBook, type PdfFonts } from './font-book.ts';
import type { HatchFill, Item, LazyDocument, Page, PathItem, Stroke, TextItem } from './items.ts';
import { PageContent, type Part, round } from './page-content.ts';
import { PAGE_MARGIN } from './sheets.ts';

export type { PdfFonts } from './font-book.ts';

const PT_PER_MM = 72 / 25.4;
/** The file says when its plan was made only if the page does, so that its bytes do not depend on the day. */
const NO_DATE = new Date(0);

type Pdf = PDFKit.PDFDocument;

/** Writes pages as PDF. */
export function writePdf(document: LazyDocument, fonts: PdfFonts): Uint8Array {
  const { title, lang, paper, pages } = document;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    // No font to begin with: the default is Helvetica, whose metrics are files that a bundle does not have.
    font: '',
    info: { Title: title, Creator: 'Tilewright', Producer: 'Tilewright', CreationDate: NO_DATE },
  });
  keepScale(pdf);
  const book = new FontBook(pdf, fonts);
  const content = new PageContent();
  // pdfkit makes an array of bytes of each operator, and a page may have thousands.
  pdf.addContent = (operators) => {
    content.line(operators);
    return pdf;
  };
  const painter = { pdf, book, content };
  for (const page of pages) {
    pdf.addPage({ size: [paper.width * PT_PER_MM, paper.height * PT_PER_MM], margin: 0 });
    pdf.outline.addItem(page.name);
    makeMeasurable(pdf, page);
    pdf.save();
    pdf.scale(PT_PER_MM).translate(PAGE_MARGIN, PAGE_MARGIN);
    for (const item of page.items) paint(painter, item);
    pdf.restore();
    (pdf as unknown as Internals).page.write(content.take());
  }
  pdf.end();
  // The whole file is in the stream's buffer by now.
  return new Uint8Array(pdf.read() as Uint8Array);
}

/** What the type of a document does not show. */
interface Internals {
  readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } } };
  readonly page: {
    readonly dictionary: { readonly data: Record<string, unknown> };
    write(content: Uint8Array): void;
  };
}

/** Print dialogs offer the true size first. */
function keepScale(pdf: Pdf): void {
  (pdf as unknown as Internals)._root.data.ViewerPreferences.data.PrintScaling = 'None';
}

/** Readers with a measuring tool measure the room, in metres. */
function makeMeasurable(pdf: Pdf, { plan }: Page): void {
  const { width, height } = pdf.page;
  const { data } = (pdf as unknown as Internals).page.dictionary;
  data.TrimBox = [0, 0, width, height];
  if (plan === null) return;
  const { left, top, width: wide, height: high } = plan.box;
  const [x, y] = [(PAGE_MARGIN + left) * PT_PER_MM, height - (PAGE_MARGIN + top + high) * PT_PER_MM];
  // pdfkit writes String objects as texts, and plain strings as names.
  const unit = (name: string, factor: number) => [{ Type: 'NumberFormat', U: new String(name), C: factor, D: 1000 }];
  data.VP = [
    {
      Type: 'Viewport',
      BBox: [x, y, x + wide * PT_PER_MM, y + high * PT_PER_MM],
      Measure: {
        Type: 'Measure',
        Subtype: 'RL',
        R: new String(`1:${plan.scale}`),
        X: unit('m', plan.scale / PT_PER_MM / 1000),
        D: unit('m', 1),
        A: unit('m2', 1),
      },
    },
  ];
}

interface Painter {
  readonly pdf: Pdf;
  readonly book: FontBook;
  readonly content: PageContent;
}

function paint(painter: Painter, item: Item): void {
  const { pdf } = painter;
  switch (item.kind) {
    case 'path':
      paintPath(painter, item);
      break;
    case 'circle':
      setStroke(pdf, item.stroke);
      pdf.circle(item.centre.x, item.centre.y, item.radius).stroke();
      break;
    case 'text':
      paintText(painter, item);
      break;
    case 'group':
      pdf.save().translate(item.at.x, item.at.y).scale(item.scale);
      if (item.clip) pdf.rect(item.clip.left, item.clip.top, item.clip.width, item.clip.height).clip();
      for (const inner of item.items) paint(painter, inner);
      pdf.restore();
  }
}

function paintPath({ pdf, content }: Painter, { rings, isOpen = false, fill, hatch, stroke }: PathItem): void {
  if (rings.length === 0) return;
  let path: Part | undefined;
  const addPath = () => {
    if (path === undefined) path = content.path(rings, isOpen);
    else content.again(path);
  };
  if (fill !== undefined) {
    pdf.fillColor(fill);
    addPath();
    pdf.addContent('f*');
  }
  if (hatch !== undefined) {
    pdf.save();
    addPath();
    pdf.addContent('W* n');
    setStroke(pdf, hatch);
    content.path(hatchLines(boxOf(rings.flat()), hatch), true);
    pdf.addContent('S');
    pdf.restore();
  }
  if (stroke !== undefined) {
    setStroke(pdf, stroke);
    addPath();
    pdf.addContent('S');
  }
}

function setStroke(pdf: Pdf, { color, width, dash }: Stroke): void {
  pdf.strokeColor(color).lineWidth(width);
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  else pdf.undash();
}

/** Lines at 45° that cover a box. They are the same wherever the box begins. */
function hatchLines({ left, top, width, height }: Box, { gap }: HatchFill): Ring[] {
  const step = gap * Math.SQRT2;
  const lines: Ring[] = [];
  for (let sum = Math.ceil((left + top) / step) * step; sum < left + top + width + height; sum += step) {
    lines.push([
      { x: sum - top, y: top },
      { x: sum - top - height, y: top + height },
    ]);
  }
  return lines;
}

function paintText({ pdf, book }: Painter, item: TextItem): void {
  const { text, at, size, anchor, color, bold = false, turn = 0, rim, link } = item;
  const { operators, width } = book.encode(text, bold ? 'bold' : 'regular');
  const begin = size * width * (anchor === 'middle' ? -0.5 : anchor === 'end' ? -1 : 0);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // Letters stand upright in a frame whose y axis points down.
  const matrix = [cos, sin, sin, -cos, at.x + begin * cos, at.y + begin * sin].map(round).join(' ');
  const write = (mode: 0 | 1) => pdf.addContent(`BT ${matrix} Tm ${mode} Tr ${operators(round(size))} ET`);
  if (rim !== undefined) {
    setStroke(pdf, { color: rim, width: 0.3 * size });
    write(1);
  }
  pdf.fillColor(color);
  write(0);
  if (link !== undefined) pdf.link(at.x + begin, at.y - size, size * width, 1.3 * size, link);
}
