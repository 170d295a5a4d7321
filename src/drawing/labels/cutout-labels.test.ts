// Size labels of cutouts: inside, horizontal or vertical, and only where they fit.

import { describe, expect, it } from 'vitest';
import { readDrawing, textsOf } from '../../../test/support/drawn.ts';
import { box, circle, planSquares, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import type { Opening, OpeningKind, Room } from '../../engine/index.ts';
import { drawSvg } from '../index.ts';

const ROOM = box(0, 0, 4000, 3000);

function sizesIn(cutouts: Partial<Omit<Room, 'outer'>>, outer = ROOM) {
  return labelsIn(cutouts, outer).filter((text) => /[×Ø]/.test(text));
}

/** The labels without the lengths of walls. */
function labelsIn(cutouts: Partial<Omit<Room, 'outer'>>, outer = ROOM) {
  const planned = planSquares(roomOf(outer, cutouts), { tileSize: 300 });
  const svg = drawSvg(planned, { widthPx: 800, walls: true, credit: null, color: null, gapColor: null, lang: 'es' });
  const labels = textsOf(readDrawing(svg), 'label').filter(({ text }) => !/^\d+$/.test(text));
  return labels.map(({ text, turnDeg }) => `${text}${turnDeg === 0 ? '' : ' upright'}`);
}

describe('sizes of cutouts', () => {
  it('are horizontal in wide cutouts, vertical in high ones, and omitted in small ones', () => {
    expect(sizesIn({ rectangles: [rectangle(500, 500, 905, 500)] })).toEqual(['90,5 × 50']);
    expect(sizesIn({ rectangles: [rectangle(500, 500, 200, 900)] })).toEqual(['20 × 90 upright']);
    expect(sizesIn({ rectangles: [rectangle(500, 500, 40, 40), rectangle(1000, 500, 150, 120)] })).toEqual([]);
  });

  it('of rings are those of the bounding box, if its middle is inside', () => {
    expect(sizesIn({ holes: [circle(2000, 1500, 500, 24)] })).toEqual(['100 × 100']);
    const hook = ring([500, 500], [2500, 500], [2500, 700], [700, 700], [700, 2500], [500, 2500]);
    expect(sizesIn({ holes: [hook] })).toEqual([]);
  });

  it('of circles are their diameters', () => {
    expect(sizesIn({ circles: [{ x: 2000, y: 1500, diameter: 805 }] })).toEqual(['Ø 80,5']);
    expect(sizesIn({ circles: [{ x: 2000, y: 1500, diameter: 100 }] })).toEqual([]);
    expect(sizesIn({ circles: [{ x: 4000, y: 1500, diameter: 900 }] })).toEqual([]);
  });

  it('have the name of an opening and its height above the floor, as far as there is space', () => {
    const opening = (kind: OpeningKind, width: number, height: number, y: number) => ({
      ...rectangle(800, y, width, height),
      kind,
    });
    const labels = (one: Opening) => labelsIn({ kind: 'wall', openings: [one] });
    expect(labels(opening('window', 1200, 800, 400))).toEqual(['ventana 120 × 80', 'a 180 del suelo']);
    expect(labels(opening('door', 900, 2000, 1000))).toEqual(['puerta 90 × 200']);
    expect(labels(opening('niche', 1100, 200, 400))).toEqual(['hornacina 110 × 20', 'a 240 del suelo']);
    expect(labels(opening('niche', 1100, 120, 400))).toEqual(['hornacina 110 × 12']);
    expect(labels(opening('niche', 500, 200, 400))).toEqual(['50 × 20']);
  });

  it('are written for cutouts against a wall, not for those partly outside', () => {
    expect(sizesIn({ rectangles: [rectangle(3000, 0, 1000, 800)] })).toEqual(['100 × 80']);
    expect(sizesIn({ rectangles: [rectangle(2900, -100, 1000, 1200)] })).toEqual([]);
  });
});
