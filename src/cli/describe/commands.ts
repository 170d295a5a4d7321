// The table of commands. Parsing, help, completion and the man page are made from it.

import { DRAWING_FORMATS } from '../../import/index.ts';
import type { FieldGroup } from '../../wire/index.ts';
import { FIELD_FLAGS, flagsWith, PARAMETER_FLAGS } from '../flags/field-flags.ts';
import type { Flag } from '../flags/flag.ts';
import { HEIGHT, JOB_OUTPUT, LAYER, ROOM_NAME, UNIT } from '../flags/import-flags.ts';
import { BODY, FAIL_ON_WARNINGS, HELP, JSON_ERRORS, OUTPUT, VARIANT, VERSION } from '../flags/own-flags.ts';
import { SETTINGS } from './contract.ts';

interface FlagGroup {
  readonly title: string;
  readonly flags: readonly Flag[];
}

interface Example {
  readonly does: string;
  readonly command: string;
}

export interface Command {
  readonly name: string;
  /** What it does, in a few words for a list. */
  readonly summary: string;
  /** What it does, in a sentence or two. */
  readonly description: string;
  readonly usage: string;
  readonly groups: readonly FlagGroup[];
  /** The environment variables that set it up. */
  readonly settings?: readonly (readonly [name: string, meaning: string])[];
  /** The words that may follow it, if any, or the file that must. */
  readonly operands?: readonly string[] | 'file';
  /** What the file is, for messages; a JSON body otherwise. */
  readonly reads?: string;
  readonly examples: readonly Example[];
}

const flagsIn = (meant: FieldGroup) => flagsWith(({ group }) => group === meant);
const ROOM = flagsIn('room');
const LAYOUT = flagsIn('layout');

const PLAN_GROUPS: readonly FlagGroup[] = [
  { title: 'The room', flags: ROOM },
  { title: 'The layout', flags: LAYOUT },
  { title: 'Parameters of the patterns', flags: PARAMETER_FLAGS },
  { title: 'The answer', flags: flagsIn('answer') },
  { title: 'The order', flags: flagsIn('order') },
  { title: 'Grout and adhesive', flags: flagsIn('quantities') },
  { title: 'Input, output and exit code', flags: [BODY, OUTPUT, JSON_ERRORS, FAIL_ON_WARNINGS, HELP] },
];

const PLAN: Command = {
  name: 'plan',
  summary: 'plan a floor: figures, drawings, cut lists',
  description:
    'Plans a tile layout for a room. The request is the same as that of GET /api/plan, each field as a flag, or with --body that of POST. The answer is JSON on standard output, or a file.',
  usage: 'tilewright plan --outline <walls> [flags]',
  groups: PLAN_GROUPS,
  examples: [
    { does: 'a bathroom in squares of 300 mm', command: "tilewright plan --outline 'E180 S240 W180 N240'" },
    {
      does: 'from the best start, as a PDF file',
      command: "tilewright plan --outline 'E400 S300 W400 N300' --start best -o plan.pdf",
    },
    {
      does: 'the starts to choose from, as a list on standard error',
      command: "tilewright plan --outline 'E400 S300 W400 N300' --choices -o choices.json",
    },
    { does: 'a JSON body from standard input', command: 'tilewright plan --body - < room.json' },
  ],
};

const COMPARE: Command = {
  name: 'compare',
  summary: 'compare up to 24 layouts for one room, ranked',
  description:
    'Plans variants of one floor and ranks them: fewest slivers, then the least to buy. The request is the same as that of POST /api/compare, written as flags or with --body; a body with surfaces is that of POST /api/job/compare. The answer is JSON.',
  usage: 'tilewright compare --outline <walls> --variant <query>... [flags]',
  groups: [
    { title: 'The variants', flags: [VARIANT] },
    { title: 'The room', flags: ROOM },
    { title: 'What variants share unless they change it', flags: [...LAYOUT, ...PARAMETER_FLAGS] },
    // Drawings alone, each variant has the address of one, in colours that go with every pattern.
    {
      title: 'The answer',
      flags: flagsWith(
        ({ group, role, inComparison }) => group === 'answer' && role !== 'answer' && inComparison !== 'refused',
      ),
    },
    { title: 'Input and output', flags: [BODY, OUTPUT, JSON_ERRORS, HELP] },
  ],
  examples: [
    {
      does: 'squares against bricks from their best start',
      command:
        "tilewright compare --outline 'E400 S300 W400 N300' \\\n    --variant pattern=squares --variant 'pattern=bricks&start=best'",
    },
  ],
};

