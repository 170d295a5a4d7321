// The scale, the paper and whether there are labels, as last chosen in the print form, for the PDF file too.

import { signal } from '@preact/signals';
import type { PaperChoice } from '../../../paper/index.ts';

export const paperChoice = signal<PdfChoice>({ scale: 'fit', paper: 'a4', labels: false });

interface PdfChoice extends Pick<PaperChoice, 'scale' | 'paper'> {
  readonly labels: boolean;
}
