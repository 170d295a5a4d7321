// Parses the Dockerfile: its stages and their steps, in order.

export interface Step {
  /** In capitals: COPY, RUN, CMD. */
  readonly name: string;
  /** The rest on one line, without options. */
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface Stage {
  /** The name that other stages use; the last one has none. */
  readonly name: string | undefined;
  readonly image: string;
  readonly steps: readonly Step[];
}

/** Reads a Dockerfile of plain steps: no heredocs, no arguments. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string | undefined; image: string; steps: Step[] }[] = [];
  for (const step of lines.map(stepOf)) {
    const [, image, name] = /^(\S+)(?: AS (\S+))?$/.exec(step.name === 'FROM' ? step.text : '') ?? [];
    if (image !== undefined) stages.push({ name, image, steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

function stepOf(line: string): Step {
  const [, name, flags, text] = /^([A-Z]+) ((?:--\S+ +)*)(.*)$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`This is no step of a Dockerfile: ${line}`);
  const options = Object.fromEntries(
    flags
      .trim()
      .split(/ +/)
      .map((flag) => flag.replace(/^--/, '').split('=', 2)),
  );
  return { name, text, options };
}

/** The one step of a kind in a stage. */
export function theStep({ steps }: Stage, name: string): Step {
  const found = steps.filter((step) => step.name === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} steps ${name}.`);
  return found[0];
}

/** A command in the form of a JSON list. */
export function commandIn({ text }: Step): string[] {
  return JSON.parse(text.replace(/^CMD /, ''));
}
