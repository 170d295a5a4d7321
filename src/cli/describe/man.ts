// The man page, in the macros of man(7).

import type { Flag } from '../flags/flag.ts';
import { COMMANDS, type Command, flagsOf } from './commands.ts';
import { EXIT_CODES, VARIABLES } from './contract.ts';
import { synopsisOf } from './help.ts';

/** The text of the manual, which the build writes as tilewright.1. */
export function manPage(version: string): string {
  const lines = [
    '.\\" Made by npm run build from the tables of src/cli.',
    `.TH TILEWRIGHT 1 "" "tilewright ${escaped(version)}" "User Commands"`,
    '.SH NAME',
    'tilewright \\- plan a tile layout for a room',
    '.SH SYNOPSIS',
    ...COMMANDS.flatMap(({ usage }, i) => [...(i > 0 ? ['.br'] : []), `.B ${escaped(usage)}`]),
    '.SH DESCRIPTION',
    'Plans a tile or floor-panel layout for a room: exact counts, cuts, waste and slivers, as figures, drawings and files.',
    'Flags may also be written with hyphens:',
    '.B \\-\\-tile\\-size',
    'is',
    '.BR \\-\\-tileSize .',
    'A flag that is true or false may stand alone, or with no\\- before its name:',
    '.BR \\-\\-no\\-walls .',
    ...COMMANDS.flatMap(commandSection),
    '.SH ENVIRONMENT',
    ...VARIABLES.flatMap(([name, meaning]) => entry(name, meaning)),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, meaning]) => entry(String(code), meaning)),
    '.SH EXAMPLES',
    ...COMMANDS.flatMap(({ examples }) => examples.flatMap(({ does, command }) => exampleLines(does, command))),
  ];
  return `${lines.join('\n')}\n`;
}

function commandSection(command: Command): string[] {
  const groups = flagsOf(command).length === 1 ? [] : command.groups;
  return [
    `.SH ${escaped(`tilewright ${command.name}`).toUpperCase()}`,
    ...sentences(command.description),
    ...groups.flatMap(({ title, flags }) => [`.SS ${escaped(title)}`, ...flags.flatMap(flagEntry)]),
    ...(command.settings
      ? ['.SS Settings', ...command.settings.flatMap(([name, meaning]) => entry(name, meaning))]
      : []),
  ];
}

function flagEntry(flag: Flag): string[] {
  const byDefault = flag.default === undefined ? '' : ` Default: ${flag.default}.`;
  return entry(synopsisOf(flag), `${flag.description}${byDefault}`);
}

function entry(head: string, text: string): string[] {
  return ['.TP', `.B ${escaped(head)}`, ...sentences(text)];
}

function exampleLines(does: string, command: string): string[] {
  return [
    '.PP',
    `${escaped(does[0].toUpperCase() + does.slice(1))}:`,
    '.PP',
    '.RS 4',
    '.EX',
    escaped(command),
    '.EE',
    '.RE',
  ];
}

/** A text with each sentence on its own line, as roff wants it. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z])/).map(escaped);
}

/** A text in which nothing is a request of roff. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replace(/^\./, '\\&.')
    .replace(/[^\n\x20-\x7e]/gu, (sign) => `\\[u${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`);
}
