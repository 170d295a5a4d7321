// Runs a command line: finds the command, parses its flags, and turns whatever ends it into a message and an exit code.

import { errorAnswer, similarName } from '../wire/index.ts';
import { compare } from './commands/compare.ts';
import { completion } from './commands/completion.ts';
import { importDrawing } from './commands/import.ts';
import { job } from './commands/job.ts';
import { mcp } from './commands/mcp.ts';
import { patterns } from './commands/patterns.ts';
import { plan } from './commands/plan.ts';
import { serve } from './commands/serve.ts';
import type { Console } from './console.ts';
import { COMMANDS, type Command, flagsOf, GLOBAL_FLAGS } from './describe/commands.ts';
import { commandHelp, fullHelp, mainHelp } from './describe/help.ts';
import { EXIT } from './exit-codes.ts';
import { OutputError, Refusal, UsageError } from './failures.ts';
import { type Given, parseFlags } from './flags/parse.ts';
import { red } from './output/colors.ts';
import { onLine } from './output/on-line.ts';
import { refusalLine } from './refusals.ts';
import { readVersion } from './version.ts';

type Run = (given: Given, console: Console) => Promise<number>;

const RUNS: Readonly<Record<string, Run>> = {
  plan,
  compare,
  job,
  import: importDrawing,
  patterns,
  serve: async () => {
    await serve();
    return EXIT.done;
  },
  mcp,
  completion,
};

/** Runs a command line and returns its exit code. Never rejects. */
export async function run(argv: readonly string[], console: Console): Promise<number> {
  let given: Given | undefined;
  try {
    const [name, ...rest] = argv;
    const command = COMMANDS.find((one) => one.name === name);
    if (command === undefined) return await withoutCommand(argv, console);
    given = parseFlags(rest, flagsOf(command));
    if (given.values.has('help')) return await showHelp(command, given, console);
    checkOperands(command, given);
    return await RUNS[command.name](given, console);
  } catch (error) {
    return report(error, argv, given, console);
  }
}

async function withoutCommand(argv: readonly string[], { out, err }: Console): Promise<number> {
  const [word, topic] = argv;
  if (word === undefined) {
    await err.write(mainHelp(err));
    return EXIT.usage;
  }
  const asked = word === 'help' ? topic : undefined;
  const command = COMMANDS.find(({ name }) => name === asked);
  if (asked !== undefined && command === undefined) throw unknownCommand(asked);
  if (word === 'help') {
    await out.write(command ? commandHelp(command, out) : mainHelp(out));
    return EXIT.done;
  }
  if (!word.startsWith('-')) throw unknownCommand(word);
  const { values } = parseFlags(argv, GLOBAL_FLAGS);
  await out.write(values.has('version') ? `tilewright ${readVersion()}\n` : mainHelp(out));
  return EXIT.done;
}

function unknownCommand(word: string): UsageError {
  const names = COMMANDS.map(({ name }) => name);
  const meant = similarName(word, names);
  const hint = meant === undefined ? `Use one of ${names.join(', ')}.` : `Did you mean ${meant}?`;
  return new UsageError({
    code: 'command-unknown',
    received: word,
    message: `There is no command ${word}. ${hint}`,
    example: meant,
  });
}

async function showHelp(command: Command, { operands }: Given, { out }: Console): Promise<number> {
  await out.write(operands.includes('all') ? fullHelp(command, out) : commandHelp(command, out));
  return EXIT.done;
}

function checkOperands(command: Command, { operands }: Given): void {
  const { name, operands: known = [], usage, reads = 'with a JSON body' } = command;
  if (known === 'file') {
    if (operands.length === 1) return;
    const message = `${name} takes one file ${reads}, or - for standard input, not ${operands.length}: ${usage}.`;
    throw new UsageError({ code: 'operand-invalid', message });
  }
  if (known.length > 0) {
    if (operands.length === 1 && known.includes(operands[0])) return;
    throw new UsageError({ code: 'operand-invalid', message: `${name} takes one of ${known.join(', ')}: ${usage}.` });
  }
  if (operands.length === 0) return;
  const hasRoom = flagsOf(command).some((flag) => flag.name === 'outline');
  const advice = hasRoom
    ? "put a value with spaces in quotes, for example --outline 'E400 S300 W400 N300'."
    : `its usage is ${usage}.`;
  const message = `${name} takes only flags, not ${JSON.stringify(operands[0])}; ${advice}`;
  throw new UsageError({ code: 'operand-invalid', received: operands[0], message });
}

/** Prints why a command ended, and returns the exit code for it. */
async function report(
  error: unknown,
  argv: readonly string[],
  given: Given | undefined,
  console: Console,
): Promise<number> {
  const isJson = argv.includes('--json');
  const mistakes = error instanceof Refusal ? error.mistakes : error instanceof UsageError ? [error.mistake] : [];
  if (mistakes.length > 0 && isJson) {
    await console.out.write(onLine(JSON.stringify(errorAnswer(mistakes))));
  } else {
    for (const line of linesOf(error, given, console))
      await console.err.write(`${red(console.err, 'tilewright:')} ${line}\n`);
  }
  return exitCodeOf(error);
}

function linesOf(error: unknown, given: Given | undefined, { env }: Console): readonly string[] {
  if (error instanceof Refusal) {
    const sent = new Map([...(given?.values ?? [])].map(([name, [value]]) => [name, value]));
    return error.mistakes.map((one) => (error.where === 'query' ? refusalLine(one, sent) : one.message));
  }
  if (error instanceof UsageError || error instanceof OutputError) return [error.message];
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (env.TILEWRIGHT_DEBUG) return [stack ?? message];
  return [`this is a fault of tilewright, not yours: ${message.split('\n', 1)[0]} (TILEWRIGHT_DEBUG=1 shows where.)`];
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Refusal) return EXIT.refused;
  if (error instanceof UsageError) return EXIT.usage;
  return error instanceof OutputError ? EXIT.output : EXIT.fault;
}
