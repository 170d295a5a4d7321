// Entry point of plans on paper: pages in millimetres, to scale, that the PDF file and the print view of the planner
// paint alike. The writer of PDF files is an entry of its own (pdf.ts), so that pages do not load it.

export { type Box, boxOf, type Size } from './boxes.ts';
export { composeLazily, composePaper, contentsOf } from './compose.ts';
export { type Document, type GroupItem, type Item, type Page, rectangle } from './items.ts';
export { type DrawnSide, fitInto, placeMeasures } from './placing.ts';
export {
  LIES,
  largestScale,
  MOST_SHEETS,
  PAGE_MARGIN,
  PAPERS,
  type Paper,
  type PaperChoice,
  type Sheets,
  spread,
} from './sheets.ts';
export type { PaperColors, PaperFigures, PaperSubject } from './subject.ts';