const JOB: Command = {
  name: 'job',
  summary: 'plan several surfaces that are bought together',
  description:
    'Plans surfaces and what to buy for all of them. The request is the JSON body of POST /api/job, from a file or, with -, from standard input.',
  usage: 'tilewright job <file|-> [flags]',
  operands: 'file',
  groups: [
    {
      title: 'Output and exit code',
      flags: [...FIELD_FLAGS.filter(({ name }) => name === 'format'), OUTPUT, JSON_ERRORS, FAIL_ON_WARNINGS, HELP],
    },
  ],
  examples: [
    { does: 'the cut lists of a flat, with what to buy', command: 'tilewright job flat.json -o flat.xlsx' },
    { does: 'a job from standard input', command: 'tilewright job - < flat.json' },
  ],
};

const IMPORT: Command = {
  name: 'import',
  summary: 'make a job of the rooms in a drawing or a scan',
  description: `Reads the rooms of a file and prints them as the JSON body of a job, a floor for each room. The formats are ${DRAWING_FORMATS.map(({ name }) => name).join(', ')}. What was changed or left out is listed on standard error. A file that does not say its unit needs --unit.`,
  usage: 'tilewright import <file|-> [flags]',
  operands: 'file',
  reads: 'with a drawing or a scan',
  groups: [
    { title: 'The rooms', flags: [UNIT, ROOM_NAME, LAYER, HEIGHT] },
    { title: 'Output', flags: [JOB_OUTPUT, JSON_ERRORS, HELP] },
  ],
  examples: [
    {
      does: 'a plan drawn in millimetres, and what to buy for it',
      command: 'tilewright import plan.dxf --unit mm | tilewright job -',
    },
    {
      does: 'two rooms with their walls',
      command: 'tilewright import flat.dxf --room Bath --room WC --height 2.5m -o wet.json',
    },
  ],
};

const PATTERNS: Command = {
  name: 'patterns',
  summary: 'list the patterns and their parameters',
  description: 'Lists the patterns with their parameters, ranges and defaults.',
  usage: 'tilewright patterns [--json] [--lang <lang>]',
  groups: [
    {
      title: 'Flags',
      flags: [
        { name: 'json', kind: 'switch', description: 'Print the JSON of GET /api/plan/patterns.' },
        ...FIELD_FLAGS.filter(({ name }) => name === 'lang'),
        HELP,
      ],
    },
  ],
  examples: [{ does: 'the patterns in Polish', command: 'tilewright patterns --lang pl' }],
};

const SERVE: Command = {
  name: 'serve',
  summary: 'run the server: API, pages and planner',
  description:
    'Runs the server. Its settings are environment variables, as for npm start: PORT, HOST, PUBLIC_URL, DATA_DIR and others.',
  usage: 'tilewright serve',
  settings: SETTINGS,
  groups: [{ title: 'Flags', flags: [HELP] }],
  examples: [{ does: 'another port', command: 'PORT=8080 tilewright serve' }],
};

const MCP: Command = {
  name: 'mcp',
  summary: 'tools for language models, over standard input',
  description:
    'Answers a client of the Model Context Protocol over standard input and output, until it closes standard input. Agents start it themselves.',
  usage: 'tilewright mcp',
  groups: [{ title: 'Flags', flags: [HELP] }],
  examples: [{ does: 'what an agent starts', command: 'npx tilewright mcp' }],
};

const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const COMPLETION: Command = {
  name: 'completion',
  summary: 'print completions for a shell',
  description: 'Prints a script that completes commands, flags and values in a shell.',
  usage: 'tilewright completion bash|zsh|fish',
  operands: SHELLS,
  groups: [{ title: 'Flags', flags: [HELP] }],
  examples: [{ does: 'for this session of bash', command: 'source <(tilewright completion bash)' }],
};

export const COMMANDS: readonly Command[] = [PLAN, COMPARE, JOB, IMPORT, PATTERNS, SERVE, MCP, COMPLETION];

/** The flags without a command. */
export const GLOBAL_FLAGS: readonly Flag[] = [HELP, VERSION];

/** All flags of a command. */
export function flagsOf({ groups }: Command): readonly Flag[] {
  return groups.flatMap(({ flags }) => flags);
}
