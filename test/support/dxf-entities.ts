// Reads the entities of a DXF file, in a few lines that know nothing of its writer.

export interface Entity {
  readonly type: string;
  readonly layer: string;
  readonly isClosed: boolean;
  readonly corners: readonly (readonly [number, number])[];
  readonly text: string;
  /** The first value of each group code, as a number. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** The entities of a file: pairs of a group code and a value, each on a line of its own. */
export function entitiesOf(text: string): Entity[] {
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = Array.from(
    { length: Math.floor(lines.length / 2) },
    (_, i) => [Number(lines[2 * i]), lines[2 * i + 1]] as const,
  );
  const from = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const to = pairs.findIndex(([code, value], i) => i > from && code === 0 && value === 'ENDSEC');
  const groups: (readonly [number, string])[][] = [];
  for (const pair of pairs.slice(from + 1, to)) {
    if (pair[0] === 0) groups.push([]);
    groups.at(-1)?.push(pair);
  }
  return groups.map((group) => {
    const all = (code: number) => group.filter(([each]) => each === code).map(([, value]) => value);
    const ys = all(20).map(Number);
    return {
      type: all(0)[0],
      layer: all(8)[0],
      isClosed: (Number(all(70)[0]) & 1) === 1,
      corners: all(10).map((x, i) => [Number(x), ys[i]] as const),
      text: all(1)[0] ?? '',
      numbers: new Map(group.toReversed().map(([code, value]) => [code, Number(value)])),
    };
  });
}
