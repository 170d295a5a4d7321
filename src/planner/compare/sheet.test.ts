import { describe, expect, it } from 'vitest';
import { cardBoxes } from './sheet.ts';
import { pdfWithImage } from './sheet-pdf.ts';
import { MOST_VARIANTS } from './variants.ts';

describe('the cards of a sheet', () => {
  it.each(Array.from({ length: MOST_VARIANTS + 1 }, (_, i) => i + 1))('lie on it without touching: %i', (count) => {
    const boxes = cardBoxes(count);
    expect(boxes).toHaveLength(count);
    boxes.forEach((box, i) => {
      expect(Math.min(box.left, box.top, box.width, box.height)).toBeGreaterThan(100);
      expect(box.left + box.width).toBeLessThan(2970 - 100);
      expect(box.top + box.height).toBeLessThan(2100 - 100);
      for (const other of boxes.slice(i + 1)) {
        const isBeside = box.left + box.width < other.left;
        expect(isBeside || box.top + box.height < other.top).toBe(true);
      }
    });
  });
});

describe('the PDF file of a sheet', () => {
  it('has its objects where its table says', async () => {
    const image = Uint8Array.from({ length: 40 }, (_, i) => 250 - i);
    const file = pdfWithImage({ width: 2, height: 2, image, title: 'Küche 厨房' });
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
    expect(table.startsWith('xref\n')).toBe(true);
    const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(places).toHaveLength(6);
    places.forEach((at, i) => void expect(text.slice(at).startsWith(`${i + 1} 0 obj\n`)).toBe(true));
    expect(text).toContain('<feff004b00fc0063006800650020');
  });
});
