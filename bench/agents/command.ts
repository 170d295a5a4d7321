// Runs an agent's command for one task: the prompt goes to its standard input, its standard output ends with a JSON object.

import { spawn } from 'node:child_process';

/** More output than this is not read. */
const MOST_OUTPUT = 1_000_000;

export interface Ran {
  /** Undefined if there is no JSON object at the end. */
  readonly answer: unknown;
  /** Why the command failed; undefined if it ended well. */
  readonly failure: string | undefined;
}

/** Runs a command in a shell, and ends it with all that it started after some seconds. */
export async function runCommand(
  command: string,
  prompt: string,
  env: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Ran> {
  // In a process group of its own, so that what it started ends with it.
  const child = spawn(command, {
    shell: true,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MOST_OUTPUT);
  });
  // A command need not read its prompt.
  child.stdin.on('error', () => {});
  child.stdin.end(prompt);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child.pid);
  }, seconds * 1000);
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearTimeout(timer);
  endGroup(child.pid);
  const failure = isLate ? `It took longer than ${seconds} s.` : code === 0 ? undefined : `It ended with code ${code}.`;
  return { answer: lastObjectIn(output), failure };
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The JSON object with which a text ends, apart from what follows its last brace; undefined if there is none. */
export function lastObjectIn(text: string): object | undefined {
  const upTo = text.lastIndexOf('}') + 1;
  // The last object may contain others, so every brace may be its beginning; only one near the end is tried.
  for (
    let from = text.lastIndexOf('{', upTo);
    from >= Math.max(0, upTo - 20_000);
    from = text.lastIndexOf('{', from - 1)
  ) {
    try {
      return JSON.parse(text.slice(from, upTo)) as object;
    } catch {
      // It begins further to the left.
    }
    if (from === 0) break;
  }
  return undefined;
}
