// Entry point of plans on paper: pages in millimetres, to scale, that the PDF file and the print view of the planner
// paint alike. The writer of PDF files is an entry of its own (pdf.ts), so that pages do not load it.

export { arrangePaper, composeLazily, composePaper, contentsOf } from './compose.ts';
export { sheetOnScreen } from './cutting/on-screen.ts';
export { settingStep } from './cutting/texts.ts';
export { areTooManySheets, composeJob } from './job/compose.ts';
export { type JobSubject, type MaterialOnPaper, type SurfaceOnPaper, sheetCountOf } from './job/subject.ts';
export type { Document, Page } from './pages.ts';
export { TILES_MARK } from './pdf/tiles-mark.ts';
export { type DrawnSide, fitInto, placeMeasures } from './placing.ts';
export { paintPage } from './print.ts';
export { cutoutPlaces, cutoutSize } from './setting-out.ts';
export {
  largestScale,
  MOST_SHEETS,
  ORIENTATIONS,
  PAGE_MARGIN,
  PAPERS,
  type Paper,
  type PaperChoice,
  type Sheets,
  spread,
} from './sheets.ts';
export { answeredOnPaper, type CuttingSubject, type PaperSubject } from './subject.ts';
