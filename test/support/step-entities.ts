// Reads the entities of an IFC file, in a few lines that know nothing of its writer.

/** A value of an entity: a reference such as `#12`, a text in quotes, a number, an enumeration, or a list of values. */
export type StepValue = string | readonly StepValue[];

export interface StepEntity {
  readonly id: string;
  readonly type: string;
  readonly values: readonly StepValue[];
}

/** The entities of a file in their order, by their references. */
export function stepEntitiesOf(text: string): ReadonlyMap<string, StepEntity> {
  const [, data = ''] = /\nDATA;\n([\s\S]*)ENDSEC;\nEND-ISO-10303-21;\n$/.exec(text) ?? [];
  const lines = data.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, id, type, values] = /^(#\d+)=([A-Z0-9]+)(\(.*\));$/.exec(line) ?? [];
      if (id === undefined) throw new Error(`This is no entity: ${line.slice(0, 200)}`);
      return [id, { id, type, values: listIn(values) }];
    }),
  );
}

/** The values of a list in parentheses; the value of a typed one, whose type is left out, is in a list of its own. */
function listIn(text: string): readonly StepValue[] {
  const tokens = text.match(/'(?:[^']|'')*'|[(),]|[^(),']+/g) ?? [];
  let at = 0;
  const list = (): StepValue[] => {
    const values: StepValue[] = [];
    for (at++; tokens[at] !== ')'; ) {
      if (tokens[at] === ',') at++;
      else if (/^[A-Z]\w*$/.test(tokens[at]) && tokens[at + 1] === '(') at++;
      else if (tokens[at] === '(') values.push(list());
      else values.push(tokens[at++]);
    }
    at++;
    return values;
  };
  return list();
}

/** A text as it was before it was written. */
export function stepText(value: StepValue): string {
  return String(value)
    .slice(1, -1)
    .replaceAll("''", "'")
    .replace(/\\X2\\([0-9A-F]+)\\X0\\|\\\\/g, (_, hex: string | undefined) =>
      hex === undefined ? '\\' : hex.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    );
}

/** The references in a value. */
export function referencesIn(value: StepValue): string[] {
  if (typeof value !== 'string') return value.flatMap(referencesIn);
  return /^#\d+$/.test(value) ? [value] : [];
}
