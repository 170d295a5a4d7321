// The completions of fish.

import type { Flag } from '../flags/flag.ts';
import { briefly } from './brief.ts';
import { COMMANDS, type Command, flagsOf, GLOBAL_FLAGS } from './commands.ts';

/** The script that fish sources, or loads as a file of its completions. */
export function fishCompletion(): string {
  const names = COMMANDS.map(
    ({ name, summary }) => `complete -c tilewright -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
  );
  const globals = GLOBAL_FLAGS.map((flag) => `complete -c tilewright -n __fish_use_subcommand ${flagOf(flag)}`);
  const lines = ['complete -c tilewright -f', ...names, ...globals, ...COMMANDS.flatMap(linesOf)];
  return `# Completions of tilewright for fish: tilewright completion fish | source\n${lines.join('\n')}\n`;
}

function linesOf(command: Command): string[] {
  const head = `complete -c tilewright -n '__fish_seen_subcommand_from ${command.name}'`;
  const { operands: known } = command;
  const after = known === 'file' ? '-F' : known && `-a ${quoted(known.join(' '))}`;
  const operands = after ? [`${head} ${after}`] : [];
  return [...operands, ...flagsOf(command).map((flag) => `${head} ${flagOf(flag)}`)];
}

function flagOf(flag: Flag): string {
  const { name, short, kind, isPath, values, description } = flag;
  const value = isPath ? ' -r -F' : kind === 'value' ? ' -x' : '';
  const choices = values ? ` -a ${quoted(values.join(' '))}` : '';
  return `-l ${name}${short ? ` -s ${short}` : ''}${value}${choices} -d ${quoted(briefly(description))}`;
}

/** In single quotes fish reads only the backslash and the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
