// What happened in each task, and the table of a run: by language, by kind, and for clumsy requests.

import { KINDS, LANGUAGES, type ListedTask } from './task.ts';

export interface Outcome {
  readonly task: ListedTask;
  /** What is wrong with the answer; nothing if the task is solved. */
  readonly faults: readonly string[];
  readonly calls: number;
  readonly refusals: number;
}

/** The fewest calls that a task takes: a stored plan is opened first. */
export function fewestCalls({ call }: ListedTask): number {
  return 'change' in call ? 2 : 1;
}

export const isSolved = ({ faults }: Outcome): boolean => faults.length === 0;
export const isSolvedAtFirst = (outcome: Outcome): boolean =>
  isSolved(outcome) && outcome.calls <= fewestCalls(outcome.task);

/** One line about an outcome. */
export function lineOf(outcome: Outcome): string {
  const { task, faults, calls, refusals } = outcome;
  const verdict = isSolvedAtFirst(outcome) ? 'solved at first' : isSolved(outcome) ? 'solved' : 'NOT SOLVED';
  const counts = `${calls} calls, ${refusals} refused`;
  return [`  ${task.id.padEnd(26)} ${verdict.padEnd(16)} ${counts}`, ...faults.map((fault) => `    ${fault}`)].join(
    '\n',
  );
}

const COLUMNS = ['runs', 'solved', 'at first', 'calls', 'refused'] as const;

/** The table of a run; rows without a task are left out. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const by = (name: string, belongs: (task: ListedTask) => boolean) => ({
    name,
    chosen: outcomes.filter(({ task }) => belongs(task)),
  });
  const groups = [
    ...LANGUAGES.map((language) => by(language, (task) => task.language === language)),
    ...KINDS.map((kind) => by(kind, (task) => task.kind === kind)),
    by('clumsy', ({ isClumsy }) => isClumsy === true),
    by('all', () => true),
  ];
  const rows = groups.filter(({ chosen }) => chosen.length > 0).map(({ name, chosen }) => row(name, figuresOf(chosen)));
  return [row('', COLUMNS), ...rows].join('\n');
}

function figuresOf(outcomes: readonly Outcome[]): number[] {
  const total = (count: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  return [
    outcomes.length,
    total((outcome) => Number(isSolved(outcome))),
    total((outcome) => Number(isSolvedAtFirst(outcome))),
    total(({ calls }) => calls),
    total(({ refusals }) => refusals),
  ];
}

function row(name: string, cells: readonly (string | number)[]): string {
  return `  ${name.padEnd(10)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
}
