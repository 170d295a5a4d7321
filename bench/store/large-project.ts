// A project of about a quarter of a megabyte that still fits into the store: a floor with holes like saws, whose regular
// numbers compress well.

const HOLES = 32;
const TEETH = 165;

/** The body of a request for it, in cm. */
export function largeBody(): string {
  const holes = Array.from({ length: HOLES }, (_, hole) => {
    const [left, top] = [10_010.1237 + 30 * (hole % 8), 10_010.3213 + 30 * Math.floor(hole / 8)];
    const upper = Array.from({ length: TEETH }, (_, tooth) =>
      cornerAt(left + 0.1231 * tooth, top + 0.1113 * (tooth % 2)),
    );
    const lower = Array.from({ length: TEETH }, (_, tooth) => cornerAt(left + 0.1231 * (TEETH - 1 - tooth), top + 20));
    return [...upper, ...lower.map(([x, y], tooth) => cornerAt(x, y + 0.1113 * (tooth % 2)))];
  });
  const polygon = [
    [10_000, 10_000],
    [10_260, 10_000],
    [10_260, 10_140],
    [10_000, 10_140],
  ];
  return JSON.stringify({ polygon, holes });
}

function cornerAt(x: number, y: number): [number, number] {
  return [Number(x.toFixed(4)), Number(y.toFixed(4))];
}
