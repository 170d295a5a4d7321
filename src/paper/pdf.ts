// Pages as a PDF file: vectors to scale, texts with embedded fonts, an outline, and measurable plans. The same pages give
// the same bytes.

import PDFDocument from 'pdfkit';
import { type Areas, baselineOf, hex, type Item, RIM_EMS, type Stroke, type Text } from '../drawing/index.ts';
import type { LazyDocument, Page } from './pages.ts';
import { FontBook, type PdfFonts } from './pdf/font-book.ts';
import { PageContent, type Part, round } from './pdf/page-content.ts';
import { TILES_MARK } from './pdf/tiles-mark.ts';
import { PAGE_MARGIN } from './sheets.ts';

export type { PdfFonts } from './pdf/font-book.ts';

/** Height of the middle of digits above the baseline in the fonts of PDF files, in ems. */
const MIDDLE_EMS = 0.35;
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
    content.operators(operators);
    return pdf;
  };
  const painter = { pdf, book, content };
  for (const page of pages) {
    const { width, height } = page.paper ?? paper;
    pdf.addPage({ size: [width * PT_PER_MM, height * PT_PER_MM], margin: 0 });
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
  const { pdf, content } = painter;
  switch (item.kind) {
    case 'stamps':
      paintShapes(pdf, content, item, content.stamps(item.stamps));
      break;
    case 'areas':
      paintShapes(pdf, content, item, content.areas(item));
      break;
    case 'hatch':
      pdf.save();
      for (const areas of item.over) content.areas(areas);
      pdf.addContent('W n');
      setStroke(pdf, item.stroke);
      content.hatch(item.lines);
      pdf.addContent('S').restore();
      break;
    case 'edges':
      pdf.save();
      setStroke(pdf, item.stroke);
      for (const areas of item.of) content.areas(areas);
      pdf.addContent('S').restore();
      break;
    case 'lines':
      pdf.save();
      setStroke(pdf, item.stroke);
      for (const path of item.paths) content.line(path, item.closed);
      for (const { centre, radius } of item.circles) pdf.circle(centre.x, centre.y, radius);
      pdf.addContent('S').restore();
      break;
    case 'block':
      pdf.rect(item.left, item.top, item.width, item.height).fill(hex(item.fill));
      break;
    case 'text':
      paintText(painter, item);
      break;
    case 'group': {
      const { role, at, scale, clip, items } = item;
      pdf.save().translate(at.x, at.y).scale(scale);
      if (clip) pdf.rect(clip.left, clip.top, clip.width, clip.height).clip();
      // Only sheets of the plan, which show a part of it, have tiles as they look.
      const lastTile = role === 'plan' && clip ? items.findLastIndex(isTile) : -1;
      items.forEach((inner, i) => {
        paint(painter, inner);
        if (i === lastTile) pdf.addContent(`/${TILES_MARK} MP`);
      });
      pdf.restore();
    }
  }
}

function isTile({ role }: Item): boolean {
  return role === 'tile whole' || role === 'tile cut';
}

type ShapeStyle = Pick<Areas, 'fill' | 'seam'> & Partial<Pick<Areas, 'rim'>>;

/** Fills the path that was just added, between its rim below and the line along its edges above. */
function paintShapes(pdf: Pdf, content: PageContent, { fill, seam, rim = null }: ShapeStyle, path: Part): void {
  if (rim) {
    setStroke(pdf, rim);
    pdf.addContent('S');
    content.again(path);
  }
  pdf.fillColor(hex(fill));
  pdf.addContent('f');
  if (seam) {
    setStroke(pdf, seam);
    content.again(path);
    pdf.addContent('S');
  }
}

function setStroke(pdf: Pdf, { color, width, opacity, dash }: Stroke): void {
  pdf.strokeColor(hex(color)).lineWidth(width);
  if (opacity !== undefined) pdf.strokeOpacity(opacity);
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  else pdf.undash();
}

function paintText({ pdf, book }: Painter, item: Text): void {
  const { text, size, anchor, color, bold, turnDeg, rim, link } = item;
  const { operators, width } = book.encode(text, bold ? 'bold' : 'regular');
  const begin = size * width * { start: 0, middle: -0.5, end: -1 }[anchor];
  const turn = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = baselineOf(item, MIDDLE_EMS);
  // Letters stand upright in a frame whose y axis points down.
  const matrix = [cos, sin, sin, -cos, at.x + begin * cos, at.y + begin * sin].map(round).join(' ');
  const write = (mode: 0 | 1) => pdf.addContent(`BT ${matrix} Tm ${mode} Tr ${operators(round(size))} ET`);
  if (rim) {
    setStroke(pdf, { color: rim, width: RIM_EMS * size });
    write(1);
  }
  pdf.fillColor(hex(color));
  write(0);
  if (link !== null) pdf.link(at.x + begin, at.y - size, size * width, 1.3 * size, link);
}
