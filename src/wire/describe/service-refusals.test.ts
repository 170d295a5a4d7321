import { expect, it } from 'vitest';
import { readBodyText, SERVICE_LIMITS, SERVICE_REFUSALS } from '../index.ts';

/** A room with 32 round holes of 330 corners each, with this many decimals of a centimetre. */
function roomOf(decimals: number): string {
  const polygon = [
    [1000, 1000],
    [2000, 1000],
    [2000, 2000],
    [1000, 2000],
  ];
  const ring = (hole: number) =>
    Array.from({ length: 330 }, (_, corner) => {
      const angle = (corner / 330) * 2 * Math.PI;
      const [x, y] = [1120 + 100 * (hole % 8) + 45 * Math.cos(angle), 1120 + 100 * (hole >> 3) + 45 * Math.sin(angle)];
      return [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))];
    });
  return JSON.stringify({ polygon, holes: Array.from({ length: 32 }, (_, hole) => ring(hole)) });
}

it('a room within the limits may be too large a body, and fits once the refusal is obeyed', () => {
  const precise = roomOf(6);
  expect(readBodyText(precise)).toMatchObject({ ok: true });
  expect(precise.length).toBeGreaterThan(SERVICE_LIMITS.bodyBytes);
  expect(SERVICE_REFUSALS.bodyTooLarge.error).toContain('fewer decimals');
  const rounded = roomOf(2);
  expect(readBodyText(rounded)).toMatchObject({ ok: true });
  expect(rounded.length).toBeLessThan(SERVICE_LIMITS.bodyBytes);
});
