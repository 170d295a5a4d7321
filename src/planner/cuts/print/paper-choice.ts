// The scale and the paper that were last chosen in the print form, for the PDF file too.

import { signal } from '@preact/signals';
import type { PaperChoice } from '../../../paper/index.ts';

export const paperChoice = signal<Pick<PaperChoice, 'scale' | 'paper'>>({ scale: 'fit', paper: 'a4' });
