// The sheets on the page: they are there for the printer only, made anew for each printing and taken away after it.

import { type ComponentChild, render } from 'preact';
import { PAGE_MARGIN, type PrintChoice } from './sheets.ts';

let paper: CSSStyleSheet | null = null;
let place: HTMLElement | null = null;

/** Puts pages into the document in place of those there were. */
export function layOutPages(pages: ComponentChild, choice: PrintChoice): void {
  if (place === null) {
    place = document.createElement('div');
    place.className = 'print-sheet';
    document.body.append(place);
  }
  if (paper === null) {
    paper = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  }
  const { isLandscape } = choice;
  paper.replaceSync(`@page{size:${choice.paper} ${isLandscape ? 'landscape' : 'portrait'};margin:${PAGE_MARGIN}mm}`);
  render(pages, place);
}

/** Takes the pages away. */
export function clearPages(): void {
  if (place === null) return;
  render(null, place);
  place.remove();
  place = null;
}
