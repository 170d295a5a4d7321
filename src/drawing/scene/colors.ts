// The one palette: light paper, warm stone, dark slate and one signal colour, by their roles. Drawings, sheets of paper
// and both stylesheets have their colours from here; the planner's tokens.css repeats them, and a test compares it.

import type { DrawingColor } from './items.ts';

/** Drawings and files are always light. */
export const LIGHT = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  sunk: '#f1eee8',
  solid: '#ece8e0',
  slate: '#2f3a45',
  ink: '#1d252d',
  muted: '#5b6671',
  hair: '#ddd7cc',
  edge: '#857d72',
  'stone-1': '#d9cfc1',
  'stone-2': '#cbbfae',
  'stone-3': '#bfb3a2',
  joint: '#8d857a',
  signal: '#c0394b',
  'signal-ground': '#fbeeee',
  action: '#1f5f8b',
  'action-ground': '#e8eff4',
  'on-action': '#ffffff',
} as const;

/** The stones and joints of patterns are the same on a dark page. */
export const DARK = {
  paper: '#16191d',
  raised: '#1e2328',
  sunk: '#262c33',
  solid: '#2f363d',
  slate: '#c9d1d9',
  ink: '#eef2f5',
  muted: '#9aa5b1',
  hair: '#343c45',
  edge: '#75808c',
  signal: '#ff7a8a',
  'signal-ground': '#2c2024',
  action: '#7cc0ee',
  'action-ground': '#1d2f3d',
  'on-action': '#10202c',
} as const;

/** Reads a colour such as `#1f5f8b`. */
export function rgbOf(text: string): DrawingColor {
  const all = Number.parseInt(text.slice(1), 16);
  return { r: all >> 16, g: (all >> 8) & 255, b: all & 255 };
}

export const PAPER = rgbOf(LIGHT.paper);
export const SLATE = rgbOf(LIGHT.slate);
export const INK = rgbOf(LIGHT.ink);
export const MUTED = rgbOf(LIGHT.muted);
export const SOLID = rgbOf(LIGHT.solid);
export const WHITE = rgbOf(LIGHT.raised);

/** Formats a colour as `#rrggbb` from its numbers, so that no text from outside gets into the markup. */
export function hex({ r, g, b }: DrawingColor): string {
  const parts = [r, g, b].map((part) => {
    if (!(Number.isInteger(part) && part >= 0 && part <= 255))
      throw new Error(`rgb(${r}, ${g}, ${b}) is not a valid colour.`);
    return part.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
