// The help texts: one screen for the program and for each command, and all flags of a command with `--help all`.

import type { Stream } from '../console.ts';
import type { Flag } from '../flags/flag.ts';
import { bold } from '../output/colors.ts';
import { COMMANDS, type Command, flagsOf } from './commands.ts';
import { SHORT_HELP } from './short-help.ts';
import { wrapped } from './wrap.ts';

const COLUMN = 16;
const INDENT = '      ';

/** The help of the program. */
export function mainHelp(stream: Stream): string {
  return [
    'Plan a tile layout for a room: exact counts, cuts, waste and slivers.',
    '',
    bold(stream, 'Usage'),
    '  tilewright <command> [flags]',
    '',
    bold(stream, 'Commands'),
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(COLUMN)}${summary}`),
    '',
    bold(stream, 'Flags'),
    `  ${'-h, --help'.padEnd(COLUMN)}this help, or with a command the help of that command`,
    `  ${'-V, --version'.padEnd(COLUMN)}the version`,
    '',
    bold(stream, 'Examples'),
    "  tilewright plan --outline 'E400 S300 W400 N300' --pattern herringbone",
    "  tilewright plan --outline 'E400 S300 W400 N300' --start best -o plan.pdf",
    '',
    'The guide: docs/command-line.md, and man tilewright where it is installed.',
    '',
  ].join('\n');
}

/** The help of a command on one screen. */
export function commandHelp(command: Command, stream: Stream): string {
  const short = SHORT_HELP[command.name];
  if (short !== undefined) return shortHelp(command, short, stream);
  const { settings, ...others } = command;
  const more = settings ? `All ${settings.length} settings: tilewright ${command.name} --help all\n` : '';
  return fullHelp(others, stream) + more;
}

function shortHelp(command: Command, groups: (typeof SHORT_HELP)[string], stream: Stream): string {
  const all = new Map(flagsOf(command).map((flag) => [flag.name, flag]));
  const rows = groups.flatMap(({ title, rows }) => [
    bold(stream, title),
    ...Object.entries(rows).map(([name, text]) => `  ${synopsisOf(all.get(name) as Flag).padEnd(26)}${text}`),
  ]);
  return [
    `Usage: ${command.usage}`,
    ...rows,
    bold(stream, 'Examples'),
    ...examplesOf(command),
    `All ${all.size} flags: tilewright ${command.name} --help all`,
    '',
  ].join('\n');
}

/** The help of a command with all its flags and settings. */
export function fullHelp(command: Command, stream: Stream): string {
  const groups = command.groups.flatMap(({ title, flags }) => ['', bold(stream, title), ...flags.flatMap(fullRow)]);
  const settings = (command.settings ?? []).flatMap(([name, meaning]) => [`  ${name}`, ...wrapped(meaning, INDENT)]);
  if (settings.length > 0) groups.push('', bold(stream, 'Settings'), ...settings);
  const head = [`Usage: ${command.usage}`, '', ...wrapped(command.description, '')];
  return [...head, ...groups, '', bold(stream, 'Examples'), ...examplesOf(command), ''].join('\n');
}

function fullRow(flag: Flag): string[] {
  const byDefault = flag.default === undefined ? '' : ` Default: ${flag.default}.`;
  return [`  ${synopsisOf(flag)}`, ...wrapped(`${flag.description}${byDefault}`, INDENT)];
}

/** `-o, --output <file>` */
export function synopsisOf({ name, short, kind, placeholder }: Flag): string {
  const value = kind === 'value' ? ` <${placeholder}>` : kind === 'truth' ? '[=true|false]' : '';
  return `${short ? `-${short}, ` : ''}--${name}${value}`;
}

function examplesOf({ examples }: Command): string[] {
  return examples.map(({ command }) => `  ${command}`);
}
