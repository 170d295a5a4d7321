// Pictures in PNG: their tiles cover as many pixels as was laid, they are within their limit, and they have texts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../../src/drawing/index.ts';
import { MOST_PIXELS, renderPng } from '../../src/drawing/png.ts';
import { drawPreview, PREVIEW_SIZE, previewSvg } from '../../src/drawing/preview.ts';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { FONTS } from '../../src/fonts/index.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { type AnswerOutcome, answerRequest } from '../../src/service/index.ts';
import { readQuery } from '../../src/wire/index.ts';
import { casesOf } from '../support/cases.ts';
import { readPng, sizeOfPng } from '../support/png-pixels.ts';
import { DRAWING, drawingOf, type Fields, planOf, queryOf } from './rooms.ts';

function answerTo(fields: Fields): AnswerOutcome {
  const read = readQuery(queryOf({ ...fields, format: 'png' }));
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const task = { read, where: 'query', publicUrl: 'https://tiles.example' } as const;
  return answerRequest(task, { writers: ALL_WRITERS });
}

function pictureOf(fields: Fields): Uint8Array {
  const answer = answerTo(fields);
  if (!answer.ok) throw new Error(answer.mistakes[0].message);
  return answer.content as Uint8Array;
}

/** Yellow tiles and blue joints: no other part of a drawing has much red and little blue, except slivers. */
const DYES = { color: 'ff0', gapColor: '00f', width: '900' } as const;

/** A pixel on the edge of a tile and a joint mixes their colours by coverage; any other is a tile, hatched or not, or none. */
function countTiles(rgba: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const [red, blue] = [rgba[i], rgba[i + 2]];
    if (Math.abs(red + blue - 255) < 4) count += red / 255;
    else if (red > 127 && blue < 128) count++;
  }
  return count;
}

/** A room in the form of an L, in cm, with joints of two pixels or more. */
const rooms = fc.record({
  width: fc.integer({ min: 200, max: 420 }),
  height: fc.integer({ min: 200, max: 420 }),
  notch: fc.integer({ min: 60, max: 120 }),
  joint: fc.integer({ min: 10, max: 20 }),
  rotation: fc.integer({ min: 0, max: 179 }),
});

describe.each(PATTERNS.map(shortNameOf))('%s', (pattern) => {
  it('covers as many pixels with tiles as were laid', () => {
    const law = fc.property(rooms, ({ width, height, notch, joint, rotation }) => {
      const outline = `E${width - notch} S${notch} E${notch} S${height - notch} W${width} N${height}`;
      const fields = { outline, pattern, joint: `${joint}`, rotation: `${rotation}`, start: '-900,-900', ...DYES };
      const planned = planOf(fields);
      const { width: widthPx, rgba } = readPng(pictureOf(fields));
      const [, viewWidth] = /viewBox="\S+ \S+ (\S+) /.exec(drawSvg(planned, { ...DRAWING, widthPx })) ?? [];
      const mmPerPx = Number(viewWidth) / widthPx;
      const { laidAreaMm2 } = planned.tiles;
      // Pixels at walls and under marks of slivers are counted only roughly; a missing tile would be several percent.
      expect(Math.abs(countTiles(rgba) * mmPerPx ** 2 - laidAreaMm2)).toBeLessThan(0.01 * laidAreaMm2);
    });
    fc.assert(law, { numRuns: casesOf(1, 20) });
  });
});

describe('the size of a picture', () => {
  const tower = { outline: 'E100 S900 W100 N900', tileSize: '300' };

  it('is that of the drawing', () => {
    const svg = drawingOf(tower, { widthPx: 320 });
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(sizeOfPng(pictureOf({ ...tower, width: '320' }))).toEqual({ width: Number(width), height: Number(height) });
  });

  it('is refused above 25 megapixels, and the largest possible width is named', () => {
    const answer = answerTo({ ...tower, width: '4000' });
    if (answer.ok) expect.fail('It was drawn.');
    const [mistake] = answer.mistakes;
    expect(mistake).toMatchObject({ code: 'picture-too-large', param: 'width', received: '4000', example: null });
    const widest = Number(/send width=(\d+) or less/.exec(mistake.message)?.[1]);
    const pixels = (widthPx: number) => {
      const [, height] = / height="(\d+)"/.exec(drawingOf(tower, { widthPx })) ?? [];
      return widthPx * Number(height);
    };
    expect(pixels(widest)).toBeLessThanOrEqual(MOST_PIXELS);
    expect(pixels(widest + 1)).toBeGreaterThan(MOST_PIXELS);
  });
});

describe('texts', () => {
  const room = { outline: 'E400 S300 W400 N300', width: '500' };
  const darkIn = (fields: Fields, rows: readonly [number, number]) => {
    const { width, rgba } = readPng(pictureOf(fields));
    let count = 0;
    for (let i = 4 * width * rows[0]; i < 4 * width * rows[1]; i += 4) if (rgba[i] < 128) count++;
    return count;
  };

  it.each(['en', 'pl', 'es', 'zh'])('are there in %s', (lang) => {
    // The title above the walls.
    expect(darkIn({ ...room, lang }, [0, 34])).toBeGreaterThan(200);
  });

  it('are the same for the same request, and follow its options', () => {
    const first = pictureOf(room);
    expect(pictureOf(room)).toEqual(first);
    for (const other of ['credit=false', 'walls=false', 'units=imperial', 'color=804020']) {
      const [name, value] = other.split('=');
      expect(pictureOf({ ...room, [name]: value })).not.toEqual(first);
    }
  });
});

it('a preview of very many tiles is still small enough for messengers', () => {
  const plan = planOf({ outline: 'E1100 S950 W1100 N950', pattern: 'isometric-cubes', rotation: '17' });
  const options = { lang: 'pl', units: 'metric', color: null, gapColor: null, name: 'Tilewright', mark: '' } as const;
  const fonts = Object.values(FONTS);
  expect(renderPng(previewSvg(plan, options), fonts).length).toBeGreaterThan(300_000);
  const png = drawPreview(plan, options, fonts);
  expect(png.length).toBeLessThan(300_000);
  expect(sizeOfPng(png)).toEqual(PREVIEW_SIZE);
});
