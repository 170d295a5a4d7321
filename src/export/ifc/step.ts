// The text of a STEP file (ISO 10303-21): numbered entities and the forms of their values.

/** A reference to an entity, a number, a text or a list as it is written. */
export type Value = string;

/** The value of an attribute that is left out, and of one that a derived type computes. */
export const NONE: Value = '$';
export const DERIVED: Value = '*';

/** The form of a nanometre: coordinates without the noise of floating point. */
const DECIMALS = 6;

/** A number with the decimal point that STEP demands. */
export function real(value: number): Value {
  // Adding 0 turns -0 into 0.
  const text = String(Number(value.toFixed(DECIMALS)) + 0);
  return text.includes('.') ? text : `${text}.`;
}

/** A text: quotes are doubled, and what is not printable ASCII is written as UTF-16 between `\X2\` and `\X0\`. */
export function text(value: string): Value {
  const plain = value.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${plain.replace(/[^\x20-\x7e]+/g, (other) => `\\X2\\${hexOf(other)}\\X0\\`)}'`;
}

function hexOf(characters: string): string {
  let hex = '';
  for (let i = 0; i < characters.length; i++)
    hex += characters.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0');
  return hex;
}

/** A text that is left out if it is empty. */
export function textIfAny(value: string): Value {
  return value === '' ? NONE : text(value);
}

export function list(values: readonly Value[]): Value {
  return `(${values.join(',')})`;
}

/** A value of a select type, with the name of its type. */
export function typed(type: string, value: Value): Value {
  return `${type}(${value})`;
}

/** Collects the entities of a file. */
export class StepFile {
  readonly #lines: string[] = [];

  /** Adds an entity and returns the reference to it. */
  add(type: string, ...values: readonly Value[]): Value {
    const id = `#${this.#lines.length + 1}`;
    this.#lines.push(`${id}=${type}(${values.join(',')});\n`);
    return id;
  }

  /** The file with the lines of its header. */
  written(header: readonly string[]): string {
    const head = header.map((line) => `${line};\n`).join('');
    return `ISO-10303-21;\nHEADER;\n${head}ENDSEC;\nDATA;\n${this.#lines.join('')}ENDSEC;\nEND-ISO-10303-21;\n`;
  }
}
